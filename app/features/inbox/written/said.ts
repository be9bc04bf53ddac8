import type { Text } from "#app/platform/content/text.ts";
import type { DocumentState } from "#app/platform/db/inbox-tables.ts";

/** A date as it was said; `file` is its name in calendars, which stays when the day changes. */
export interface SaidDate {
  file: string;
  name: Text;
  from: string;
  to?: string | undefined;
  status: "expected" | "announced";
}

/** What was known of a document of the person; its name is public. */
export interface SaidDocument {
  document: string;
  state?: DocumentState | undefined;
  until?: string | undefined;
}

/** What a family asks for in addition to the course: a bus by its id, or the hostel. */
export interface AskedFor {
  bus?: string | undefined;
  hostel?: boolean | undefined;
  stated?: StatedAmount | undefined;
}

/** What somebody in the office has said is paid on the first day. */
interface StatedAmount {
  rupees: number;
  by: string;
}

/** What a family gets in writing, in both languages. Amounts are rupees. */
export interface Said {
  order?: { id: string; year: string; number?: Text | undefined } | undefined;
  who?: Text | undefined;
  scheme?: Text | undefined;
  /** Where the rules of the scheme can be read, and the day on which they last were. */
  schemeRules?: { source?: string | undefined; checkedOn?: string | undefined } | undefined;
  firstDay?: number | undefined;
  /** The most on the first day by the order, for a family whose amount it does not have. */
  mostFirstDay?: number | undefined;
  stated?: StatedAmount | undefined;
  /** The totals of the order; sheets from before they were stored have none. */
  totals?: { firstYear: number; bothYears: number } | undefined;
  /** The year that admission was for, while its fees were not fixed. */
  notFixedFor?: string | undefined;
  schemePays?: number | undefined;
  familyPays?: number | undefined;
  deposit?: { rupees: number; refund: Text } | undefined;
  /** The bus that the family asked about; `fare` is rupees a month. */
  bus?: { id: string; name: Text; fare: number } | undefined;
  /** What the institute says of a hostel, if the family asked about it. */
  hostel?: Text | undefined;
  dates: SaidDate[];
  /** What may be refused; sheets from before this was stored have neither this nor `documents`. */
  refusable?: Text[] | undefined;
  /** The refund rule, if the order names its source. */
  refund?: Text | undefined;
  documents?: SaidDocument[] | undefined;
}
