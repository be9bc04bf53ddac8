import { inboxWords } from "#app/inbox/inbox-words.ts";
import { newWords } from "#app/inbox/new/new-words.ts";
import { oneWords } from "#app/inbox/one/one-words.ts";
import { todayWords } from "#app/inbox/today/today-words.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { filesWords } from "#app/office/files/files-words.ts";
import { importWords } from "#app/office/import/import-words.ts";
import { partWords } from "#app/office/parts/parts.ts";
import { recordFormWords } from "#app/office/record-form/record-form-words.ts";
import { recordWords } from "#app/office/records/record-words.ts";
import { peopleWords } from "#app/people/staff/people-words.ts";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import { pageKind } from "#app/site/pages/page-kind.ts";

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

/** Names of buttons, taken from the pages' own texts so that the guide always uses the current ones. */
export function buttonNames(locale: Locale) {
  const [staff, records, files] = [staffWords[locale], recordWords[locale], filesWords[locale]];
  const { buttons, fields, record, history } = records;
  const { after, guardian, duplicates, erase } = oneWords[locale];
  const b = (text: string) => `“**${text}**”`;
  return {
    start: b(staff.menu.start),
    account: b(staff.menu.account),
    records: b(staff.menu.records),
    people: b(staff.menu.people),
    profiles: b(staff.menu.profiles),
    continue: b(staff.signIn.continue),
    signIn: b(staff.code.submit),
    signOut: b(staff.signOut),
    lostPhone: b(staff.code.lostPhone),
    useRecovery: b(staff.code.useRecovery),
    lostPassword: b(staff.signIn.lost),
    reset: b(peopleWords[locale].actions.reset),
    inbox: b(staff.menu.inbox),
    when: b(after.when),
    spoke: b(after.spoke),
    noAnswer: b(after.noAnswer),
    wrongNumber: b(after.wrongNumber),
    calls: b(todayWords[locale].groups.calls),
    overdue: b(todayWords[locale].groups.overdue),
    today: b(todayWords[locale].groups.today),
    new: b(todayWords[locale].groups.new),
    undelivered: b(todayWords[locale].undelivered),
    didNotAsk: b(inboxWords[locale].closedFor.didNotAsk),
    addCaller: b(newWords[locale].title),
    guardianAgreed: b(guardian.confirm),
    merge: b(duplicates.merge),
    eraseAll: b(erase.title),
    newNotice: b(noticeKind.words[locale].add),
    date: b(noticeKind.words[locale].fields.on?.label ?? ""),
    notice: b(noticeKind.words[locale].fields.text?.label ?? ""),
    save: b(buttons.save),
    choosePicture: b(recordFormWords[locale].choosePicture),
    publish: b(buttons.publish),
    pageTexts: b(pageKind.words[locale].many),
    paste: b(partWords[locale].list.paste),
    undoParts: b(partWords[locale].list.undo),
    pair: b(partWords[locale].pasted.pair),
    instead: b(partWords[locale].pasted.instead),
    follows: b(buttons.publishFollows("en")),
    seePreview: b(buttons.preview),
    history: b(record.history),
    later: b(buttons.later),
    day: b(fields.day),
    time: b(fields.time),
    publishThen: b(buttons.publishThen),
    until: b(fields.until),
    stop: b(buttons.stop),
    undo: b(buttons.undo),
    goBack: b(history.goBack(formatDigits(3, locale))),
    takeOff: b(buttons.takeOff),
    mistake: b(fields.reasons.mistake),
    replaced: b(fields.reasons.replaced),
    ended: b(fields.reasons.ended),
    putBack: b(buttons.putBack),
    files: b(staff.menu.files),
    upload: b(files.send),
    importTable: b(importWords[locale].title),
    lookAtTable: b(importWords[locale].look),
    saveAndUpload: b(recordFormWords[locale].upload),
    take: b(recordFormWords[locale].suggestion.take),
    takeTheirs: b(records.conflict.taken),
    keepMine: b(records.conflict.keepMine),
    keepTheirs: b(records.conflict.keepTheirs),
  };
}

export type ButtonNames = ReturnType<typeof buttonNames>;
