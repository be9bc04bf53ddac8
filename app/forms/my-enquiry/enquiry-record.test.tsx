import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Submission } from "#app/lib/db/tables.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { NextStep } from "./enquiry-record.tsx";

function drawn(fields: Partial<Submission>, locale: Locale = "en"): string {
  const contact = { person: "Mrs. Namune", phone: "+91 00000 00000" };
  const site = { locale, today: "2026-11-22", institute: { contact }, link: (to: string) => to, t: { pages: {} } };
  const submission = { kind: "enquiry", status: "talking", dueOn: null, ...fields } as Submission;
  return renderToStaticMarkup(
    <SiteProvider value={site as unknown as Site}>
      <NextStep submission={submission} outcome={{}} />
    </SiteProvider>,
  );
}

test("a visitor reads how far it is, what comes next by when, and whom to call", () => {
  const html = drawn({ status: "documents", dueOn: "2026-11-24" });
  expect(html).toContain("The office is waiting for your documents");
  expect(html).toContain("We will contact you by 24\u00a0November\u00a02026.");
  expect(html).toContain('Mrs. Namune, <a href="tel:+910000000000">');
  expect(drawn({ dueOn: "2026-11-24" }, "mr")).toContain("२४\u00a0नोव्हेंबर\u00a0२०२६ पर्यंत");
});

test("a day that has passed is not shown, and every state says what comes next in both languages", () => {
  expect(drawn({ dueOn: "2026-11-21" })).not.toContain("We will contact you by");
  const states = ["new", "talking", "documents", "registered", "admitted", "answered", "passedOn", "closed"] as const;
  for (const locale of locales) {
    const all = states.map((status) => drawn({ status }, locale));
    expect(new Set(all).size).toBe(states.length);
    for (const html of all) expect(html).not.toContain("<p></p>");
  }
});

test("who sent feedback is promised no answer, and is not asked whether they still want to join", () => {
  const feedback = (status: Submission["status"]) => drawn({ kind: "feedback", status });
  expect(feedback("new")).toContain("<h2>Received</h2><p>The office will read it.");
  expect(feedback("closed")).toContain("<p>We have closed this. If you have a question, please call us.</p>");
  expect(drawn({ status: "closed" })).toContain("If you still want to join");
});
