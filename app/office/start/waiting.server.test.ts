import { expect, test } from "vitest";
import { passedDates } from "./waiting.server.ts";

const dates = [
  { name: "Online registration", from: "2027-06-07", to: "2027-06-30" },
  { name: "Merit list", from: "2027-07-09" },
];
const at = (day: string) => Date.parse(`${day}T12:00:00+05:30`);
const textsOn = (today: string, changedAt?: number) =>
  passedDates({ dates, changedAt }, today, "en").map(({ text }) => text.replaceAll("\u00a0", " "));

test("for three days after the last day of a stage the office is asked whether it was extended", () => {
  expect(textsOn("2027-06-30")).toEqual([]);
  const asked = [
    "According to the dates on the website, “Online registration” ended on 30 June 2027. Has it been extended?",
  ];
  expect(textsOn("2027-07-01")).toEqual(asked);
  expect(textsOn("2027-07-03")).toEqual(asked);
  expect(textsOn("2027-07-04")).toEqual([]);
  expect(textsOn("2027-07-10")).toHaveLength(1);
  const [line] = passedDates({ dates, changedAt: undefined }, "2027-07-01", "mr");
  expect(line?.text).toMatch(
    /^“Online registration”: संकेतस्थळावरील तारखांनुसार शेवटचा दिवस ३०\sजून\s२०२७\sहोता\. मुदत वाढली का\?$/,
  );
  expect(line?.to).toBe("/office/records/admissionDates/admissionDates");
});

test("once the dates were published again after that day, nobody is asked", () => {
  expect(textsOn("2027-07-01", at("2027-06-30"))).toHaveLength(1);
  expect(textsOn("2027-07-01", at("2027-07-01"))).toEqual([]);
});
