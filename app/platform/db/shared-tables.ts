/** A page that answered a form, stored since the next request may reach another process. */
export interface AnsweredPageRow {
  id: string;
  /** Sealed with the site's secret. */
  html: string;
  /** A keyed digest of the session it was rendered for. */
  session: string | null;
  isShownOnce: 0 | 1;
  expiresAt: number;
}

/** Failed attempts. */
interface BackoffRow {
  /** A keyed digest of the account or address that they are counted for. */
  key: string;
  count: number;
  nextAt: number;
  expiresAt: number;
}

/** Used points of a limit. */
interface LimitRow {
  /** The limit's name, and a keyed digest of the address or account that it is counted for. */
  key: string;
  points: number;
  /** When the points are restored, in milliseconds since 1970. */
  expire: number;
}

/**
 * State that processes share on PostgreSQL only; with SQLite the failed attempts are in memory, and the others in a
 * separate file (platform/limits/limits-file.server.ts).
 */
export interface SharedTables {
  limits: LimitRow;
  backoff: BackoffRow;
  answeredPages: AnsweredPageRow;
}
