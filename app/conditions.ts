import type { SanitizeFile } from "./platform/sanitize/upload.server.ts";
import type { HashCost } from "./platform/sign-in/password-hash.server.ts";

/** Overrides for tests. */
export interface Conditions {
  /** Returns milliseconds since 1970. */
  now?: () => number;
  /** The cost of hashing a password. */
  hashCost?: HashCost;
  /** The bytes that are free on the disk of a folder. */
  freeSpace?: (folder: string) => Promise<number>;
  /** Sanitizes an uploaded file; by default in a child process. */
  sanitizeFile?: SanitizeFile;
}
