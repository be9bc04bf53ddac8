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

export interface SightingParts extends Pick<PlatformServices, "db" | "now"> {
  publications: Pick<Publications, "publicNow">;
  kinds: RecordKind[];
  siteUrl: string;
  longestWait?: number;
}

interface Sightings {
  look: () => Promise<void>;
  /** Aborts a fetch in progress, which is then not noted. */
  stop: () => void;
}

/** False for this machine and for names that RFC 2606 and 6761 reserve for examples. */
export function hasPublicName(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return !/^(localhost|127\..*|\[::1\])$|\.(localhost|example|test|invalid)$|^[^.]+$/.test(hostname);
}

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
