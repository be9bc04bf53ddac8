import { createHash } from "node:crypto";
import type { Publications } from "#app/cms/publications/publications.server.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { type Repeated, repeat } from "#app/lib/runtime.server.ts";
import { isDueToSee, keepProof, lastSights, loggedPages } from "./proofs.server.ts";

/** Bytes. */
const longestAnswer = 4_000_000;

/** Both null if no complete answer came in time. */
interface SeenAnswer {
  status: number | null;
  /** SHA-256 of the answer's body, decompressed. */
  digest: string | null;
}

/** A redirect is not followed, since it may lead to another host; its status is the answer. */
async function fetchPage(address: string, signal: AbortSignal): Promise<SeenAnswer> {
  try {
    const headers = { "User-Agent": "publication-log", "Cache-Control": "no-cache" };
    const { status, body } = await fetch(address, { redirect: "manual", headers, signal });
    const digest = createHash("sha256");
    let length = 0;
    for await (const bytes of body ?? []) {
      length += bytes.length;
      if (length > longestAnswer) return { status: null, digest: null };
      digest.update(bytes);
    }
    return { status, digest: digest.digest("hex") };
  } catch {
    return { status: null, digest: null };
  }
}

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
