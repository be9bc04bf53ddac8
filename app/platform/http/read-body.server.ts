/** The slowest rate that is accepted, in bytes a second, and when it is first checked, in milliseconds. */
const leastSpeed = 20_000;
const grace = 10_000;

/** How long to wait for the next byte from a sender who may be slow, in milliseconds. */
const longestSilence = 60_000;

/** How often the speed is checked, in milliseconds. */
const often = 1000;

/** Why a body was not read to its end; "gone" when the sender disconnected. */
type Unread = "tooLarge" | "tooSlow" | "gone";

/**
 * Reads the whole body of a request, up to `most` bytes. Slow senders are rejected, since they would hold a slot for
 * long; while `isPatient()` is true, only those who send nothing for a minute are.
 */
export async function readBody(request: Request, most: number, isPatient = () => false): Promise<Buffer | Unread> {
  if (Number(request.headers.get("content-length")) > most) return "tooLarge";
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const begun = performance.now();
  let heard = begun;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let unread: Unread | undefined;
  const giveUp = (why: Unread) => {
    unread = why;
    // Not cancelled, which would close the connection: the rest is discarded once the response is sent.
    reader.releaseLock();
  };
  const clock = setInterval(() => {
    const now = performance.now();
    const isLate = isPatient() ? now - heard > longestSilence : now - begun > grace + (size / leastSpeed) * 1000;
    if (isLate) giveUp("tooSlow");
  }, often);
  try {
    for (let next = await reader.read(); !next.done && !unread; next = await reader.read()) {
      size += next.value.length;
      heard = performance.now();
      if (size > most) giveUp("tooLarge");
      else chunks.push(next.value);
    }
  } catch {
    unread ??= "gone";
  } finally {
    clearInterval(clock);
  }
  return unread ?? Buffer.concat(chunks);
}
