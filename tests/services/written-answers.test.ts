import { expect, onTestFinished, test, vi } from "vitest";
import type { Quote } from "#app/inbox/quotes/quote.ts";
import { changesSince, moneyLines } from "#app/inbox/quotes/quote.ts";
import { createFindSheet, datesNow, printableQuote, quoteFor } from "#app/inbox/quotes/quotes.server.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { createLimits } from "#app/lib/limits/limits.server.ts";
import { openLimitsFile } from "#app/lib/process-state.server.ts";
import { createChecks } from "#app/register/check/checks.server.ts";
import { admissionRecords } from "#app/site/admission/admission.server.ts";
import { courseRecords } from "#app/site/course/course.server.ts";
import { type Family, possibleFamilies } from "#app/site/fees/family.ts";
import type { FeeOrder } from "#app/site/fees/fee-order.ts";
import { feeRecords } from "#app/site/fees/fees.server.ts";
import { firstDayFor } from "#app/site/fees/first-day.ts";
import { studentLifeRecords } from "#app/site/student-life/student-life.server.ts";
import { done, openInbox } from "../help/inbox.ts";
import { placeOf } from "../help/place.ts";
import { clerk } from "../help/records.ts";
import { sample } from "../help/sample-records.ts";

const family: Family = { category: "sebc", student: "girl", income: "upTo8", seat: "cap" };
const order = sample.of(feeRecords).feeOrders.find(({ year }) => year === "2027-28") as FeeOrder;
const withOrder = (change: Partial<FeeOrder>) =>
  sample.withDraft({ kind: "feeOrders", slug: order.id, record: { ...order, ...change }, reader: "en" });
const dearer = withOrder({
  payers: order.payers.map((payer) => ({ ...payer, firstDay: payer.firstDay && payer.firstDay + 500 })),
});

/** What has changed, in today's records, of what other records would have said. */
const changesLater = (before: typeof sample) => {
  const [was, is] = [before, sample].map((records) => quoteFor(records, family, "2026-11-21")) as [Quote, Quote];
  const of = (locale: "en" | "mr") => changesSince(was, is, datesNow(sample), locale).map((line) => line.join(": "));
  return { en: of("en"), mr: of("mr") };
};

/** An inbox with the page that checks codes. */
async function openDesk() {
  const desk = await openInbox();
  const { db, time, dataDir } = desk;
  const limits = createLimits({ counts: openLimitsFile(dataDir), secret: readSecret(placeOf(dataDir)) });
  onTestFinished(limits.close);
  const sheets = createFindSheet({ db, now: time.now });
  const checks = createChecks({ db, now: time.now, limits, kinds: [], documents: () => [], sheets });
  const check = (code: string, last = "", records = sample, address = "192.0.2.7") =>
    checks.answer(code, address, records, last);
  /** Gives something in writing. @returns its code */
  async function give(reference: string, of = family) {
    done(await desk.inbox.giveInWriting({ ...(await desk.form(reference)), family: of }));
    return (await desk.open(reference)).written[0]?.code ?? "";
  }
  return { ...desk, check, give };
}

test("what is given in writing is noted with the person, and its code says what it said to those who have it", async () => {
  const { sent, give, open, check } = await openDesk();
  const reference = await sent();
  const code = await give(reference);
  const { written, notes } = await open(reference);
  expect(written).toMatchObject([{ code, byName: clerk.name, said: { firstDay: 9_000, order: { id: "2027-28" } } }]);
  expect(notes).toMatchObject([{ kind: "written", text: code, byName: clerk.name }]);
  expect(await check(code)).toEqual({ is: "sheet", on: "2026-11-21", isWrong: false, isKept: true });
  expect(await check(code, "---")).toMatchObject({ isWrong: true });
  const told = {
    said: {
      en: expect.arrayContaining([
        "On the day of admission: ₹9,000 (2027-28)",
        "All fees: first year ₹76,000, both years ₹1,49,000 (2027-28); the second year’s can change with the next order",
      ]),
    },
    changes: { en: [], mr: [] },
    today: "/admission/fees?c=sebc&g=girl&i=upTo8&s=cap#first-day",
  };
  expect(await check(code, reference.slice(-3))).toMatchObject({ isWrong: false, told });
  expect(await check(code, reference.toLowerCase())).toMatchObject({ told });
});

