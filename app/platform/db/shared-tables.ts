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

/** What processes share on PostgreSQL alone: on SQLite it is in memory, or in a file of its own. */
export interface SharedTables {
  /** rate-limiter-flexible's. */
  limits: { key: string; points: number; expire: number | null };
  backoff: BackoffRow;
  answeredPages: AnsweredPageRow;
}
