/** A section of the guide. In its texts, `**` surrounds the names of buttons and pages. */
export interface GuideSection {
  /** Its fragment in the address: `/office/guide#undo`. */
  id: (typeof guideIds)[number];
  title: string;
  /** The steps, in order. */
  steps: string[];
  /** Further notes. */
  notes?: string[];
}

/** The sections of the guide, in order. */
export const guideIds = [
  "sign-in",
  "inbox",
  "notice",
  "text",
  "preview",
  "later",
  "undo",
  "take-off",
  "pictures",
  "import",
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
  /** Who the admins are, shown where the guide says whom to ask. */
  admins: (names: string) => string;
  /** The version of this software; CHANGELOG.md describes its changes. */
  version: (number: string) => string;
  sections: GuideSection[];
}
