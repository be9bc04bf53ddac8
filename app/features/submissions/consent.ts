/**
 * The version of the notice next to the button of each form (`consent` in `submissionWords`), stored with every record.
 * When the notice changes in either language, set this to the date of the change (with a letter after it if that date
 * is taken), and copy the old notice to docs/consent.md: a record must show what its sender agreed to.
 */
export const consentVersion = "2026-11-28d";

/** The day since which a version of the notice is in use. */
export const consentDay = (version: string): string => version.slice(0, 10);
