import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readBody } from "./posted-form.server.ts";

const second = 1000;

/** A request whose body comes in pieces, so many bytes at these times (ms), and breaks off where `isBroken`. */
function sent(pieces: [at: number, bytes: number][], { isBroken = false, isEndless = false } = {}): Request {
  let isWanted = true;
  const body = new ReadableStream({
    start(controller) {
      for (const [at, bytes] of pieces) setTimeout(() => isWanted && controller.enqueue(new Uint8Array(bytes)), at);
      const last = (pieces.at(-1)?.[0] ?? 0) + 1;
      if (isBroken) setTimeout(() => controller.error(new Error("ECONNRESET")), last);
      else if (!isEndless) setTimeout(() => isWanted && controller.close(), last);
    },
    cancel() {
      isWanted = false;
    },
  });
  return new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
}

/** Reads a body, however long it takes. */
async function read(request: Request, most = 1_000_000, isPatient = (_at: number) => false) {
  const begun = Date.now();
  const answer = readBody(request, most, () => isPatient(Date.now() - begun));
  await vi.advanceTimersByTimeAsync(600 * second);
  const body = await answer;
  return typeof body === "string" ? body : body.length;
}

describe("a body", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is read to its end", async () => {
    expect(
      await read(
        sent([
          [0, 100],
          [5 * second, 50],
        ]),
      ),
    ).toBe(150);
    expect(await read(new Request("http://localhost/", { method: "POST" }))).toBe(0);
  });

  test("that is larger than the limit is rejected", async () => {
    const request = sent([[0, 101]], { isEndless: true });
    expect(await read(request, 100)).toBe("tooLarge");
    const announced = new Request("http://localhost/", { method: "POST", headers: { "content-length": "101" } });
    expect(await read(announced, 100)).toBe("tooLarge");
  });

  test("that stalls is given up after ten seconds", async () => {
    expect(await read(sent([[0, 100]], { isEndless: true }))).toBe("tooSlow");
    expect(await read(sent([[9 * second, 100]]))).toBe(100);
  });

  test("may take as long as it likes at 20 KB a second, and not at 10 KB", async () => {
    const at = (bytes: number) => Array.from({ length: 40 }, (_, each): [number, number] => [each * second, bytes]);
    expect(await read(sent(at(20_000)))).toBe(800_000);
    expect(await read(sent(at(10_000)))).toBe("tooSlow");
  });

  test("that breaks off does not throw", async () => {
    expect(await read(sent([[0, 100]], { isBroken: true }))).toBe("gone");
  });
  test("that is slow is taken by a patient reader, who gives up after a minute of silence", async () => {
    const slowly = Array.from({ length: 10 }, (_, at): [number, number] => [at * 50 * second, 100]);
    expect(await read(sent(slowly), 1_000_000, () => true)).toBe(1000);
    expect(await read(sent(slowly), 1_000_000)).toBe("tooSlow");
    expect(
      await read(
        sent([
          [0, 100],
          [62 * second, 100],
        ]),
        1_000_000,
        () => true,
      ),
    ).toBe("tooSlow");
  });

  test("that is slow is given up once others wait for its place", async () => {
    const slowly = Array.from({ length: 10 }, (_, at): [number, number] => [at * 50 * second, 100]);
    expect(await read(sent(slowly), 1_000_000, (at) => at < 200 * second)).toBe("tooSlow");
    const fast = Array.from({ length: 60 }, (_, at): [number, number] => [at * second, 25_000]);
    expect(await read(sent(fast), 2_000_000, (at) => at < 20 * second)).toBe(1_500_000);
  });
});
