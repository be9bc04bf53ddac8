import type { OffReason } from "#app/platform/db/record-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { RecordState } from "#app/platform/records/editions.ts";
import { history } from "./history-words.en.ts";

const languages: Record<Locale, string> = { en: "English", mr: "Marathi" };

const states: Record<Exclude<RecordState, "scheduled"> | "unpublished" | "changed" | "following" | "timed", string> = {
  public: "Public",
  unpublished: "Drafts and unpublished changes",
  draft: "Draft",
  changed: "Changes to publish",
  following: "One language missing",
  timed: "Coming, or ending within a week",
  ended: "No longer valid",
  off: "Removed from the website",
  discarded: "Discarded",
};

const off: Record<OffReason, string> = {
  mistake: "Removed from the website: published by mistake. Its page says that it is gone.",
  replaced: "Removed from the website: its address leads to another page.",
  ended: "No longer valid: its page says so, and the lists leave it out.",
};

/** Of kinds whose records have no page. */
const offEverywhere: Record<OffReason, string> = {
  mistake: "Removed from the website: published by mistake. It no longer appears on any page.",
  replaced: "Removed from the website. It no longer appears on any page.",
  ended: "Removed from the website: no longer valid. It no longer appears on any page.",
};

/** The words of the screens of records, in English. Numbers, names and times come in as they are shown. */
export const en = {
  title: "Website content",
  lead: "What the office writes for the website.",
  groups: { often: "Often", pages: "Pages", institute: "Institute" },
  counts: {
    public: (count: string) => `${count} public`,
    draft: (count: string, isOne: boolean) => (isOne ? "1 draft" : `${count} drafts`),
    changed: (count: string) => `${count} changed`,
    following: (count: string) => `${count} with a language missing`,
  },
  states,
  list: {
    search: "Search this list",
    words: "Words in the text",
    state: "Show",
    all: "All",
    find: "Find",
    total: (count: string) => `${count} in all`,
    found: (count: string) => `${count} found`,
    none: "Nothing here yet. The button above adds the first.",
    noneFound: "Nothing found. Try another word, or show all.",
    waits: "Waiting for the principal",
    nameless: "No title yet",
    pages: "Pages of the list",
    page: (page: string, of: string) => `Page ${page} of ${of}`,
    previous: "Previous",
    next: "Next",
    from: (when: string) => `Public on ${when}`,
    newFrom: (when: string) => `New version on ${when}`,
    missing: (locale: Locale) => `${languages[locale]} missing`,
    by: (name: string, when: string) => `${name}, ${when}`,
  },
  when: {
    justNow: "just now",
    minutes: (count: string, isOne: boolean) => (isOne ? "a minute ago" : `${count} minutes ago`),
    at: (moment: string) => `on ${moment}`,
  },
  record: {
    new: (one: string) => `New: ${one.toLowerCase()}`,
    isPublic: "Public.",
    isPublicUntil: (day: string) => `Public, up to and including ${day}.`,
    isDraft: "Draft. The public does not see it.",
    inAMinute: "Public in a minute.",
    comes: (when: string) => `Public on ${when}.`,
    /** Before the title of what comes. */
    byYou: "You are publishing",
    by: (name: string) => `${name} is publishing`,
    dated: (day: string) => `Its date will be ${day}.`,
    hasChanges: "Your draft has changes that the public does not see yet.",
    follows: (locale: Locale) => `${languages[locale]} is missing on the website.`,
    off,
    offEverywhere,
    leadsTo: (address: string) => `It leads to ${address}.`,
    expired: (day: string) => `Its last day was ${day}. Its page says so, and the lists leave it out.`,
    expiredEverywhere: (day: string) => `Its last day was ${day}. It no longer appears on any page.`,
    waits: "It is waiting for the principal, who publishes it and finds it on the office home page.",
    waitsForYou: "It is waiting for you to publish it.",
    isDiscarded: "Discarded. For 30 days it can be brought back.",
    saved: (time: string) => `Saved at ${time}.`,
    merged: (time: string) =>
      `Saved at ${time}. Someone else changed other fields while you were writing: both are kept.`,
    changedByYou: (when: string) => `You changed this ${when}.`,
    changedBy: (name: string, when: string) => `${name} changed this ${when}.`,
    share: "Send it on WhatsApp",
    see: "See it on the website",
    seeInAMinute: "See it on the website (after a minute)",
    history: "History",
    noSuch: "There is no such entry",
    noSuchText: "It may have been discarded, or the address is wrong.",
    changeAgain: "Change it again",
  },
  buttons: {
    publish: "Publish now",
    publishFollows: (locale: Locale): string =>
      locale === "en" ? "Publish now in Marathi; English follows" : "Publish now in English; Marathi follows",
    scheduleFollows: (locale: Locale): string =>
      locale === "en" ? "Publish then in Marathi; English follows" : "Publish then in English; Marathi follows",
    publishing: "Publishing...",
    save: "Save draft",
    saving: "Saving...",
    preview: "See how it will look",
    later: "Publish later",
    publishOn: (when: string) => `Publish on ${when}`,
    publishThen: "Publish at this time",
    undo: "Undo publishing",
    stop: "Cancel publishing",
    putBack: "Put back on the website",
    restore: "Bring the draft back",
    discard: "Discard this draft",
    takeOff: "Remove from the website",
    onlyPrincipal:
      "The principal publishes this. Save your draft: the principal then finds it on the office home page.",
  },
  fields: {
    day: "Day",
    time: "Time",
    until: "Last day on the website",
    untilHelp: "Leave it empty if it has no end.",
    why: "Why?",
    reasons: {
      mistake: "It was published by mistake",
      replaced: "Another page replaces it",
      ended: "It is no longer valid",
    } satisfies Record<OffReason, string>,
    whyHistory: "Visitors see the same, whichever you choose. The reason stays in the history.",
    replacedBy: "Address of the other page, such as /notices",
  },
  conflict: {
    theirs: (name: string) => `${name} wrote here while you were writing:`,
    somebody: "Another person",
    taken: "Use this text instead of mine",
    nothing: "Nothing: it was emptied.",
    mine: "Yours",
    keepMine: "Keep mine",
    keepTheirs: "Keep theirs",
    whole: "Everything else of this record",
  },
  refusals: {
    missing: "This no longer exists. Nothing was changed.",
    noKey: "Only part of the form arrived, so nothing was saved. What you typed is still here. Please press again.",
    forbidden: "The principal publishes this. Your draft is saved, and nothing was published.",
    changed:
      "This was changed on another screen while you were writing. What you wrote is saved as a draft, and nothing else was changed. See how it is now, and press again.",
    changedBy: (name: string, when: string) =>
      `${name} changed this ${when}. What you wrote is saved as a draft, and nothing else was changed. See how it is now, and press again.`,
    merged:
      "Another person changed other fields while you were writing. Both are saved as a draft, and nothing is published yet. Please read it once more, and publish.",
    conflict: (name: string) =>
      `${name} changed the same text while you were writing. Your text is not lost: here are both. Choose which one stays.`,
    past: "This time is in the past. Your draft is saved. Please choose a later time.",
    when: "Please choose a day. Your draft is saved, and nothing was published.",
    until: "The last day is not a date. Your draft is saved, and nothing was published.",
    order: "The last day is before the day on which it becomes public. Your draft is saved.",
    why: "Please choose why it is removed. It is still public.",
    late: "You were logged out when you pressed the button. What you wrote is saved as a draft, and nothing else was done. Please read it once more, and press the button again.",
    address: "Please give a page of this site, such as /notices. It is still public.",
    leadsBack: "That page leads back to this one. Please give another page. It is still public.",
    live: "It is public already, so this cannot be undone. You can remove it from the website.",
    scheduled: "It will be published automatically. Cancel that first.",
    cut: (places: string) => `This is too long and was shortened: ${places}. The rest is saved.`,
    notKept: "This could not be saved just now. What you typed is still here. Please try again in a minute.",
    failed: "Something went wrong on our side. What you typed is still here. Please try again in a minute.",
    empty: "Nothing is filled in yet, so nothing was saved.",
    incomplete: "Your draft is saved. Nothing is published yet.",
  },
  history,
};

/** The words of the screens of records in one language. */
export type RecordWords = typeof en;
