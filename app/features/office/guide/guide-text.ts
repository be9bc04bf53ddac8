/** A part of the guide. In its texts `**` is around what is on a button or a screen. */
export interface GuideSection {
  /** Part of its address: `/office/guide#undo`. */
  id: (typeof guideIds)[number];
  title: string;
  /** One after the other, as they are done. */
  steps: string[];
  /** What else is good to know. */
  notes?: string[];
}

/** The parts of the guide, in its order. */
export const guideIds = [
  "sign-in",
  "inbox",
  "notice",
  "preview",
  "later",
  "undo",
  "take-off",
  "pictures",
  "signal",
  "together",
  "principal",
  "help",
] as const;

/** The guide in one language. */
export interface GuideText {
  title: string;
  lead: string;
  contents: string;
  /** Who the admins are, said where it is said whom to ask. */
  admins: (names: string) => string;
  /** Which version of this software runs; CHANGELOG.md says what it changes. */
  version: (number: string) => string;
  sections: GuideSection[];
}
