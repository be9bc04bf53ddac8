/** Stored because the next request may reach another process. */
export interface AnsweredPageRow {
  id: string;
  /** Sealed with the site's secret. */
  html: string;
  /** A keyed digest of the session it was rendered for. */
  session: string | null;
  isShownOnce: 0 | 1;
  expiresAt: number;
}

interface BackoffRow {
  key: string;
  count: number;
  nextAt: number;
  expiresAt: number;
}

interface LimitRow {
  /** The limit's name, and a keyed digest of the address or account. */
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
}

/** On PostgreSQL only; with SQLite in memory (failed attempts) or in the file of limits-file.server.ts. */
export interface SharedTables {
  limits: LimitRow;
  backoff: BackoffRow;
  answeredPages: AnsweredPageRow;
}
