import type { RecordState } from "#app/cms/records/editions.ts";
import type { OffReason } from "#app/lib/db/record-tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

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

const en = {
  states,
  possible: "Not on the website yet: press to write it",
  request: {
    asks: (name: string) => `${name} asks you to publish this.`,
    asksChanges: (name: string, count: string, isOne: boolean): string =>
      `${name} asks you to publish ${isOne ? "a change" : `${count} changes`}.`,
  },
  buttons: {
    publish: "Publish now",
    publishFollows: (locale: Locale): string =>
      `Publish now in ${locale === "en" ? "Marathi only; write English" : "English only; write Marathi"} later`,
    scheduleFollows: (locale: Locale): string =>
      `Publish at this time in ${locale === "en" ? "Marathi only; write English" : "English only; write Marathi"} later`,
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
    repeated: (words: string) =>
      `Write {intake} for the number in “${words}”: then it stays right when the seats change.`,
    onlyPrincipal:
      "The principal publishes this. Save your draft: the principal then finds it on the office home page.",
  },
  fields: {
    day: "Day",
    time: "Time",
    until: "Last day of the notice",
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
    nothing: "Nothing: the text was deleted.",
    mine: "Yours",
    keepMine: "Keep mine",
    keepTheirs: "Keep theirs",
    whole: "Everything else in this entry",
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
    until: "The last day is not a valid date. Your draft is saved, and nothing was published.",
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
};

const mr: typeof en = {
  states: {
    public: "प्रसिद्ध",
    unpublished: "मसुदे आणि प्रसिद्ध करायचे बदल",
    draft: "मसुदा",
    changed: "बदल प्रसिद्ध करायचे आहेत",
    following: "एक भाषा बाकी",
    timed: "लवकरच प्रसिद्ध होणार किंवा आठवड्यात मुदत संपणार",
    ended: "मुदत संपली",
    off: "संकेतस्थळावरून काढलेले",
    discarded: "रद्द केलेले",
  },
  possible: "संकेतस्थळावर अजून नाही: लिहिण्यासाठी दाबा",
  request: {
    asks: (name) => `${name} यांचा हा मजकूर तुम्ही प्रसिद्ध करायचा आहे.`,
    asksChanges: (name, count, isOne) =>
      isOne ? `${name} यांचा एक बदल तुम्ही प्रसिद्ध करायचा आहे.` : `${name} यांचे ${count} बदल तुम्ही प्रसिद्ध करायचे आहेत.`,
  },
  buttons: {
    publish: "आत्ता प्रसिद्ध करा",
    publishFollows: (locale) =>
      locale === "en" ? "आत्ता फक्त मराठीत प्रसिद्ध करा; इंग्रजी नंतर लिहा" : "आत्ता फक्त इंग्रजीत प्रसिद्ध करा; मराठी नंतर लिहा",
    scheduleFollows: (locale) =>
      locale === "en" ? "या वेळी फक्त मराठीत प्रसिद्ध करा; इंग्रजी नंतर लिहा" : "या वेळी फक्त इंग्रजीत प्रसिद्ध करा; मराठी नंतर लिहा",
    publishing: "प्रसिद्ध करत आहोत...",
    save: "मसुदा जतन करा",
    saving: "जतन करत आहोत...",
    preview: "कसे दिसेल ते पाहा",
    later: "नंतर प्रसिद्ध करा",
    publishOn: (when) => `${when} वाजता प्रसिद्ध करा`,
    publishThen: "या वेळी प्रसिद्ध करा",
    undo: "प्रसिद्ध केलेले मागे घ्या",
    stop: "ठरवलेली वेळ रद्द करा",
    putBack: "पुन्हा संकेतस्थळावर दाखवा",
    restore: "मसुदा परत आणा",
    discard: "हा मसुदा रद्द करा",
    takeOff: "संकेतस्थळावरून काढा",
    repeated: (words) => `“${words}” मधील संख्येच्या जागी {intake} लिहा; जागा बदलल्या तरी मजकूर बरोबर राहील.`,
    onlyPrincipal: "हे प्राचार्य प्रसिद्ध करतात. मसुदा जतन करा; तो प्राचार्यांना कार्यालयाच्या मुख्य पानावर दिसेल.",
  },
  fields: {
    day: "दिवस",
    time: "वेळ",
    until: "सूचनेचा शेवटचा दिवस",
    untilHelp: "मुदत नसेल, तर हे रिकामे ठेवा.",
    why: "कारण काय?",
    reasons: {
      mistake: "हे चुकून प्रसिद्ध झाले",
      replaced: "याऐवजी आता दुसरे पान आहे",
      ended: "याची मुदत संपली",
    },
    whyHistory: "कोणतेही कारण निवडले तरी वाचकांना फरक दिसत नाही. कारण इतिहासात नोंदवले जाते.",
    replacedBy: "दुसऱ्या पानाचा पत्ता, उदा. /notices",
  },
  conflict: {
    theirs: (name) => `तुम्ही लिहीत असताना इथे दुसरा मजकूर लिहिला गेला (${name}):`,
    somebody: "दुसरे कोणीतरी",
    taken: "माझ्या मजकुराऐवजी हा घ्या",
    nothing: "काही नाही: हे रिकामे केले.",
    mine: "तुमचा मजकूर",
    keepMine: "माझा ठेवा",
    keepTheirs: "त्यांचा ठेवा",
    whole: "या नोंदीतील बाकी सर्व",
  },
  refusals: {
    missing: "ही नोंद आता नाही. काहीही बदललेले नाही.",
    noKey: "फॉर्म पूर्ण पोहोचला नाही, म्हणून काहीही जतन झाले नाही. तुम्ही लिहिलेले इथेच आहे. पुन्हा बटण दाबा.",
    forbidden: "हे प्राचार्य प्रसिद्ध करतात. तुमचा मसुदा जतन झाला आहे; काहीही प्रसिद्ध झालेले नाही.",
    changed:
      "दरम्यान दुसऱ्या स्क्रीनवर यात बदल झाला. तुम्ही लिहिलेले मसुद्यात जतन झाले आहे; बाकी काही बदललेले नाही. आता काय आहे ते पाहा आणि पुन्हा बटण दाबा.",
    changedBy: (name, when) =>
      `${name} यांनी ${when} यात बदल केला. तुम्ही लिहिलेले मसुद्यात जतन झाले आहे; बाकी काही बदललेले नाही. आता काय आहे ते पाहा आणि पुन्हा बटण दाबा.`,
    merged:
      "दरम्यान दुसऱ्या व्यक्तीने इतर रकाने बदलले. दोन्ही बदल मसुद्यात जतन झाले आहेत; अजून काही प्रसिद्ध झालेले नाही. कृपया पुन्हा वाचा आणि प्रसिद्ध करा.",
    conflict: (name) =>
      `तुम्ही लिहीत असताना याच मजकुरात बदल झाला. बदल कोणी केला: ${name}. तुमचा मजकूर सुरक्षित आहे. दोन्ही मजकूर इथे आहेत: हवा तो निवडा.`,
    past: "ही वेळ होऊन गेली आहे. तुमचा मसुदा जतन झाला आहे. कृपया पुढची वेळ निवडा.",
    when: "कृपया दिवस निवडा. तुमचा मसुदा जतन झाला आहे; काहीही प्रसिद्ध झालेले नाही.",
    until: "शेवटच्या दिवसाची तारीख बरोबर नाही. तुमचा मसुदा जतन झाला आहे; काहीही प्रसिद्ध झालेले नाही.",
    order: "शेवटचा दिवस प्रसिद्ध होण्याच्या दिवसाआधीचा आहे. तुमचा मसुदा जतन झाला आहे.",
    why: "का काढायचे ते निवडा. हे अजून प्रसिद्ध आहे.",
    late: "बटण दाबले तेव्हा तुम्ही लॉगिन केलेले नव्हते. तुम्ही लिहिलेले मसुद्यात जतन झाले आहे; बाकी काही झालेले नाही. कृपया पुन्हा वाचा आणि बटण पुन्हा दाबा.",
    address: "या संकेतस्थळावरील पानाचा पत्ता द्या, उदा. /notices. हे अजून प्रसिद्ध आहे.",
    leadsBack: "ते पान परत याच पानावर आणते. दुसऱ्या पानाचा पत्ता द्या. हे अजून प्रसिद्ध आहे.",
    live: "हे आधीच प्रसिद्ध झाले आहे, म्हणून मागे घेता येत नाही. ते संकेतस्थळावरून काढता येते.",
    scheduled: "हे ठरलेल्या वेळी आपोआप प्रसिद्ध होणार आहे. आधी ठरवलेली वेळ रद्द करा.",
    cut: (places) => `हे फार मोठे होते, म्हणून लहान केले: ${places}. बाकी जतन झाले आहे.`,
    notKept: "हे आत्ता जतन झाले नाही. तुम्ही लिहिलेले इथेच आहे. एका मिनिटाने पुन्हा प्रयत्न करा.",
    failed: "आमच्याकडून चूक झाली. तुम्ही लिहिलेले इथेच आहे. एका मिनिटाने पुन्हा प्रयत्न करा.",
    empty: "अजून काहीच लिहिलेले नाही, म्हणून काहीही जतन झाले नाही.",
    incomplete: "तुमचा मसुदा जतन झाला आहे. अजून काही प्रसिद्ध झालेले नाही.",
  },
};

export const publishWords: Record<Locale, typeof en> = { en, mr };
