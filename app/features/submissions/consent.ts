/**
 * The version of the notice beside the button of each form (`consent` in words.en.ts), kept with every record. Whoever
 * changes what the notice says in either language gives it a new version, the day of the change.
 */
export const consentVersion = "2026-11-21";
