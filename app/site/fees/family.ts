/** Admission categories of Maharashtra for which fees differ; `orphan` as in the GR of 8 July 2024. */
export const categories = ["open", "ews", "sebc", "obc", "sc", "st", "vjnt", "sbc", "orphan"] as const;

const reserved: ReadonlySet<string | undefined> = new Set(["sebc", "obc", "sc", "st", "vjnt", "sbc"]);

/** Whether seats are reserved for a category by caste. */
export const isReserved = (category: string | undefined): boolean => reserved.has(category);

/** Besides the category. Income per year, up to ₹8 lakh or over. */
const otherQuestions = {
  student: ["girl", "boy", "transgender"],
  income: ["upTo8", "over8"],
  seat: ["cap", "institute"],
} as const;

export const familyAnswers = { category: categories, ...otherQuestions } as const;

export type FamilyQuestion = keyof typeof familyAnswers;

/** Unanswered questions are omitted. */
export type Family = { [Question in FamilyQuestion]?: (typeof familyAnswers)[Question][number] | undefined };

/** In the order of the form, with names in an address: `?c=obc&g=girl&i=upTo8&s=cap`. */
export const familyParameters: Record<FamilyQuestion, string> = { category: "c", student: "g", income: "i", seat: "s" };

export const familyQuestions = Object.keys(familyParameters) as FamilyQuestion[];

/** Unknown answers in the address are ignored. */
export function familyIn(query: URLSearchParams): Family {
  const family: Family = {};
  for (const question of familyQuestions) {
    const given = query.get(familyParameters[question]);
    const answer = familyAnswers[question].find((each) => each === given);
    if (answer) Object.assign(family, { [question]: answer });
  }
  return family;
}

export const familyEntries = (family: Family): [name: string, answer: string][] =>
  familyQuestions.flatMap((question) => {
    const answer = family[question];
    return answer ? [[familyParameters[question], answer]] : [];
  });

export const isFamilyKnown = (family: Family): boolean => familyEntries(family).length > 0;

/** `/admission/fees?c=obc&g=girl#first-day` */
export function feesAddressFor(family: Family): string {
  const query = String(new URLSearchParams(familyEntries(family)));
  return `/admission/fees${query && `?${query}`}#first-day`;
}

/** All families that match the known answers: 108 if nothing is known. */
export const possibleFamilies = (known: Family): Required<Family>[] =>
  familyQuestions.reduce<Family[]>(
    (families, question) =>
      families.flatMap((family) =>
        (known[question] ? [known[question]] : familyAnswers[question]).map((answer) => ({
          ...family,
          [question]: answer,
        })),
      ),
    [{}],
  ) as Required<Family>[];

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
