import { describe, expect, test } from "vitest";
import { enquiryForm } from "#app/forms/enquiries/enquiry.ts";
import { feedbackForm } from "#app/forms/feedback/feedback.ts";
import { lookupForm } from "#app/forms/my-enquiry/lookup.ts";
import { check } from "#app/lib/forms/form-answer.ts";
import { keptLines, keptTexts, refusedLines } from "../../../tests/help/any-script.ts";

const enquiry = { hscPercentage: "85%", email: "asha@example.org", contactNumber: "9876543210" };
const nameChecked = (fullName: string) => check(enquiryForm, { ...enquiry, fullName });
const textChecked = (text: string) => check(feedbackForm, { name: "Asha", email: "asha@example.org", text });

describe("a line of text", () => {
  test.each(keptLines)("in or with %s is accepted unchanged", (_what, text) => {
    expect(nameChecked(text)).toMatchObject({ ok: true, fields: { fullName: text } });
  });

  test.each(refusedLines)("of %s is refused with a reason", (_what, text, code) => {
    expect(nameChecked(text)).toMatchObject({ ok: false, errors: { fullName: { code } } });
  });

  test("in fields of other kinds is refused, and never throws", () => {
    for (const [, text] of [...keptLines, ...refusedLines]) {
      expect(check(enquiryForm, { ...enquiry, fullName: "Asha", email: text })).toHaveProperty("errors.email");
      expect(check(enquiryForm, { ...enquiry, fullName: "Asha", contactNumber: text })).toHaveProperty(
        "errors.contactNumber",
      );
      expect(check(lookupForm, { reference: text, email: enquiry.email })).toHaveProperty("ok");
    }
  });
});

describe("a text of several lines", () => {
  test.each([...keptLines, ...keptTexts])("in or with %s is accepted unchanged", (_what, text) => {
    expect(textChecked(text)).toMatchObject({ ok: true, fields: { text } });
  });

  test("keeps its lines, tabs and spaces", () => {
    const text = "One\n\n\tTwo\n   three  \nfour";
    expect(textChecked(text)).toMatchObject({ ok: true, fields: { text } });
    expect(textChecked(text.replaceAll("\n", "\r\n")), "as forms send it").toMatchObject({
      ok: true,
      fields: { text },
    });
  });

  test.each(refusedLines.filter(([, text, code]) => code === "characters" && !/[\n\t\u2028]/.test(text)))(
    "of %s is refused with a reason",
    (_what, text, code) => {
      expect(textChecked(text)).toMatchObject({ ok: false, errors: { text: { code } } });
    },
  );

  test("has at most 5,000 characters in any script; a line end counts once", () => {
    expect(textChecked("आ".repeat(5000))).toMatchObject({ ok: true, fields: { text: "आ".repeat(5000) } });
    expect(textChecked("a\r\n".repeat(2500))).toMatchObject({ ok: true });
    for (const text of ["आ".repeat(5001), "आ".repeat(10_000), "😀".repeat(5001)])
      expect(textChecked(text)).toMatchObject({ ok: false, errors: { text: { code: "long", max: 5000 } } });
  });
});
