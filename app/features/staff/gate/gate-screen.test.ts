import { expect, test } from "vitest";
import { carried } from "./gate-screen.ts";

test("a form is carried whole by who is known, up to 64 KB, and not at all by strangers", () => {
  const form = { text: "अ".repeat(21_000) };
  expect(carried(form, true)).toEqual({ kept: form });
  expect(carried(form, false)).toEqual({ isUnkept: true });
  expect(carried({ ...form, more: "x".repeat(2600) }, true)).toEqual({ isUnkept: true });
  expect([carried({}, true), carried(undefined, false)]).toEqual([{}, {}]);
});