test("what a transgender student is given in writing has no amount of others, and leads to the waiver", async () => {
  const { sent, give, open, check } = await openDesk();
  const reference = await sent();
  const code = await give(reference, { ...family, student: "transgender" });
  const [written] = (await open(reference)).written;
  expect(written?.said).toMatchObject({ order: { id: "2027-28" } });
  expect([written?.said.firstDay, written?.said.familyPays]).toEqual([undefined, undefined]);
  const answer = await check(code, reference.slice(-3));
  expect(answer).toMatchObject({ told: { today: "/admission/fees?c=sebc&g=transgender&i=upTo8&s=cap#first-day" } });
});

test("wrong references under a code are limited as wrong codes are", async () => {
  const { sent, give, check } = await openDesk();
  const code = await give(await sent());
  const answers = [];
  for (let tries = 0; tries < 70; tries++) answers.push(await check(code, "!!!"));
  expect(answers.some((answer) => "told" in answer && answer.told)).toBe(false);
  expect(answers.at(-1)).toMatchObject({ ok: false });
});

test("wrong references from many addresses are refused, and the family's right one is answered all the same", async () => {
  const { sent, give, check } = await openDesk();
  const reference = await sent();
  const code = await give(reference);
  for (let tries = 0; tries < 20; tries++) await check(code, "!!!", sample, `192.0.2.${tries + 10}`);
  expect(await check(code, "!!!", sample, "192.0.2.99")).toMatchObject({ ok: false });
  expect(await check(code, reference.slice(-3))).toMatchObject({ told: {} });
});

test("an address has five wrong references a day for a sheet, also when they come all at once", async () => {
  const { sent, give, check } = await openDesk();
  const reference = await sent();
  const code = await give(reference);
  const tries = await Promise.all(Array.from({ length: 15 }, () => check(code, "!!!")));
  expect(tries.filter((answer) => "is" in answer && answer.is === "sheet")).toHaveLength(5);
  expect(await check(code, reference.slice(-3)), "the same address").toMatchObject({ ok: false });
  expect(await check(code, reference.slice(-3), sample, "192.0.2.8")).toMatchObject({ told: {} });
});

test("a changed order changes the answer of each of a hundred codes that were given before", async () => {
  const { sent, give, check } = await openDesk();
  const given: [code: string, reference: string][] = [];
  for (let count = 0; count < 100; count++) {
    const reference = await sent({ name: "Asha" });
    given.push([await give(reference), reference]);
  }
  for (const [code, reference] of given) {
    const answer = await check(code, reference.slice(-3), dearer);
    expect(answer).toMatchObject({
      told: {
        said: { en: expect.arrayContaining(["On the day of admission: ₹9,000 (2027-28)"]) },
        changes: {
          en: ["On the day of admission: was ₹9,000 (2027-28); now ₹9,500 (2027-28)"],
          mr: ["प्रवेशाच्या दिवशी: आधी ₹९,००० (२०२७-२८); आता ₹९,५०० (२०२७-२८)"],
        },
      },
    });
  }
});

