import type { Text } from "#app/platform/content/text.ts";
import type { DocumentState } from "#app/platform/db/inbox-tables.ts";

/** `file` is the date's name in calendars, which stays when the day changes. */
export interface QuoteDate {
  file: string;
  name: Text;
  from: string;
  to?: string | undefined;
  status: "expected" | "announced";
}

export interface QuoteDocument {
  document: string;
  state?: DocumentState | undefined;
  until?: string | undefined;
}

export interface QuoteRequest {
  bus?: string | undefined;
  hostel?: boolean | undefined;
  stated?: StatedAmount | undefined;
}

interface StatedAmount {
  rupees: number;
  by: string;
}

/** What a family gets in writing, in both languages. Amounts are rupees. */
export interface Quote {
  order?: { id: string; year: string; number?: Text | undefined } | undefined;
  who?: Text | undefined;
  scheme?: Text | undefined;
  /** Where the rules of the scheme can be read, and the day on which they last were. */
  schemeRules?: { source?: string | undefined; checkedOn?: string | undefined } | undefined;
  firstDay?: number | undefined;
  /** The order's ceiling for the first day, for a family whose amount it does not have. */
  mostFirstDay?: number | undefined;
  stated?: StatedAmount | undefined;
  /** Sheets from before totals were stored have none. */
  totals?: { firstYear: number; bothYears: number } | undefined;
  /** The year of admission, while its fees were not fixed. */
  notFixedFor?: string | undefined;
  schemePays?: number | undefined;
  familyPays?: number | undefined;
  deposit?: { rupees: number; refund: Text } | undefined;
  /** `fare` is rupees a month. */
  bus?: { id: string; name: Text; fare: number } | undefined;
  hostel?: Text | undefined;
  dates: QuoteDate[];
  /** What may be refused; sheets from before this was stored have neither this nor `documents`. */
  refusable?: Text[] | undefined;
  refund?: Text | undefined;
  documents?: QuoteDocument[] | undefined;
}
