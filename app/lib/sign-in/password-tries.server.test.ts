import { describe, expect, test } from "vitest";
import { createMemoryBackoff } from "#app/lib/limits/backoff.server.ts";
import { tryPassword } from "./passwords.server.ts";

type Checked = { ok: true } | { ok: false; reason: "wrongPassword" | "refused" | "tooMany" };

const answers = (checked: Checked) => async () => checked;
const right = answers({ ok: true });
const wrong = answers({ ok: false, reason: "wrongPassword" });
const waits = { ok: false, reason: "tooMany", seconds: expect.any(Number) };

/** Passwords that are tried while the clock stands still. */
function counted() {
  const backoff = createMemoryBackoff(() => 0);
  return (pair: string, account: string | undefined, check: () => Promise<Checked>) =>
    tryPassword(backoff, { pair, account }, check);
}

describe("passwords that are tried", () => {
  test("wait after five wrong ones from one place, and not elsewhere", async () => {
    const tried = counted();
    for (let count = 0; count < 5; count += 1)
      expect(await tried("asha here", "asha", wrong)).toEqual({ ok: false, reason: "wrongPassword" });
    expect(await tried("asha here", "asha", right)).toEqual(waits);
    expect(await tried("asha there", "asha", right)).toEqual({ ok: true });
  });

  test("wait after fifty wrong ones from everywhere, but not at a place that the account knows", async () => {
    const tried = counted();
    for (let count = 0; count < 50; count += 1) await tried(`asha ${count}`, "asha", wrong);
    expect(await tried("asha there", "asha", right)).toEqual(waits);
    expect(await tried("asha known", undefined, right)).toEqual({ ok: true });
  });

  test("are not counted where none was compared: the check was refused, or failed", async () => {
    const tried = counted();
    const failed = () => Promise.reject(new Error("no store"));
    for (let count = 0; count < 60; count += 1) {
      await tried("asha here", "asha", answers({ ok: false, reason: "refused" }));
      await expect(tried("asha here", "asha", failed)).rejects.toThrow("no store");
    }
    expect(await tried("asha here", "asha", right)).toEqual({ ok: true });
  });
});
