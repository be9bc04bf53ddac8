import { expect, test } from "vitest";
import { carryForm } from "./gate-screen.ts";

const asha = { name: "Asha Namune" };

test("a form is carried whole with its sender's name, up to 64 KB, and not at all without one", () => {
  const form = { text: "अ".repeat(21_000) };
  expect(carryForm(form, asha)).toEqual({ kept: form, keptOf: asha.name });
  expect(carryForm(form, undefined)).toEqual({ isUnkept: true });
  expect(carryForm({ ...form, more: "x".repeat(2600) }, asha)).toEqual({ isUnkept: true });
  expect([carryForm({}, asha), carryForm(undefined, undefined)]).toEqual([{}, {}]);
});
