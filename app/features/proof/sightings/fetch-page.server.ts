import { createHash } from "node:crypto";

/** Bytes. */
const longestAnswer = 4_000_000;

/** Both null if no complete answer came in time. */
interface SeenAnswer {
  status: number | null;
  /** SHA-256 of the answer's body, decompressed. */
  digest: string | null;
}

/** A redirect is not followed, since it may lead to another host; its status is the answer. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<SeenAnswer> {
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
