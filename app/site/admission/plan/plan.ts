import { academicYear, type YearStart } from "#app/cms/content/academic-year.ts";
import { formatDigits, monthName } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import {
  type Circumstance,
  circumstances,
  circumstancesOf,
  marks,
  none,
  subjects,
  tickParameters,
} from "#app/site/admission/admission-kinds.ts";
import { type Family, familyEntries, familyIn, familyParameters, isFamilyKnown } from "#app/site/fees/family.ts";

/** A plan is made from these answers alone, and all of them are in the address. */
export interface PlanAnswers {
  subjects: (typeof subjects)[number] | undefined;
  marks: (typeof marks)[number] | undefined;
  family: Family;
  /** Ticked, or implied by the family. */
  also: Circumstance[];
}

export const planParameters = [
  ...["subjects", "marks"],
  ...Object.values(familyParameters),
  ...Object.values(tickParameters),
];

/** Unknown answers in the address are ignored. */
export function answersIn(query: URLSearchParams): PlanAnswers {
  const isTicked = (each: Circumstance) => query.get(tickParameters[each]) === each;
  const given = familyIn(query);
  const family: Family = {
    ...given,
    category: given.category ?? (isTicked("ews") ? "ews" : undefined),
    income: given.income ?? (isTicked("income") ? "upTo8" : undefined),
  };
  return {
    subjects: subjects.find((each) => each === query.get("subjects")),
    marks: marks.find((each) => each === query.get("marks")),
    family,
    also: circumstancesOf(family, circumstances.filter(isTicked)),
  };
}

export function planSearch({ subjects, marks, family, also: ticked }: PlanAnswers): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && query.set(name, value);
  set("subjects", subjects);
  set("marks", marks);
  for (const [name, answer] of familyEntries(family)) query.set(name, answer);
  for (const each of ticked) set(tickParameters[each], each);
  return query.size > 0 ? `?${query}` : "";
}

/** Whether the address reveals more than subjects and marks: category, income or a tick. */
export const hasFamilyDetails = ({ family, also: ticked }: PlanAnswers): boolean =>
  isFamilyKnown(family) || ticked.length > 0;

/** Undefined until subjects are chosen. */
export const answerFor = <Answer extends { subjects: string[]; marks?: string[] | undefined }>(
  answers: Answer[],
  { subjects, marks = none }: Pick<PlanAnswers, "subjects"> & { marks?: string | undefined },
): Answer | undefined =>
  subjects && answers.find((each) => each.subjects.includes(subjects) && (each.marks?.includes(marks) ?? true));

const en = {
  next: "Next",
  over: (year: string) => `Admission ${year} is over.`,
  nextYear: (year: string, month: string) => `${year} is expected to begin about ${month}.`,
  noDates: "The dates are not known yet.",
  toSteps: "What to do at each stage",
  show: "Show my plan",
  send: "Send the plan on WhatsApp",
  shared: "My admission plan:",
  onlyFamily: "Your answers are in the link, such as category and income. Send it only to your family.",
  dates: "Dates",
  known: (day: string) => `These dates are as we knew them on ${day}. DTE’s notices decide:`,
  documents: "Documents",
  order: "Get them in this order.",
  rules: (day: string) => `Rules as last checked on ${day}. DTE’s brochure for your year decides. If in doubt, ask us.`,
  have: "I have it",
  receipt: "I have the receipt",
  money: "What to pay on the first day",
  toFees: "All fees, and who pays part of them",
  people: "Whom to call",
  again: "Start again",
  kept: "Your ticks stay on this device only.",
  changedSince: "Changed since %day: %names.",
};

const mr: typeof en = {
  next: "पुढे काय",
  over: (year) => `${year} चे प्रवेश संपले.`,
  nextYear: (year, month) => `${year} चे प्रवेश अंदाजे ${month} मध्ये सुरू होतील.`,
  noDates: "तारखा अजून जाहीर झालेल्या नाहीत.",
  toSteps: "प्रत्येक टप्प्यात काय करायचे",
  show: "माझी यादी दाखवा",
  send: "ही यादी WhatsApp वर पाठवा",
  shared: "माझी प्रवेश यादी:",
  onlyFamily: "या लिंकमध्ये तुमची उत्तरे आहेत, उदा. प्रवर्ग आणि उत्पन्न: फक्त घरच्यांना पाठवा.",
  dates: "तारखा",
  known: (day) => `${day} रोजीची माहिती. DTE च्या सूचना अंतिम:`,
  documents: "कागदपत्रे",
  order: "या क्रमाने मिळवा.",
  rules: (day) => `नियमांची शेवटची तपासणी: ${day}. प्रवेशाच्या वर्षीची DTE माहितीपुस्तिका अंतिम. शंका असेल, तर आम्हाला विचारा.`,
  have: "आहे",
  receipt: "अर्ज केला, पावती आहे",
  money: "पहिल्या दिवशी किती भरायचे",
  toFees: "सर्व शुल्क, आणि त्यातला काही भाग कोण देते",
  people: "कोणाला फोन करायचा",
  again: "पुन्हा सुरुवात करा",
  kept: "तुमच्या खुणा फक्त याच फोनमध्ये किंवा संगणकात राहतात.",
  changedSince: "%dayनंतर बदल: %names.",
};

export const planWords: Record<Locale, typeof en> = { en, mr };

interface Days {
  from: string;
}

/**
 * Says that admission is over and when the next is likely to begin: in the month of this year's first date. Without
 * new dates once that month has come, says only the former.
 * @param dates All of the year, sorted by day; the last one names the year.
 */
export function admissionOver(dates: [Days, ...Days[]], today: string, start: YearStart, locale: Locale): string {
  const t = planWords[locale];
  const [{ from: first }] = dates;
  const last = dates.at(-1)?.from ?? first;
  const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const named = (day: string) => formatDigits(academicYear(day, start), locale);
  const begins = yearAfter(first);
  if (begins.slice(0, 7) <= today.slice(0, 7)) return t.over(named(last));
  const month = `${monthName(Number(begins.slice(5, 7)), locale)} ${formatDigits(begins.slice(0, 4), locale)}`;
  return `${t.over(named(last))} ${t.nextYear(named(yearAfter(last)), month)}`;
}
