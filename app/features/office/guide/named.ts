import { newWords, oneWords, todayWords } from "#app/features/inbox/index.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { noticeKind } from "#app/features/notices/kinds.ts";
import { filesWords } from "#app/features/office/files/words.ts";
import { importWords } from "#app/features/office/import/import-words.ts";
import { partWords } from "#app/features/office/parts/words.ts";
import { recordFormWords } from "#app/features/office/record-form/words.ts";
import { recordWords } from "#app/features/office/records/words.ts";
import { pageKind } from "#app/features/pages/kinds.ts";
import { peopleWords } from "#app/features/staff/index.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

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
