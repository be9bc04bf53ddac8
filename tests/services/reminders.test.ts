import { expect, onTestFinished, test } from "vitest";
import type { Store } from "#app/lib/db/database.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import type { WatchedPaper } from "#app/register/duties/reminders.server.ts";
import { createReminderEmails } from "#app/register/duties/reminders.server.ts";
import { createRender } from "#app/ui/email/render.server.ts";
import { onPostgres, placeOf } from "../help/place.ts";
import { endingPaper, remindedPeople, remindersOn } from "../help/reminders.ts";
import { sample } from "../help/sample-records.ts";
import { dataFolder } from "../help/services.ts";

/** The reminders of three processes on one store; on SQLite, they share its connection. */
async function openReminders(first: WatchedPaper[] = [endingPaper]) {
  const dataDir = dataFolder();
  const stores: Store[] = [];
  for (let count = onPostgres ? 3 : 1; count > 0; count -= 1) stores.push(await openStore(placeOf(dataDir)));
  onTestFinished(async () => void (await Promise.all(stores.map(({ close }) => close()))));
  const [{ db }] = stores as [Store];
  const state = { time: 0, papers: first, people: remindedPeople };
  const processes = [0, 1, 2].map((process) =>
    remindersOn(
      stores[process % stores.length]?.db ?? db,
      () => state.time,
      () => state.papers,
      () => state.people,
    ),
  );
  const write = createReminderEmails({
    siteUrl: "https://institute.example",
    officeEmail: "office@institute.example",
    render: createRender(() => sample),
  });
  /** What all processes mail at a moment in India, as `2027-01-14T09:00`. */
  async function mailed(moment: string) {
    state.time = Date.parse(`${moment}:00+05:30`);
    await Promise.all(processes.map((look) => look()));
    const rows = await db.selectFrom("outbox").selectAll().orderBy("details").execute();
    await db.deleteFrom("outbox").execute();
    return rows.map((row) => {
      const { to, subject, text } = write(row);
      return { to, subject, text: text.replaceAll("\u00a0", " ") };
    });
  }
  const to = async (moment: string) => (await mailed(moment)).map((mail) => mail.to.replace(/@.*/, ""));
  return { state, mailed, to };
}

test("the owner is reminded 60, 30 and 7 days before the end, the principal too at 7 and on the last day, each once", async () => {
  const { to } = await openReminders();
  const days: Record<string, string[]> = {};
  for (const day of ["2026-11-20", "2026-11-23", "2026-11-24", "2026-12-21", "2026-12-22", "2026-12-23", "2027-01-13"])
    days[day] = await to(`${day}T09:00`);
  for (const day of ["2027-01-14", "2027-01-15", "2027-01-21", "2027-01-22"]) days[day] = await to(`${day}T16:59`);
  expect(days).toEqual({
    ...{ "2026-11-20": [], "2026-11-23": ["asha"], "2026-11-24": [], "2026-12-21": [], "2026-12-22": ["asha"] },
    ...{ "2026-12-23": [], "2027-01-13": [], "2027-01-14": ["asha", "ravi"], "2027-01-15": [] },
    ...{ "2027-01-21": ["asha", "ravi"], "2027-01-22": [] },
  });
});

test("while nothing newer is entered, owner and principal are reminded each week, and once after a long silence", async () => {
  const { state, to } = await openReminders();
  expect(await to("2027-01-21T10:00")).toEqual(["asha", "ravi"]);
  state.papers = [{ ...endingPaper, state: "over" }];
  for (const day of ["22", "23", "27"]) expect(await to(`2027-01-${day}T10:00`)).toEqual([]);
  expect(await to("2027-01-28T10:00")).toEqual(["asha", "ravi"]);
  expect(await to("2027-01-29T10:00")).toEqual([]);
  expect(await to("2027-03-16T10:00")).toEqual(["asha", "ravi"]);
  expect(await to("2027-03-17T10:00")).toEqual([]);
  state.papers = [];
  expect(await to("2027-04-15T10:00")).toEqual([]);
});

test("reminders wait for office hours on a working day; a suspended approval is mailed to the principal at once", async () => {
  const sunday = { ...endingPaper, on: "2027-01-24" };
  const { state, mailed, to } = await openReminders([sunday]);
  await to("2027-01-18T10:00");
  for (const moment of ["2027-01-24T10:00", "2027-01-25T08:59", "2027-01-25T17:00"])
    expect(await to(moment)).toEqual([]);
  state.papers = [{ ...endingPaper, name: "papers/pci", owner: undefined, state: "suspended", on: "2027-01-20" }];
  const [mail, ...others] = await mailed("2027-01-24T23:10");
  expect(others).toEqual([]);
  expect(mail?.to).toBe("ravi@example.org");
  expect(mail?.subject).toContain("An approval is no longer valid");
  expect(mail?.text).toContain("20 January 2027");
  expect(await to("2027-01-25T10:00")).toEqual([]);
});

test("a paper whose owner is nobody, has left or has no account yet is the principal's", async () => {
  const { state, to } = await openReminders([{ ...endingPaper, owner: undefined }]);
  expect(await to("2026-11-24T10:00")).toEqual(["ravi"]);
  const [asha, ravi] = remindedPeople as [(typeof remindedPeople)[0], (typeof remindedPeople)[0]];
  state.papers = [endingPaper];
  state.people = [{ ...asha, suspendedAt: 1 }, ravi];
  expect(await to("2026-12-22T10:00")).toEqual(["ravi"]);
  state.papers = [{ ...endingPaper, name: "papers/lift" }];
  state.people = [
    { ...asha, verifiedAt: null },
    { ...ravi, verifiedAt: null },
  ];
  expect(await to("2026-12-23T10:00"), "nobody to mail").toEqual([]);
  state.people = remindedPeople;
  expect(await to("2026-12-23T10:01"), "it stayed due").toEqual(["asha"]);
});

test("a person gets one mail for all papers, in their language, with a link to the list", async () => {
  const { mailed } = await openReminders([endingPaper, { ...endingPaper, name: "papers/lift", on: "2027-01-14" }]);
  const [toOwner, toPrincipal] = await mailed("2027-01-14T10:00");
  expect(toOwner?.text).toContain("मुदत २१ जानेवारी २०२७ पर्यंत, ७ दिवस बाकी");
  expect(toOwner?.text).toContain("मुदत आज, १४ जानेवारी २०२७ रोजी संपते");
  expect(toOwner?.text).toContain("https://institute.example/mr/office/register");
  expect(toPrincipal?.subject).toContain("2 documents need attention");
  expect(toPrincipal?.text).toContain("Fire safety certificate: Expires on 21 January 2027, in 7 days");
});
