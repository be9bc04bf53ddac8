/** A date as the calendar of a phone has it, in one language. */
export interface DateItem {
  /** What it is known by, which never changes, as `calendar-diwali`. */
  name: string;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
  /** The first and the last day. */
  from: string;
  to: string;
  /** The page that has it, without the language. */
  page: string;
  /** The number of its edition, which grows with each change; 0 while it is as its file has it. */
  sequence: number;
  /** When this version became public, in milliseconds since 1970; undefined for one from its file. */
  changedAt: number | undefined;
  isCancelled: boolean;
}

/** The address of the file with one date, without the language. */
export const fileOfDate = (name: string): string => `/calendar/${name}.ics`;
