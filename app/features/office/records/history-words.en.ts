import type { OffReason } from "#app/platform/db/record-tables.ts";

/** The words of a record’s history, in English. */
export const history = {
  title: (name: string) => `History: ${name}`,
  back: "Back to the form",
  fromFile: "The first version, as the website began with it. Nobody in the office has changed it.",
  firstOfFile: "Version 1: as the website began with it",
  what: {
    created: (who: string) => `${who} wrote the first draft`,
    saved: (who: string, revision: string) => `${who} saved version ${revision}`,
    merged: (who: string, revision: string) =>
      `${who} saved version ${revision}, together with changes by someone else`,
    conflict: (who: string, revision: string) =>
      `${who} and someone else changed the same text; what ${who} wrote is kept as version ${revision} and not used`,
    published: (who: string, revision: string) => `${who} published version ${revision}`,
    scheduled: (who: string, revision: string, when: string) =>
      `${who} set version ${revision} to be published on ${when}`,
    undone: (who: string, revision: string) => `${who} undid the publishing of version ${revision}`,
    scheduleStopped: (who: string, revision: string, when: string) =>
      `${who} stopped version ${revision}, which was to be published on ${when}`,
    wentBack: (who: string, revision: string) => `${who} published version ${revision} again`,
    takenOff: (who: string) => `${who} removed it from the website`,
    putBack: (who: string) => `${who} put it back on the website`,
    discarded: (who: string) => `${who} discarded the draft`,
    restored: (who: string) => `${who} brought the draft back`,
  },
  reasons: {
    mistake: "published by mistake",
    replaced: "replaced by another page",
    ended: "no longer valid",
  } satisfies Record<OffReason, string>,
  isDraft: "the draft now",
  isPublic: "public now",
  compare: "Compare two versions",
  from: "Before",
  to: "After",
  show: "Compare",
  whatChanged: "What changed",
  between: (from: string, to: string) => `From version ${from} to version ${to}`,
  same: "These two say the same.",
  yes: "Yes",
  no: "No",
  revision: (number: string, when: string) => `${number} (${when})`,
  goBack: (revision: string) => `Publish version ${revision} again`,
  goBackHelp:
    "An earlier version can be published again. That takes a minute, and can be undone until then. The newer draft stays as it is.",
  refusals: {
    incomplete:
      "This version lacks a text, a picture, or the agreement of the people in one, so it cannot be published. Nothing was changed.",
    changed:
      "What is public has changed since you opened this page. Nothing was done. See how it is now, and press again.",
    forbidden: "The principal publishes this. Nothing was changed.",
    missing: "This version no longer exists. Nothing was changed.",
    noKey: "Only part of the form arrived, so nothing was changed. Please press again.",
    failed: "Something went wrong on our side. Nothing was changed. Please try again in a minute.",
  },
};
