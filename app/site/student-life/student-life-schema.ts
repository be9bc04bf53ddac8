import { z } from "zod";
import { day, rupees, slug, text } from "#app/cms/content/text.ts";
import { formatDigits, latinDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A time of day, `13:05`, on a 12-hour clock: 1:05, १.०५. */
export const formatTimetableTime = (time: string, locale: Locale): string =>
  formatDigits(`${((Number(time.slice(0, 2)) + 11) % 12) + 1}${locale === "mr" ? "." : ":"}${time.slice(3)}`, locale);

export const halfHours = (from: string, to: string): number => (minutesOf(to) - minutesOf(from)) / 30;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time as 09:30");
const perWeek = z.int().min(0).max(48);

const lesson = z.strictObject({
  from: clock,
  to: clock,
  kind: z.enum(["theory", "practical", "tutorial", "free"], "theory, practical, tutorial or free"),
  title: text,
  text: text.optional(),
});

/** In half hours. students.css has a height for each. */
export const longestLesson = 6;

const isDrawn = ({ from, to }: { from: string; to: string }) => {
  const halves = halfHours(from, to);
  return Number.isInteger(halves) && halves >= 1 && halves <= longestLesson;
};

const schoolDay = z.array(lesson).superRefine((lessons, context) => {
  lessons.forEach((each, index) => {
    const before = lessons[index - 1];
    const refuse = (message: string) => context.addIssue({ code: "custom", path: [index, "from"], message });
    if (!isDrawn(each)) refuse("a lesson of half an hour to three hours, in half hours");
    if (before && before.to !== each.from) refuse(`${before.to}, when the one before ends`);
  });
});

/** content/records/student-rules.yaml */
export const studentRulesShape = z.strictObject({
  checkedOn: day,
  sources: text,
  day: schoolDay,
  dayNote: text.optional(),
  weeks: z.array(z.strictObject({ name: text, theory: perWeek, tutorial: perWeek, practical: perWeek })).min(1),
  rules: z.array(z.strictObject({ figure: text, title: text, text })).min(1),
  holidaysNote: text.optional(),
  kit: z.array(z.strictObject({ name: text, note: text, price: rupees })),
  kitNote: text.optional(),
});
export type StudentRules = z.infer<typeof studentRulesShape>;

const busStop = z.strictObject({ name: text, comes: clock, returns: clock });

/** Without a `number`, the place in the list is the number. */
const bus = z.strictObject({
  id: slug,
  number: z.string().min(1).max(10).optional(),
  name: text,
  /** Rupees a month. */
  fare: rupees,
  stops: z.array(busStop).min(2),
});

/** content/records/stay-and-travel.yaml */
export const stayAndTravelShape = z.strictObject({
  /** The first stop has no minutes. */
  walk: z.array(z.strictObject({ name: text, minutes: z.int().min(1).optional() })),
  buses: z.array(bus),
  busesNote: text.optional(),
  pass: text,
  /** Whether the institute has a hostel. */
  stay: text.optional(),
  /** `rent`: rupees a month, from and to. */
  rooms: z.array(z.strictObject({ name: text, rent: z.array(rupees).length(2), text })),
  roomsNote: text.optional(),
  check: z.array(text).min(1),
});
export type StayAndTravel = z.infer<typeof stayAndTravelShape>;

const phone = z.string().regex(/^[+\d][\d -]+$/, "a phone number");

const person = z.strictObject({
  id: slug,
  task: text,
  name: text,
  role: text,
  phone,
  email: z.email().optional(),
  hours: z.enum(["office", "classes", "always"], "office, classes or always"),
  /** The institute's WhatsApp number reaches this person. */
  whatsapp: z.literal(true).optional(),
});
export type ContactEntry = z.infer<typeof person>;

/** content/records/contacts.yaml */
export const contactsShape = z.strictObject({
  people: z.array(person),
  helplines: z.array(z.strictObject({ phone, name: text })).min(1),
});

const step = z.strictObject({
  when: text,
  title: text,
  text: text.optional(),
  /** From this field of course.yaml. */
  course: z.enum(["training", "registration"], "training or registration").optional(),
});

/** content/records/after-diploma.yaml */
export const afterDiplomaShape = z.strictObject({
  checkedOn: day,
  road: z.array(step).min(1),
  doors: z.array(z.strictObject({ title: text, need: text, apply: text })).min(1),
});

export const measures = ["appeared", "passed", "firstClass", "registered", "working", "studying"] as const;
const count = z.int().min(0).optional();

const areInARow = (years: string) => Number(years.slice(5)) === Number(years.slice(0, 4)) + 1;
const twoYears = z
  .string()
  .transform(latinDigits)
  .refine((years) => /^\d{4}-\d{4}$/.test(years) && areInARow(years), "two years in a row, as 2025-2026");

const yearResult = z
  .strictObject({
    year: twoYears,
    appeared: count,
    passed: count,
    firstClass: count,
    registered: count,
    working: count,
    studying: count,
  })
  .superRefine(({ appeared, passed, firstClass, registered }, context) => {
    const atMost = (name: string, people = 0, all = Number.POSITIVE_INFINITY) => {
      if (people > all) context.addIssue({ code: "custom", path: [name], message: `at most ${all}` });
    };
    atMost("passed", passed, appeared);
    atMost("firstClass", firstClass, passed);
    atMost("registered", registered, passed);
  });

/** content/records/results.yaml, at most one entry for a year. */
export const resultsShape = z.strictObject({
  years: z.array(yearResult).superRefine((years, context) => {
    years.forEach(({ year }, at) => {
      if (years.findIndex((each) => each.year === year) < at)
        context.addIssue({ code: "custom", path: [at, "year"], message: "a year that is not there yet" });
    });
  }),
  promise: text.optional(),
  note: text.optional(),
});
export type Results = z.infer<typeof resultsShape>;

export const questionGroups = ["study", "care", "money"] as const;

/** content/records/parents-ask.yaml */
export const questionShape = z.strictObject({
  id: slug,
  group: z.enum(questionGroups, "study, care or money"),
  question: text,
  answer: text,
  link: z.string().startsWith("/").optional(),
});
export type Question = z.infer<typeof questionShape>;
