/** A date as the calendar of a phone has it, in one language. */
export interface DateItem {
  /** Its permanent name in calendars, such as `calendar-diwali`. */
  name: string;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
  /** The first and the last day. */
  from: string;
  to: string;
  /** The page that has it, without the language. */
  page: string;
  /** The number of its edition, which grows with each change; 0 for a date that is still as in its file. */
  sequence: number;
  /** When this version became public, in milliseconds since 1970; undefined for one from its file. */
  changedAt: number | undefined;
  isCancelled: boolean;
}

/** The address of the file with one date, without the language. */
export const fileOfDate = (name: string): string => `/calendar/${name}.ics`;
