import { type Family, possibleFamilies } from "./family.ts";

/** Which families a row of `payers` is for. A row with none of these is an example in the table and answers nobody. */
export interface ForFamilies {
  categories?: Required<Family>["category"][] | undefined;
  student?: Family["student"];
  income?: Family["income"];
  seat?: Family["seat"];
}

/** How many of the four questions a row answers; the row for a family is the one that answers most. */
export const questionsOf = ({ categories, student, income, seat }: ForFamilies): number =>
  [categories, student, income, seat].filter((each) => each !== undefined).length;

/** Whether a row says for whom it is, and so can answer a family. */
export const isForFamilies = (row: ForFamilies): boolean => questionsOf(row) > 0;

/**
 * Whether a row is for a family. No tuition fee is taken from transgender students (the State's circular of 4 March 2026),
 * so a row that does not ask who the student is says nothing about them.
 */
const isFor = (row: ForFamilies, family: Required<Family>): boolean =>
  isForFamilies(row) &&
  (row.student === family.student || family.student !== "transgender") &&
  (row.categories?.includes(family.category) ?? true) &&
  (["student", "income", "seat"] as const).every(
    (question) => (row[question] ?? family[question]) === family[question],
  );

/** The most specific rows for a family about which everything is known: one, none, or several that conflict. */
export function rowsFor<Row extends ForFamilies>(rows: readonly Row[], family: Required<Family>): Row[] {
  const fitting = rows.filter((row) => isFor(row, family));
  const most = Math.max(...fitting.map(questionsOf));
  return fitting.filter((row) => questionsOf(row) === most);
}

/** Two rows that conflict: both are the most specific for the same family. Undefined if there are none. */
export const twoForOne = <Row extends ForFamilies>(rows: readonly Row[]): Row[] | undefined =>
  possibleFamilies({})
    .map((family) => rowsFor(rows, family))
    .find(({ length }) => length > 1);
