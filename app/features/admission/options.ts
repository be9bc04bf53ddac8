/** The choices in "Can I apply?". can-apply.css has a rule for each, so a new one must be added there too. */
export const subjects = ["science", "other"] as const;
export const marks = ["above", "below", "awaited"] as const;
export const also = ["reserved", "ews", "disability", "income", "gap", "board"] as const;

/** The state of an unanswered question. */
export const none = "none";

export type Subjects = (typeof subjects)[number] | typeof none;
export type Marks = (typeof marks)[number] | typeof none;
export type Also = (typeof also)[number];
