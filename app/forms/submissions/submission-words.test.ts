import { expect, test } from "vitest";
import { enquiryWords } from "#app/forms/enquiries/enquiry.ts";
import { answerTime } from "./submission-words.ts";

test.each([
  [1, "Leave your details. We will call or email you on the next working day."],
  [3, "Leave your details. We will call or email you within 3 working days."],
  [undefined, "Leave your details. We will call or email you."],
])("with %j working days the form promises what the institute does", (days, promised) => {
  expect(enquiryWords.en.lead(answerTime(days, "en"))).toBe(promised);
  expect(enquiryWords.mr.lead(answerTime(days, "mr"))).toMatch(/^तुमची माहिती द्या\. .*आम्ही फोन किंवा ईमेल करू\.$/);
});
