import { expect, test } from "vitest";
import { z } from "zod";
import { email, field, formControlsOf, line, lines, name, optional, phone } from "./fields.ts";
import { check } from "./form-answer.ts";

const shape = {
  line: line(5),
  name: name(5),
  lines: lines(5, 2),
  email,
  phone,
  shorter: field(line(5), { autoComplete: "tel" }).max(4),
  changed: line(5).transform((text) => text.toUpperCase()),
  optional: optional(line(5)),
};

test.each(Object.entries(formControlsOf(shape)))(
  "the control of a %s takes as many characters as the server",
  (key, { maxLength = 0, type }) => {
    expect(maxLength).toBeGreaterThan(0);
    const typed = { [key]: (type === "tel" ? "9876543210" : "").padEnd(maxLength + 1, type ? "-" : "a") };
    const one = z.object({ [key]: shape[key as keyof typeof shape] });
    expect(check(one, typed)).toEqual({ ok: false, errors: { [key]: { code: "long", max: maxLength } } });
  },
);

test("a shorter field keeps what else its control says", () => {
  expect(formControlsOf(shape).shorter).toMatchObject({ autoComplete: "tel", maxLength: 4 });
});

test("no control can be given another length than its schema's", () => {
  // @ts-expect-error A length that is said here alone would not be the server's.
  expect(formControlsOf({ phone: field(phone, { maxLength: 20 }) }).phone.maxLength).toBe(80);
});
