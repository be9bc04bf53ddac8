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
