import { type Family, possibleFamilies } from "./family.ts";

/** A row without any of these is only an example in the table. */
export interface ForFamilies {
  categories?: Required<Family>["category"][] | undefined;
  student?: Family["student"];
  income?: Family["income"];
  seat?: Family["seat"];
}

/** Among the rows for a family, the one that answers most questions applies. */
export const questionsOf = ({ categories, student, income, seat }: ForFamilies): number =>
  [categories, student, income, seat].filter((each) => each !== undefined).length;

export const isForFamilies = (row: ForFamilies): boolean => questionsOf(row) > 0;

/**
 * No tuition fee is taken from transgender students (State circular of 4 March 2026), so a row that does not ask who
 * the student is says nothing about them.
 */
const isFor = (row: ForFamilies, family: Required<Family>): boolean =>
  isForFamilies(row) &&
  (row.student === family.student || family.student !== "transgender") &&
  (row.categories?.includes(family.category) ?? true) &&
  (["student", "income", "seat"] as const).every(
    (question) => (row[question] ?? family[question]) === family[question],
  );

/** The most specific rows for a fully known family: one, none, or several that conflict. */
export function rowsFor<Row extends ForFamilies>(rows: readonly Row[], family: Required<Family>): Row[] {
  const fitting = rows.filter((row) => isFor(row, family));
  const most = Math.max(...fitting.map(questionsOf));
  return fitting.filter((row) => questionsOf(row) === most);
}

/** Two rows that are both the most specific for one family. Undefined if there are none. */
export const conflictingRows = <Row extends ForFamilies>(rows: readonly Row[]): Row[] | undefined =>
  possibleFamilies({})
    .map((family) => rowsFor(rows, family))
    .find(({ length }) => length > 1);