test("the bus and the hostel are on the sheet of a family that asked, and the code says when a fare has changed", async () => {
  const { sent, inbox, form, open, check } = await openDesk();
  const reference = await sent();
  const asked = { bus: "1", hostel: true };
  done(await inbox.giveInWriting({ ...(await form(reference)), family, asked }));
  const { code = "" } = (await open(reference)).written[0] ?? {};
  const { stayAndTravel } = sample.of(studentLifeRecords);
  const buses = stayAndTravel.buses.map((bus) => ({ ...bus, fare: bus.fare + 100 }));
  const record = { ...stayAndTravel, buses };
  const later = sample.withDraft({ kind: "stayAndTravel", slug: "stayAndTravel", record, reader: "en" });
  const last = reference.slice(-3);
  const bus = "Bus, if you take it (North route)";
  expect(await check(code, last)).toMatchObject({
    told: {
      said: { en: expect.arrayContaining([`${bus}: ₹1,200 a month`, "Hostel: We have no hostel."]) },
      changes: { en: [] },
    },
  });
  expect(await check(code, last, later)).toMatchObject({
    told: {
      changes: {
        en: [`${bus}: was ₹1,200 a month; now ₹1,300 a month`],
        mr: ["बस घेतली, तर (उत्तर मार्ग): आधी दरमहा ₹१,२००; आता दरमहा ₹१,३००"],
      },
    },
  });
});

test("a deposit that a later order adds is a change, and one that it drops is too", async () => {
  const { sent, give, check } = await openDesk();
  const reference = await sent();
  const code = await give(reference);
  const changes = async (records: typeof sample) => {
    const answer = await check(code, reference.slice(-3), records);
    return "told" in answer ? answer.told?.changes.en : undefined;
  };
  const without = withOrder({ deposit: undefined });
  expect(await changes(without)).toEqual([
    expect.stringMatching(/^All fees: was first year ₹76,000, .*; now first year ₹73,000, /),
    expect.stringMatching(/^You get back: was ₹3,000, .*; now no longer given$/),
  ]);
  const { en, mr } = changesLater(without);
  expect(en.at(-1)).toMatch(/^You get back: not given then; now ₹3,000, /);
  expect(mr.at(-1)).toMatch(/^परत मिळतात: आधी नव्हते; आता ₹३,०००, /);
});

test("a sheet for a family without an amount has the most that it can be, or what the clerk states with her name", async () => {
  const { inbox, sent, form, open, check, time } = await openDesk();
  const reference = await sent();
  const obc: Family = { category: "obc", student: "boy", income: "upTo8", seat: "cap" };
  const give = async (amount?: string) => inbox.giveInWriting({ ...(await form(reference)), family: obc, amount });
  const saidNow = async () => {
    const [written] = (await open(reference)).written;
    const answer = await check(written?.code ?? "", reference.slice(-3));
    return "told" in answer ? answer.told : undefined;
  };
  done(await give("  "));
  expect(await saidNow()).toMatchObject({
    said: {
      en: expect.arrayContaining([
        ...[
          "On the day of admission: at most ₹40,000 (2027-28)",
          expect.stringMatching(/^All fees: first year ₹76,000/),
        ],
        expect.stringMatching(/^Less, if you get this scheme: post-matric/),
      ]),
      mr: expect.not.arrayContaining([expect.stringContaining("विचारा")]),
    },
  });
  time.pass(1000);
  done(await give("₹ १२,०००/-"));
  expect(await saidNow()).toMatchObject({
    said: { mr: expect.arrayContaining(["प्रवेशाच्या दिवशी: ₹१२,०००", `कार्यालयाने सांगितले: ${clerk.name}`]) },
    changes: { en: [], mr: [] },
  });
  for (const [amount, reason] of [
    ["40001", "amountTooHigh"],
    ["twelve", "badAmount"],
    [`1${" ".repeat(60_000)}x`, "badAmount"],
  ] as const)
    expect([amount, await give(amount)]).toEqual([amount, expect.objectContaining({ ok: false, reason })]);
  const lower: Family = { ...family };
  const above = inbox.giveInWriting({ ...(await form(reference)), family: lower, amount: "9001" });
  expect(await above, "more than the order's amount for that family").toMatchObject({ reason: "amountTooHigh" });
  expect((await open(reference)).written).toHaveLength(2);
});

