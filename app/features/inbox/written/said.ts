import type { Text } from "#app/platform/content/text.ts";

/** A date as it was said; `file` is its name in calendars, which stays when the day changes. */
export interface SaidDate {
  file: string;
  name: Text;
  from: string;
  to?: string | undefined;
  status: "expected" | "announced";
}

/** What a family is told in writing, in both languages. Amounts are rupees; an omitted one only the office can tell. */
export interface Said {
  order?: { id: string; year: string; number?: Text | undefined } | undefined;
  who?: Text | undefined;
  scheme?: Text | undefined;
  /** Where the rules of the scheme can be read, and the day on which they last were. */
  schemeRules?: { source?: string | undefined; checkedOn?: string | undefined } | undefined;
  firstDay?: number | undefined;
  schemePays?: number | undefined;
  familyPays?: number | undefined;
  deposit?: { rupees: number; refund: Text } | undefined;
  dates: SaidDate[];
}
