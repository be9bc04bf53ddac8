import type { OffReason } from "#app/platform/db/record-tables.ts";

/** The words of a record’s history, in English. */
export const history = {
  title: (name: string) => `History: ${name}`,
  back: "Back to the form",
  fromFile: "The first version, as the website began with it. Nobody in the office has changed it.",
  firstOfFile: "Revision 1: the first version, as the website began with it",
  what: {
    created: (who: string) => `${who} wrote the first draft`,
    saved: (who: string, revision: string) => `${who} saved revision ${revision}`,
    merged: (who: string, revision: string) =>
      `${who} saved revision ${revision}, together with changes by someone else`,
    conflict: (who: string, revision: string) =>
      `${who} changed the same text as somebody else; it is kept as revision ${revision} and not used`,
    published: (who: string, revision: string) => `${who} published revision ${revision}`,
    scheduled: (who: string, revision: string, when: string) =>
      `${who} decided that revision ${revision} becomes public on ${when}`,
    undone: (who: string, revision: string) => `${who} undid the publishing of revision ${revision}`,
    scheduleStopped: (who: string, revision: string, when: string) =>
      `${who} stopped revision ${revision}, which was to become public on ${when}`,
    wentBack: (who: string, revision: string) => `${who} made revision ${revision} public again`,
    takenOff: (who: string) => `${who} took it off the website`,
    putBack: (who: string) => `${who} put it back on the website`,
    discarded: (who: string) => `${who} threw the draft away`,
    restored: (who: string) => `${who} brought the draft back`,
  },
  reasons: {
    mistake: "published by mistake",
    replaced: "replaced by another page",
    ended: "no longer valid",
  } satisfies Record<OffReason, string>,
  isDraft: "the draft now",
  isPublic: "public now",
  compare: "Compare two revisions",
  from: "Before",
  to: "After",
  show: "Compare",
  whatChanged: "What changed",
  between: (from: string, to: string) => `From revision ${from} to revision ${to}`,
  same: "These two say the same.",
  yes: "Yes",
  no: "No",
  revision: (number: string, when: string) => `${number} (${when})`,
  goBack: (revision: string) => `Make revision ${revision} public again`,
  goBackHelp:
    "An earlier revision can be made public again. That takes a minute, and can be undone until then. The newer draft stays as it is.",
  refusals: {
    incomplete:
      "This revision lacks a text, a picture, or the agreement of the people in one, so it cannot be public. Nothing was changed.",
    changed:
      "What is public has changed since you opened this page. Nothing was done. See how it is now, and press again.",
    forbidden: "The principal publishes this. Nothing was changed.",
    missing: "This revision is not there any more. Nothing was changed.",
    noKey: "Only part of the form arrived, so nothing was changed. Please press again.",
    failed: "Something went wrong on our side. Nothing was changed. Please try again in a minute.",
  },
};