test("the documents of a sheet follow from the category and the income, and SC and ST need no non-creamy-layer", async () => {
  const { inbox, sent, form, open } = await openDesk();
  const reference = await sent();
  const idsFor = async (of: Family) => {
    done(await inbox.giveInWriting({ ...(await form(reference)), family: of }));
    const [written] = (await open(reference)).written.filter(
      ({ family: given }) => JSON.stringify(given) === JSON.stringify(of),
    );
    return written?.said.documents?.map(({ document }) => document);
  };
  const reserved = ["caste", "validity", "non-creamy"];
  expect(await idsFor({ category: "obc", income: "upTo8" })).toEqual(expect.arrayContaining([...reserved, "income"]));
  const ofSc = await idsFor({ category: "sc" });
  expect(ofSc).toEqual(expect.arrayContaining(["caste", "validity"]));
  expect(ofSc).not.toContain("non-creamy");
  const marks = [{ document: "non-creamy", state: "missing" as const }];
  done(await inbox.setDocuments({ ...(await form(reference)), documentsFor: ["reserved"], marks }));
  expect(await idsFor({ category: "st" }), "though it was marked").not.toContain("non-creamy");
  const open_ = await idsFor({ category: "open", income: "over8" });
  for (const each of [...reserved, "income", "ews"]) expect(open_).not.toContain(each);
});

test("a sheet from before totals were stored has not changed because today's has them", () => {
  const now = quoteFor(sample, family, "2026-11-21");
  expect(changesSince({ ...now, totals: undefined }, now, datesNow(sample), "en")).toEqual([]);
  const most = quoteFor(sample, { category: "obc", student: "boy", income: "upTo8", seat: "cap" }, "2026-11-21");
  const asked = { ...most, totals: undefined, mostFirstDay: undefined };
  expect(changesSince(asked, most, datesNow(sample), "en"), "nor the most that it can be").toEqual([]);
});

test("without a fee order there is no sheet until the clerk says an amount", async () => {
  // The sample has no order for the academic year of this day.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2029-06-15T12:00:00+05:30") });
  onTestFinished(() => void vi.useRealTimers());
  const { inbox, sent, form, open } = await openDesk();
  const reference = await sent();
  const give = async (amount?: string) => inbox.giveInWriting({ ...(await form(reference)), family, amount });
  expect(await give()).toMatchObject({ ok: false, reason: "amountNeeded" });
  expect((await open(reference)).written).toEqual([]);
  done(await give("9,000"));
  const { said } = (await open(reference)).written[0] ?? {};
  expect(said && moneyLines(said, "en")).toEqual([
    ["On the day of admission", "₹9,000"],
    ["As stated by the office", clerk.name],
  ]);
});

test("a form that is sent twice gives one sheet, and another form another", async () => {
  const { inbox, sent, form, open } = await openDesk();
  const reference = await sent();
  const first = { ...(await form(reference)), family };
  expect(await inbox.giveInWriting(first)).toEqual(await inbox.giveInWriting(first));
  expect((await open(reference)).written).toHaveLength(1);
  done(await inbox.giveInWriting({ ...(await form(reference)), family: { seat: "institute" } }));
  const { written } = await open(reference);
  expect(written).toHaveLength(2);
  expect(new Set(written.map(({ code }) => code)).size).toBe(2);
});

test("a sheet that is printed again says what was given, whatever became of the order and the documents since", async () => {
  const { inbox, sent, give, form, open } = await openDesk();
  const reference = await sent();
  const mark = async (state: "has" | "applied") =>
    done(await inbox.setDocuments({ ...(await form(reference)), marks: [{ document: "aadhaar", state }] }));
  await mark("applied");
  await give(reference);
  await mark("has");
  const now = await open(reference);
  const [written] = now.written;
  if (!written) throw new Error("Nothing was given.");
  const later = withOrder({ refusable: [], refund: undefined });
  const printed = printableQuote(written, now, later);
  expect(printed.said.refusable).toEqual(order.refusable.map(({ name }) => name));
  expect(printed.said.refund).toEqual(order.refund?.source ? order.refund.rule : undefined);
  const [aadhaar] = sample.of(admissionRecords).admissionDocuments.filter(({ id }) => id === "aadhaar");
  expect(printed.documents).toContainEqual({ name: aadhaar?.name, state: "applied", until: undefined });
  expect(printed.documents).toHaveLength(written.said.documents?.length ?? 0);
});

