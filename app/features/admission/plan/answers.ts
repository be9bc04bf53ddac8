import { type Family, familyEntries, familyIn, familyParameters, isFamilyKnown } from "#app/features/fees/index.ts";
import { type Circumstance, circumstances, marks, none, subjects, tickParameters, circumstancesOf } from "../schema.ts";

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
