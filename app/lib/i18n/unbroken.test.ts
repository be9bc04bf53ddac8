import { expect, test } from "vitest";
import { withUnbrokenDates } from "./format-moment.ts";

test("a day stays with its month and year, and an hour with its part of the day, in both scripts", () => {
  const spaced = (text: string) => withUnbrokenDates(text).replaceAll("\u00a0", "_");
  expect(spaced("शासन निर्णय, ८ जुलै २०२४")).toBe("शासन निर्णय, ८_जुलै_२०२४");
  expect(spaced("until 30 August and on 4 October 2026")).toBe("until 30_August and on 4_October_2026");
  expect(spaced("सोमवार ते शनिवार, सकाळी ९ ते संध्याकाळी ५")).toBe("सोमवार ते शनिवार, सकाळी_९ ते संध्याकाळी_५");
  expect(spaced("सकाळी ११ वाजता")).toBe("सकाळी_११_वाजता");
  expect(spaced("Mon-Sat 9:00 AM to 5:00 PM")).toBe("Mon-Sat 9:00_AM to 5:00_PM");
  expect(spaced("60 seats, 2 years")).toBe("60 seats, 2 years");
});