test("a sheet from before documents and rules were stored has today's, and rules only if the order is the same", async () => {
  const { sent, give, open } = await openDesk();
  const reference = await sent();
  await give(reference);
  const now = await open(reference);
  const [written] = now.written;
  if (!written) throw new Error("Nothing was given.");
  const { documents: _documents, refusable: _refusable, refund: _refund, ...said } = written.said;
  const printed = printableQuote({ said }, now, sample);
  expect(printed.documents.map(({ name }) => name.en)).toEqual(expect.arrayContaining([expect.any(String)]));
  expect(printed.said.refusable).toEqual(order.refusable.map(({ name }) => name));
  const ofAnother = { ...said, order: { id: "2019-20", year: "2019-20" } };
  expect(printableQuote({ said: ofAnother }, now, sample).said.refusable).toBeUndefined();
});

test("a text that names a fact of the course says the fact, as the pages do", () => {
  const text = { en: "Ask within {firstYear} days.", mr: "{firstYear} दिवसांत विचारा." };
  const { deposit } = quoteFor(
    withOrder({ deposit: { name: text, rupees: 3_000, refund: text } }),
    family,
    "2026-11-21",
  );
  expect(deposit?.refund.en).toMatch(/^Ask within ₹[\d,]+ \(20\d\d-\d\d\) days\.$/);
  const named = { ...sample.of(courseRecords).admissionDates };
  const dates = named.dates.map((date) => ({ ...date, name: { en: "{intake} seats", mr: "{intake} जागा" } }));
  const changed = {
    kind: "admissionDates",
    slug: "admissionDates",
    record: { ...named, dates },
    reader: "en" as const,
  };
  expect(datesNow(sample.withDraft(changed))[0]?.name).toEqual({ en: "60 seats", mr: "६० जागा" });
});

test("feedback gets nothing in writing, nor do people who may not read the inbox give it", async () => {
  const { inbox, sent, form } = await openDesk();
  const act = { ...(await form(await sent({ kind: "feedback" }))), family };
  expect(await inbox.giveInWriting(act)).toMatchObject({ ok: false, reason: "missing" });
  const admin = { ...clerk, uid: "e", role: "admin" as const };
  expect(await inbox.giveInWriting({ ...(await form(await sent())), actor: admin, family })).toMatchObject({
    reason: "forbidden",
  });
});

test("a merge keeps the sheets of both, and erasing erases them: the code then says so", async () => {
  const { inbox, sent, give, form, open, check, time } = await openDesk();
  const [one, other] = [await sent(), await sent()];
  const codes = [await give(one), await give(other)];
  done(await inbox.merge({ ...(await form(one)), other, isSure: true }));
  expect((await open(one)).written.map(({ code }) => code).sort()).toEqual(codes.toSorted());
  for (const [index, reference] of [one, other].entries())
    expect(await check(codes[index] ?? "", reference.slice(-3))).toMatchObject({ told: {} });
  time.pass(1000);
  done(await inbox.erase({ ...(await form(one)), reason: "asked" }));
  for (const code of codes) expect(await check(code, one.slice(-3))).toMatchObject({ is: "sheet", isKept: false });
});

test("every family gets in writing exactly what the fees page says", async () => {
  const { inbox, sent, form, open } = await openDesk();
  const reference = await sent();
  for (const each of possibleFamilies({})) {
    done(await inbox.giveInWriting({ ...(await form(reference)), family: each }));
    const [written] = (await open(reference)).written.filter(
      ({ family: of }) => JSON.stringify(of) === JSON.stringify(each),
    );
    const found = firstDayFor(order, each);
    expect(written?.said.firstDay).toBe(found?.firstDay);
    expect(written?.said.familyPays).toBe(found?.cost?.familyPays);
  }
});
