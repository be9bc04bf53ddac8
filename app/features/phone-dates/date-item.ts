export interface DateItem {
  name: string;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
  from: string;
  to: string;
  page: string;
  /** The number of the edition, which grows with each change; 0 for a date that is still as in its file. */
  sequence: number;
  /** When this version became public, in milliseconds since 1970; undefined for one from its file. */
  changedAt: number | undefined;
  isCancelled: boolean;
}

export const fileOfDate = (name: string): string => `/calendar/${name}.ics`;
