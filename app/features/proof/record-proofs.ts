export interface SeenPage {
  page: string;
  times: number;
  first: number;
  last: number;
  gaps: number;
}

export interface RecordProofs {
  /** The first mail with an entry that covers the newest one of the record. */
  mailed: { at: number; seq: number; recipients: number; hash: string } | undefined;
  seen: SeenPage[];
}
