import { expect, test } from "vitest";
import { repeatedSeats } from "./record-view.server.ts";

test.each([
  [{ text: { en: "Only 60 seats.", mr: "फक्त जागा" } }, "60 seats"],
  [{ items: [{ text: { en: "a", mr: "दरवर्षी ६० विद्यार्थ्यांना प्रवेश" } }] }, "६० विद्यार्थ्यां"],
  [
    { en: "{intake} seats, 160 seats, ₹1,60 students, 30-60 students, 60 metres, 60 or more", mr: "१६० जागा" },
    undefined,
  ],
])("of %j the words that repeat the number of seats are %j", (data, words) => {
  expect(repeatedSeats(data, { en: "60", mr: "६०" })).toBe(words);
});
