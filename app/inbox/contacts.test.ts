import { expect, test } from "vitest";
import { contactsOf, numberToWriteTo } from "./contacts.ts";

const adult = {
  ...{ reference: "E-1", phone: "+91 98220 12345", email: null, confirmedAt: null },
  ...{ isMinor: 0 as 0 | 1, guardianPhone: null as string | null, guardianConfirmedAt: null as number | null },
};
const minor = { ...adult, reference: "E-2", isMinor: 1 as const, guardianPhone: "+91 94220 98765" };
const written = (...group: (typeof adult)[]) =>
  contactsOf(group).map((contact) => {
    const number = numberToWriteTo(contact, group);
    return number && [number.to, number.phone];
  });

test("until a parent has agreed the office writes to them and not to the child", () => {
  expect(written(adult)).toEqual([["sender", adult.phone]]);
  expect(written(minor)).toEqual([["guardian", minor.guardianPhone]]);
  expect(written({ ...minor, guardianConfirmedAt: 1 })).toEqual([["sender", minor.phone]]);
  expect(written({ ...minor, guardianPhone: null }), "or nowhere").toEqual([undefined]);
});

test("another entry with the child’s number does not offer it either; one with the family’s number does", () => {
  expect(written(adult, minor)).toEqual([undefined]);
  expect(written(adult, { ...minor, guardianPhone: adult.phone })).toEqual([["sender", adult.phone]]);
});
