import ICAL from "ical.js";
import { expect, test, vi } from "vitest";
import { documentText } from "../help/document-text.ts";
import { applicationOf, freshEmail } from "../help/forms.ts";
import { textOf, the } from "../help/html.ts";
import { pressAt } from "../help/inbox-visits.ts";
import { newStaff } from "../help/office.ts";
import { hrefsIn } from "../help/parts.ts";
import { passMinuteOf } from "../help/pass-minute.ts";
import { referenceIn } from "../help/posted-forms.ts";
import { press } from "../help/record-forms.ts";
import { startForAll } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";
import { patient } from "../help/wait.ts";

/** A separate site: its dates of admission are changed. */
const server = startForAll({ SITE_URL: siteUrl });

const record = "/office/records/admissionDates/admissionDates";
const languages = ["en", "mr"] as const;
const pages = ["/admission/plan", "/admission", "/"].flatMap((page) => [page, `/mr${page}`.replace(/\/$/, "")]);

/** The texts of everything that says the first day of registration, by address. */
async function everyPlace(staff: Awaited<ReturnType<typeof newStaff>>["browser"], applicant: string) {
  const { url } = server();
  const textAt = async (path: string) => (await (await fetch(url + path)).text()).replaceAll(/\s/g, " ");
  const pdf = async (answer: Response) => documentText(new Uint8Array(await answer.arrayBuffer()));
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const ask = (path: string) => fetch(url + path, { headers: { cookie } });
  const said: Record<string, string> = {};
  for (const page of pages) said[page] = await textAt(page);
  said.inbox = textOf(the((await staff.visit(applicant)).page, "main"));
  said.poster = (await pdf(await ask(`${record}/poster`))).read;
  const { page } = await pressAt(staff, applicant, "written", { c: "open", g: "boy", i: "over8", s: "cap" });
  said.written = (await pdf(await ask(hrefsIn(page, "a[href*='/written/']")[0] ?? ""))).read;
  for (const language of languages)
    said[language] = (await pdf(await fetch(`${url}/documents/prospectus-${language}.pdf`))).read;
  return said;
}

/** Online registration as two calendar files have it. */
async function inCalendars() {
  const files = ["/calendar.ics", "/mr/calendar.ics", "/calendar/admission.ics"];
  return Promise.all(
    files.map(async (path) => {
      const calendar = new ICAL.Component(ICAL.parse(await (await fetch(server().url + path)).text()));
      const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
      const event = events.find(({ uid }) => uid.startsWith("admission-online-registration@"));
      return { uid: event?.uid, sequence: event?.sequence ?? -1, from: event?.startDate.toString() };
    }),
  );
}

const day = (number: string) => new RegExp(`(?<![\\w०-९])${number}(?= ?[–-]|\\s(Jun|जून))`);
const [before, after] = [day("(7|७)"), day("(10|१०)")];

test("one edit of a date in the office changes plan, pages, calendars, the inbox's days, poster, written answer and PDFs", async () => {
  const { browser: staff } = await newStaff("office", server());
  const sent = await server().send("/courses/d-pharm", applicationOf(freshEmail()));
  const applicant = `/office/inbox/${referenceIn(sent.page)}`;
  for (const [place, text] of Object.entries(await everyPlace(staff, applicant)))
    expect([place, before.test(text)]).toEqual([place, true]);
  const old = await inCalendars();

  const drawn = await staff.visit(record);
  const published = await press(staff, record, drawn, "publish", { "dates.1.from": "10/06/2027" });
  expect(published.status).toBe(200);
  passMinuteOf(server().dataDir, "admissionDates");
  await vi.waitFor(
    async () => {
      for (const [place, text] of Object.entries(await everyPlace(staff, applicant)))
        expect([place, before.test(text), after.test(text)]).toEqual([place, false, true]);
    },
    // PDFs are made one after another, on a busy machine for many seconds.
    { ...patient, timeout: 40_000 },
  );
  for (const [at, now] of (await inCalendars()).entries()) {
    expect(now).toMatchObject({ uid: old[at]?.uid, from: "2027-06-10" });
    expect(now.sequence).toBeGreaterThan(old[at]?.sequence ?? 0);
  }
});
