import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-endpoint.ts";
import type { DateItem } from "./date-item.ts";

const merit: DateItem = {
  name: "admission-merit-list",
  title: "गुणवत्ता यादी, पहिली; क्\u200dष आणि पुढील सर्व फेऱ्यांचे वेळापत्रक (अपेक्षित)",
  text: "11:00 AM\nBring: a card, a pen; see \\n",
  from: "2027-07-09",
  to: "2027-07-10",
  page: "/admission",
  sequence: 0,
  changedAt: undefined,
  isCancelled: false,
};
const fileOf = (...items: DateItem[]) =>
  calendarFile({ locale: "mr", name: "गुड माइंड्स", siteUrl: "https://institute.example", items });

/** The dates as another program reads them. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((each) => {
    const { uid, summary, description, startDate, endDate, sequence } = new ICAL.Event(each);
    const [start, end] = [startDate, endDate].map((time) => [time.toString(), time.isDate]);
    const valueIn = (name: string) => each.getFirstPropertyValue(name)?.toString();
    return { uid, summary, description, start, end, sequence, status: valueIn("status"), stamp: valueIn("dtstamp") };
  });
}

test("a calendar reads each date as it is written, as whole days of which the last is excluded", () => {
  expect(eventsIn(fileOf(merit))).toEqual([
    {
      uid: "admission-merit-list@institute.example",
      summary: merit.title,
      description: merit.text,
      start: ["2027-07-09", true],
      end: ["2027-07-11", true],
      sequence: 0,
      status: "CONFIRMED",
      stamp: "2027-07-09T00:00:00Z",
    },
  ]);
});

test("lines end with CR and LF, and have at most 75 octets (RFC 5545, section 3.1)", () => {
  const file = fileOf(merit);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("a date that was moved keeps its name, has a higher number, and one that was cancelled says so", () => {
  const changedAt = Date.UTC(2027, 5, 1, 12);
  const moved = { ...merit, from: "2027-07-12", to: "2027-07-12", sequence: 2, changedAt };
  const [before] = eventsIn(fileOf(merit));
  const after = eventsIn(fileOf(moved, { ...moved, name: "other", sequence: 3, isCancelled: true }));
  expect(after).toMatchObject([
    { uid: before?.uid, sequence: 2, start: ["2027-07-12", true], stamp: "2027-06-01T12:00:00Z" },
    { sequence: 3, status: "CANCELLED" },
  ]);
});
