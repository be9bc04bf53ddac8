import { type Family, familyEntries, familyIn, familyParameters } from "#app/features/fees/index.ts";
import { type Also, also, marks, none, subjects, tickParameters } from "../schema.ts";

/** What a visitor has answered: all that a plan is made from, and all of it is in the address. */
export interface PlanAnswers {
  subjects: (typeof subjects)[number] | undefined;
  marks: (typeof marks)[number] | undefined;
  family: Family;
  /** What was ticked, or follows from the family. */
  also: Also[];
}

/** The parameters that a plan's address may have. */
export const planParameters = [
  ...["subjects", "marks"],
  ...Object.values(familyParameters),
  ...Object.values(tickParameters),
];

const reserved: ReadonlySet<Family["category"]> = new Set(["sebc", "obc", "sc", "st", "vjnt", "sbc"]);

/** The answers of an address; those that do not exist count as none. */
export function answersIn(query: URLSearchParams): PlanAnswers {
  const isTicked = (each: Also) => query.get(tickParameters[each]) === each;
  const given = familyIn(query);
  const family: Family = {
    ...given,
    category: given.category ?? (isTicked("ews") ? "ews" : undefined),
    income: given.income ?? (isTicked("income") ? "upTo8" : undefined),
  };
  const follows: Partial<Record<Also, boolean>> = {
    reserved: family.category ? reserved.has(family.category) : isTicked("reserved"),
    ews: family.category === "ews",
    income: family.income === "upTo8",
  };
  return {
    subjects: subjects.find((each) => each === query.get("subjects")),
    marks: marks.find((each) => each === query.get("marks")),
    family,
    also: also.filter((each) => follows[each] ?? isTicked(each)),
  };
}

/** The query of a plan's address, with its question mark; empty without answers. */
export function planSearch({ subjects, marks, family, also: ticked }: PlanAnswers): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && query.set(name, value);
  set("subjects", subjects);
  set("marks", marks);
  for (const [name, answer] of familyEntries(family)) query.set(name, answer);
  for (const each of ticked) set(tickParameters[each], each);
  return query.size > 0 ? `?${query}` : "";
}

/** The answer of "Can I apply?" for subjects and marks; undefined until there are subjects. */
export const answerFor = <Answer extends { subjects: string[]; marks?: string[] | undefined }>(
  answers: Answer[],
  { subjects, marks = none }: Pick<PlanAnswers, "subjects"> & { marks?: string | undefined },
): Answer | undefined =>
  subjects && answers.find((each) => each.subjects.includes(subjects) && (each.marks?.includes(marks) ?? true));
