import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { publicRecords, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { EnquiryForm } from "#app/forms/enquiries/enquiry-form.tsx";
import { DoneNote } from "#app/forms/submissions/form-card.tsx";
import type { Problem } from "#app/lib/forms/form-answer.ts";
import { all, readHtml, textOf, the } from "../tests/help/html.ts";
import { hrefsIn } from "../tests/help/parts.ts";
import { drawForm } from "./draw.server.tsx";

afterEach(() => void vi.useRealTimers());

test.each([
  ["on a Saturday", "2026-11-21", "/", "by Monday, 23\u00a0November"],
  ["on the eve of the Diwali holidays", "2026-11-05", "/", "by Monday, 16\u00a0November"],
  ["on Christmas Eve, in Marathi", "2026-12-24", "/mr/", "शनिवार, २६\u00a0डिसेंबरपर्यंत"],
])("who writes %s is called by the next day on which the office works", (_when, day, path, by) => {
  vi.useFakeTimers({ now: new Date(`${day}T06:00:00Z`), toFake: ["Date"] });
  const form = {
    ...({ id: "enquiry", kind: "enquiry", words: { done: "", mailed: "" } } as const),
    ...{ reference: "E-7K2P-9Q4T", hasEmail: true, isMinor: false },
  };
  const request = new Request(`http://localhost${path}`);
  const context = new RouterContextProvider();
  context.set(publicRecordsContext, publicRecords());
  expect(drawForm(request, <DoneNote {...form} />, context)).toContain(by);
});

test("who said that they are under 18 is not shown the WhatsApp group, also not on the contact card of the page", () => {
  const done = { reference: "E-7K2P-9Q4T", hasEmail: true };
  const draw = (isMinor: boolean) => {
    const context = new RouterContextProvider();
    context.set(publicRecordsContext, publicRecords());
    const answer = { values: {}, done: { ...done, isMinor } };
    return readHtml(drawForm(new Request("http://localhost/"), <EnquiryForm answer={answer} />, context));
  };
  expect(hrefsIn(draw(false), ".done a.group")).toEqual(["https://example.org/whatsapp"]);
  expect(hrefsIn(draw(true), "a.group")).toEqual([]);
  // The style sheet that comes with the answer hides it on the rest of the page.
  expect(all(draw(true), ".done.of-minor")).toHaveLength(1);
});

test("who gets no second code either is offered a call in the dialog, with what is in the form behind it", () => {
  const code = { ticket: "one", email: "asha@example.org", isOpen: true, isSent: false } as const;
  const draw = (problem?: Problem) => {
    const context = new RouterContextProvider();
    context.set(publicRecordsContext, publicRecords());
    const answer = { values: { fullName: "Asha" }, code: { ...code, ...(problem && { problem }) } };
    return readHtml(drawForm(new Request("http://localhost/"), <EnquiryForm answer={answer} />, context));
  };
  const page = draw({ code: "unsent" });
  const button = the(page, "dialog button[value=call]");
  expect(textOf(the(page, "#enquiry-told"))).toContain("Error sending OTP. Please try again.");
  expect(the(page, `form[id=${button.attributes.form}] input[name=fullName]`).attributes.value).toBe("Asha");
  expect(all(draw(), "button[value=call]")).toEqual([]);
});
