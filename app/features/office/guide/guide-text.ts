/** In the texts, `**` surrounds the names of buttons and pages. */
export interface GuideSection {
  /** The fragment in the address: `/office/guide#undo`. */
  id: (typeof guideIds)[number];
  title: string;
  steps: string[];
  notes?: string[];
}

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

export interface GuideText {
  title: string;
  lead: string;
  contents: string;
  admins: (names: string) => string;
  version: (number: string) => string;
  sections: GuideSection[];
}
