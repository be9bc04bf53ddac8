import { afterEach, expect, test, vi } from "vitest";
import { shareByPhone } from "./share-by-phone.ts";

afterEach(() => vi.unstubAllGlobals());

const link = {
  href: "https://wa.me/?text=*%E0%A4%B8%E0%A5%81%E0%A4%9F%E0%A5%8D%E0%A4%9F%E0%A5%80*%0Ahttps://institute.example",
};

/** What happens at a tap: what is shared, and where the link leads. */
async function tap(isPhone: boolean, share?: () => Promise<void>) {
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  const asked = share && vi.fn(share);
  await shareByPhone(link as HTMLAnchorElement, isPhone, asked ? { share: asked } : {});
  return { shared: asked?.mock.calls ?? [], followed: assign.mock.calls };
}

test("a phone offers its own apps, with the message that WhatsApp would get", async () => {
  const { shared, followed } = await tap(true, async () => {});
  expect([shared, followed]).toEqual([[[{ text: "*सुट्टी*\nhttps://institute.example" }]], []]);
});

test("closing them does nothing more; where there are none, WhatsApp opens as without script", async () => {
  const aborted = async () => Promise.reject(new DOMException("closed", "AbortError"));
  expect((await tap(true, aborted)).followed).toEqual([]);
  const refused = async () => Promise.reject(new DOMException("no", "NotAllowedError"));
  expect((await tap(true, refused)).followed).toEqual([[link.href]]);
  expect((await tap(true)).followed).toEqual([[link.href]]);
  expect(await tap(false, async () => {})).toEqual({ shared: [], followed: [[link.href]] });
});
