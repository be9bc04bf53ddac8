/** The categories of admission in Maharashtra for which fees differ; `orphan` as in the GR of 8 July 2024. */
export const categories = ["open", "ews", "sebc", "obc", "sc", "st", "vjnt", "sbc", "orphan"] as const;

const reserved: ReadonlySet<string | undefined> = new Set(["sebc", "obc", "sc", "st", "vjnt", "sbc"]);

/** Whether a category is one of those that seats are reserved for by caste. */
export const isReserved = (category: string | undefined): boolean => reserved.has(category);

/** What decides about a family's fees, apart from the category. Income is a year's, up to ₹8 lakh or over. */
const others = {
  student: ["girl", "boy", "transgender"],
  income: ["upTo8", "over8"],
  seat: ["cap", "institute"],
} as const;

/** Each question about a family, with its answers. */
export const familyAnswers = { category: categories, ...others } as const;

export type FamilyQuestion = keyof typeof familyAnswers;

/** What is known about a family; a question that is not answered is omitted. */
export type Family = { [Question in FamilyQuestion]?: (typeof familyAnswers)[Question][number] | undefined };

/** The questions in the order of the form, with their names in an address: `?c=obc&g=girl&i=upTo8&s=cap`. */
export const familyParameters: Record<FamilyQuestion, string> = { category: "c", student: "g", income: "i", seat: "s" };

export const familyQuestions = Object.keys(familyParameters) as FamilyQuestion[];

/** The family of an address; an answer that does not exist counts as none. */
export function familyIn(query: URLSearchParams): Family {
  const family: Family = {};
  for (const question of familyQuestions) {
    const given = query.get(familyParameters[question]);
    const answer = familyAnswers[question].find((each) => each === given);
    if (answer) Object.assign(family, { [question]: answer });
  }
  return family;
}

/** What is known of a family as parameters of an address; none for a question that is not answered. */
export const familyEntries = (family: Family): [name: string, answer: string][] =>
  familyQuestions.flatMap((question) => {
    const answer = family[question];
    return answer ? [[familyParameters[question], answer]] : [];
  });

/** Whether anything is known of a family. */
export const isFamilyKnown = (family: Family): boolean => familyEntries(family).length > 0;

/** The part of the fees page that answers a family, with what is known of it: `/admission/fees?c=obc&g=girl#first-day`. */
export function feesAddressFor(family: Family): string {
  const query = String(new URLSearchParams(familyEntries(family)));
  return `/admission/fees${query && `?${query}`}#first-day`;
}

/** Every family that agrees with what is known about one: 108 if nothing is known. */
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
