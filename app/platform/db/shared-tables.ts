/** A page that answered a form: the next request may reach another process. */
export interface AnsweredPageRow {
  id: string;
  html: string;
  /** A keyed digest of the session it was rendered for. */
  session: string | null;
  isShownOnce: 0 | 1;
  expiresAt: number;
}

/** Failed attempts. */
export interface BackoffRow {
  /** A keyed digest of whom they are counted for. */
  key: string;
  count: number;
  nextAt: number;
  expiresAt: number;
}

/** Points of a limit that were used. */
export interface LimitRow {
  /** The limit's name, and a keyed digest of whom it is counted for. */
  key: string;
  points: number;
  /** When the points are new, in milliseconds since 1970. */
  expire: number;
}

/** What processes share on PostgreSQL alone: on SQLite it is in memory, and the limits are in another file. */
export interface SharedTables {
  limits: LimitRow;
  backoff: BackoffRow;
  answeredPages: AnsweredPageRow;
}
