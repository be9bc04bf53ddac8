import { expect, test } from "vitest";
import { carried } from "./gate-screen.ts";

const asha = { name: "Asha Namune" };

test("a form is carried whole with its sender's name, up to 64 KB, and not at all without one", () => {
  const form = { text: "अ".repeat(21_000) };
  expect(carried(form, asha)).toEqual({ kept: form, keptOf: asha.name });
  expect(carried(form, undefined)).toEqual({ isUnkept: true });
  expect(carried({ ...form, more: "x".repeat(2600) }, asha)).toEqual({ isUnkept: true });
  expect([carried({}, asha), carried(undefined, undefined)]).toEqual([{}, {}]);
});
