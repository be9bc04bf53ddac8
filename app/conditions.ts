import type { SanitizeFile } from "./platform/sanitize/upload.server.ts";
import type { HashCost } from "./platform/sign-in/password-hash.server.ts";

/** Overrides for tests. */
export interface Conditions {
  /** Milliseconds since 1970. */
  now?: () => number;
  hashCost?: HashCost;
  freeSpace?: (folder: string) => Promise<number>;
  sanitizeFile?: SanitizeFile;
}
