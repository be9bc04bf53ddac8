import { expect, test } from "vitest";
import { localise } from "./text.ts";

test("a record is read in one language, however deep its texts are", () => {
  const record = {
    id: "a",
    seats: 60,
    title: { en: "Seats", mr: "जागा" },
    list: [
      { en: "One", mr: "एक" },
      { inner: { en: "Two", mr: "दोन" }, none: undefined },
    ],
  };
  expect(localise(record, "mr")).toEqual({
    id: "a",
    seats: 60,
    title: "जागा",
    list: ["एक", { inner: "दोन", none: undefined }],
  });
  expect(localise(record, "en").title).toBe("Seats");
});

test("the content of each language has only its texts", () => {
  const data = { fee: 76000, lines: [{ name: { en: "Tuition", mr: "शिकवणी" } }] };
  expect(localise(data, "mr")).toEqual({ fee: 76000, lines: [{ name: "शिकवणी" }] });
});
