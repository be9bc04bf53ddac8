import type { DocumentKind } from "./document.ts";

const kinds: Record<DocumentKind, string> = {
  page: "Page",
  notice: "Notice",
  event: "Event",
  person: "Teacher",
  committee: "Committee",
  subject: "Subject",
  research: "Research",
  document: "PDF",
};

/** The words of the search in English. */
export const en = {
  kinds,
  topics: { fees: "Fees", dates: "Dates of admission", seats: "Seats", marks: "Marks needed", phone: "Phone" },
  fees: (first: string, both: string) => `First year ${first}, both years ${both}.`,
  seats: (seats: string) => `${seats} in the first year.`,
  expected: "expected",
  datesOver: "These dates are over. The next ones will be on our site as soon as they are known.",
  titleOf: (typed: string) => `Search: ${typed}`,
  found: (total: string, isOne: boolean, typed: string) => `${total} ${isOne ? "result" : "results"} for “${typed}”`,
  best: (shown: string) => `The best ${shown} are shown. Add a word to narrow the search.`,
  someWords: "No page has all of these words. These have some of them.",
  inOther: "Results in Marathi",
  none: (typed: string) => `Nothing was found for “${typed}”`,
  tryThis: "Check the spelling, or try one word, such as “fees” or “admission”. You can search in English or Marathi.",
  call: "Or call the office:",
  tooLong: (most: string) => `That is too long to search for. Please type a few words, at most ${most} characters.`,
};
