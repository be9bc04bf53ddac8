/** Bytes a second, and the milliseconds after which the speed is first checked. */
const leastSpeed = 20_000;
const grace = 10_000;

/** Milliseconds to wait for the next byte from a slow sender. */
const longestSilence = 60_000;

const often = 1000;

type Unread = "tooLarge" | "tooSlow" | "gone";

/** Slow senders would hold a slot for long; while `isPatient()`, only a minute of silence is too slow. */
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
