import { describe, expect, test } from "vitest";
import { applicationForm } from "#app/forms/applications/application.ts";
import { enquiryForm } from "#app/forms/enquiries/enquiry.ts";
import { feedbackForm } from "#app/forms/feedback/feedback.ts";
import { lookupForm } from "#app/forms/my-enquiry/lookup.ts";
import { check } from "#app/lib/forms/form-answer.ts";

const enquiry = {
  fullName: "Asha Namune",
  hscPercentage: "85.50%",
  email: "asha@example.org",
  contactNumber: "+91 98765 43210",
};
const guardian = { isMinor: "on", guardianName: "Sunil Namune", guardianPhone: "+91 91234 56780" };

/** The error codes of an enquiry with these fields. */
function codesOf(more: Record<string, string>) {
  const checked = check(enquiryForm, { ...enquiry, ...more });
  return checked.ok ? {} : Object.fromEntries(Object.entries(checked.errors).map(([name, { code }]) => [name, code]));
}

describe("the enquiry", () => {
  test("is accepted as typed, without spaces around fields and without unknown fields", () => {
    const checked = check(enquiryForm, { ...enquiry, fullName: "  Asha Namune\t", intent: "send", opened: "1" });
    expect(checked).toEqual({ ok: true, fields: { ...enquiry, isMinor: false } });
  });

  test("needs every field", () => {
    const missing = { code: "missing" };
    const errors = { fullName: missing, hscPercentage: missing, email: missing, contactNumber: missing };
    expect(check(enquiryForm, {})).toEqual({ ok: false, errors });
    expect(check(enquiryForm, { fullName: " ", hscPercentage: "\n", email: "", contactNumber: "\u00a0" })).toEqual({
      ok: false,
      errors,
    });
  });

  test("returns the errors of all fields at once, including the guardian's", () => {
    expect(codesOf({ fullName: "", email: "asha", isMinor: "on" })).toEqual({
      fullName: "missing",
      email: "email",
      guardianName: "missing",
      guardianPhone: "missing",
    });
  });

  test.each(["85", "100", "85.5 %", "८५.५%", "Awaited", "CGPA 9.1", "510/600"])(
    "accepts the percentage %s",
    (hscPercentage) => expect(codesOf({ hscPercentage })).toEqual({}),
  );

  test.each(["190", "100.5%", "१९० %", "510"])("refuses the percentage %s", (hscPercentage) => {
    expect(codesOf({ hscPercentage })).toEqual({ hscPercentage: "above100" });
  });
});

describe("an email address", () => {
  test.each([
    "a@b.in",
    "A.B+c@sub.example.org",
    "o'neill@example.org",
    "x@1.example",
    "_@example.co.in",
    " a@b.in ",
    "a@b.in\u200b",
  ])("%j is accepted", (email) => expect(codesOf({ email })).toEqual({}));

  test.each([
    "asha",
    "asha@",
    "@example.org",
    "asha@localhost",
    "asha@example",
    "asha@example.",
    "asha@.example.org",
    "asha@-example.org",
    "asha@example..org",
    "a b@example.org",
    "asha@exam ple.org",
    "asha@@example.org",
    "asha@example.org,ravi@example.org",
    "Asha <asha@example.org>",
    "=?UTF-8?B?YQ==?=@example.org",
    `a@${"b".repeat(64)}.org`,
  ])("%j is refused", (email) => expect(codesOf({ email })).toEqual({ email: "email" }));

  test.each(["आशा@example.org", "asha@उदाहरण.भारत", "ásha@example.org"])("%j is refused, with the reason", (email) =>
    expect(codesOf({ email })).toEqual({ email: "emailLetters" }),
  );

  test("has its Marathi digits in Latin ones, as its owner was given it", () => {
    const checked = check(enquiryForm, { ...enquiry, email: "asha१२@example.org" });
    expect(checked).toMatchObject({ ok: true, fields: { email: "asha12@example.org" } });
  });

  test("is refused when it contains a line break", () => {
    expect(codesOf({ email: "asha@example.org\r\nBcc: b@example.org" })).toHaveProperty("email");
  });

  test("is at most 254 characters long", () => {
    const domain = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.org`;
    const local = "a".repeat(254 - domain.length - 1);
    expect(codesOf({ email: `${local}@${domain}` })).toEqual({});
    expect(check(enquiryForm, { ...enquiry, email: `a${local}@${domain}` })).toMatchObject({
      errors: { email: { code: "long", max: 254 } },
    });
  });
});

describe("a phone number", () => {
  test.each(["9876543210", "(02562) 240-123", "+९१ ९८७६५ ४३२१०", "Call 98765 43210", "+971 50 123 4567"])(
    "%s is accepted",
    (contactNumber) => expect(codesOf({ contactNumber })).toEqual({}),
  );

  test.each([
    ["987654321", "phone"],
    ["98765432101", "phone"],
    ["123456789012345", "phone"],
    ["98765 4321O", "phone"],
    ["++++++++++", "phone"],
    ["९८७६५", "phone"],
    ["98765 43210 / 98765 43211", "twoPhones"],
  ])("%s is refused: %s", (contactNumber, code) => expect(codesOf({ contactNumber })).toEqual({ contactNumber: code }));
});

describe("the guardian", () => {
  test("is required for visitors under 18", () => {
    expect(codesOf({ isMinor: "on" })).toEqual({ guardianName: "missing", guardianPhone: "missing" });
    expect(codesOf({ ...guardian, guardianPhone: "12" })).toEqual({ guardianPhone: "phone" });
    expect(check(enquiryForm, { ...enquiry, ...guardian })).toEqual({
      ok: true,
      fields: { ...enquiry, ...guardian, isMinor: true },
    });
  });

  test.each([{}, { isMinor: "" }])("is neither read nor stored for adults (%j)", (age) => {
    const stale = { guardianName: "x".repeat(500), guardianPhone: "not a number" };
    expect(check(enquiryForm, { ...enquiry, ...stale, ...age })).toEqual({
      ok: true,
      fields: { ...enquiry, isMinor: false },
    });
  });
});

describe("the application", () => {
  test("needs one way to reach the person, and nothing else", () => {
    const refused = { ok: false, errors: { email: { code: "oneWay" } } };
    expect(check(applicationForm, {})).toEqual(refused);
    expect(check(applicationForm, { fullName: "Asha", email: " ", phone: "" })).toEqual(refused);
    expect(check(applicationForm, { email: "a@b.in" })).toEqual({
      ok: true,
      fields: { email: "a@b.in", isMinor: false },
    });
    expect(check(applicationForm, { phone: "9876543210" })).toMatchObject({ ok: true });
  });

  test("refuses an invalid address, even with a phone number", () => {
    expect(check(applicationForm, { email: "asha", phone: "9876543210" })).toEqual({
      ok: false,
      errors: { email: { code: "email" } },
    });
  });

  test("asks visitors under 18 for the guardian", () => {
    const checked = check(applicationForm, { phone: "9876543210", isMinor: "on" });
    expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(["guardianName", "guardianPhone"]);
    expect(check(applicationForm, { phone: "9876543210", ...guardian })).toMatchObject({ ok: true });
  });
});

test("feedback and the lookup need every field", () => {
  const missing = { code: "missing" };
  expect(check(feedbackForm, {})).toEqual({ ok: false, errors: { name: missing, email: missing, text: missing } });
  expect(check(lookupForm, {})).toEqual({ ok: false, errors: { reference: missing, email: missing } });
});
