import { expect, onTestFinished, test, vi } from "vitest";
import { course } from "#app/site/course/course.server.ts";
import { noticeRecords } from "#app/site/notices/notices.server.ts";
import { institute, sample } from "../../../tests/help/sample-records.ts";
import { factFiles, factsIn, withFacts } from "./facts.server.ts";
import type { Text } from "./text.ts";

const all = "{intake}, {total}, {firstYear}, {year}, {minimum}%, {percent}%; {phone} {intak}";

const draftOf = (text: Text) =>
  sample.withDraft({ kind: "notices", slug: "a", record: { id: "a", on: "2026-11-21", text }, reader: "en" });

test("a text has the numbers of the course for their names, in the digits of its language", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-05-31") });
  onTestFinished(() => void vi.useRealTimers());
  const records = draftOf({ en: all, mr: all });
  const shown = (locale: "en" | "mr") => records.in(locale).of(noticeRecords).notices.at(-1)?.text;
  expect(shown("en")).toBe("60, ₹1,49,000 (2027-28), ₹76,000 (2027-28), 2026-27, 50%, 50%; {phone} {intak}");
  expect(shown("mr")).toBe("६०, ₹१,४९,००० (२०२७-२८), ₹७६,००० (२०२७-२८), २०२६-२७, ५०%, ५०%; {phone} {intak}");
  expect(records.ever(noticeRecords, "notices").get("a")?.record.text.en).toBe(shown("en"));
});

test("a number that changes is new in every text, and the text that the office edits keeps the name", () => {
  const course = sample.of(factFiles).course;
  const draft = { kind: "course", slug: "course", reader: "en" } as const;
  const changed = sample.withDraft({ ...draft, record: { ...course, intake: 120 } });
  expect(changed.in("en").of(noticeRecords).notices[0]?.text).toContain("120 seats");
  expect(changed.of(noticeRecords).notices[0]?.text.en).toContain("{intake} seats");
  expect(sample.in("en").of(noticeRecords).notices[0]?.text).toContain("60 seats");
});

test("a text says of a number that the institute has not stated that it is not stated", () => {
  const files = sample.of(factFiles);
  const course = { ...files.course, intake: undefined };
  const text = { en: "{intake} seats, {total}, {minimum}%", mr: "{intake} जागा" };
  expect(withFacts({ text }, () => factsIn({ ...files, course, feeOrders: [] })).text).toEqual({
    en: "(not stated yet) seats, (not stated yet), 50%",
    mr: "(अजून दिलेले नाही) जागा",
  });
});

test("a draft that is written in one language so far has the numbers too", () => {
  const draft = { text: { mr: "{intake} जागा" }, points: [{ title: { en: "{minimum}% or more" } }] };
  expect(withFacts(draft, () => factsIn(sample.of(factFiles)))).toEqual({
    text: { mr: "६० जागा" },
    points: [{ title: { en: "50% or more" } }],
  });
});

test("the records of the sample show no name of a fact", () => {
  expect(institute("mr").promise).toContain("६० जागा");
  expect(course(sample.in("en")).minimumNote).toContain("Below 50%?");
  expect(course(sample.in("mr")).minimumNote).toContain("५०%");
});

test("a record that names no fact stays as it is", () => {
  const record = [{ id: "a", text: { en: "a {phone}", mr: "अ" } }];
  expect(withFacts(record, () => factsIn(sample.of(factFiles)))).toBe(record);
});
