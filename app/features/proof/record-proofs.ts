/** How the site saw a page of a record: how often, first and last, and how often it did not get it. */
export interface SeenPage {
  page: string;
  times: number;
  first: number;
  last: number;
  gaps: number;
}

/** What supports the entries about a record, besides the log itself. */
export interface RecordProofs {
  /** The first mail with an entry that covers the newest one of the record. */
  mailed: { at: number; seq: number; recipients: number; hash: string } | undefined;
  seen: SeenPage[];
}
