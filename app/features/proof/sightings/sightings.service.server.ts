import { keepProof, lastSights } from "#app/features/proof/proofs.rows.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { Publications } from "#app/platform/publications/publications.server.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { type Repeated, repeat } from "#app/platform/repeat.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { isDueToSee, loggedPages } from "./due-pages.ts";
import { fetchPage } from "./fetch-page.server.ts";

/** Milliseconds for one page. */
const longestWait = 10_000;

/** What looking at the own pages needs. */
export interface SightingParts extends Pick<PlatformServices, "db" | "now"> {
  publications: Pick<Publications, "publicNow">;
  kinds: RecordKind[];
  siteUrl: string;
  longestWait?: number;
}

/** Looks at the site's own pages, as visitors get them. */
interface Sightings {
  /** Fetches the pages that are due, one after another, and notes what came. */
  look: () => Promise<void>;
  /** Ends a fetch in progress, which is not noted then. */
  stop: () => void;
}

/** Whether a site has a name on the network: not this machine, nor a name that RFC 2606 and 6761 keep for examples. */
export function hasPublicName(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return !/^(localhost|127\..*|\[::1\])$|\.(localhost|example|test|invalid)$|^[^.]+$/.test(hostname);
}

/** Makes what looks at the own pages. */
export function createSightings({ db, now, publications, kinds, siteUrl, ...options }: SightingParts): Sightings {
  const stopped = new AbortController();
  return {
    async look() {
      const last = await lastSights(db);
      for (const each of loggedPages(kinds, await publications.publicNow())) {
        const { page, seq } = each;
        if (stopped.signal.aborted || !isDueToSee(each, last.get(page), now())) continue;
        const timeout = AbortSignal.timeout(options.longestWait ?? longestWait);
        const answer = await fetchPage(siteUrl + encodeURI(page), AbortSignal.any([timeout, stopped.signal]));
        if (stopped.signal.aborted) return;
        const at = now();
        // Several processes may look at once: one of them notes it.
        const id = `seen ${page} ${seq} ${indiaTime(at).day}`;
        await keepProof(db, { id, what: "seen", at, seq, page, ...answer, recipients: null });
      }
    },
    stop: () => stopped.abort(),
  };
}

/** Looks every minute, if the site has a public name. */
export function lookAtOwnPages(parts: SightingParts): Repeated {
  const sightings = createSightings(parts);
  if (!hasPublicName(parts.siteUrl)) return { stop: async () => {} };
  const looking = repeat(sightings.look, { every: 60_000, failed: "the site could not look at its own pages" });
  return {
    stop() {
      sightings.stop();
      return looking.stop();
    },
  };
}
