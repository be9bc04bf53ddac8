import type { OffReason } from "#app/lib/db/record-tables.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  title: (name: string) => `History: ${name}`,
  back: "Back to the form",
  fromFile: "The first version: the website’s original text. Nobody in the office has changed it.",
  firstOfFile: "Version 1: the original text",
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
    undoneAlone: (who: string, revision: string) =>
      `${who} undid the publishing of version ${revision}; the earlier schedule was not restored, because it no longer fits what is public`,
    undone: (who: string, revision: string) => `${who} undid the publishing of version ${revision}`,
    scheduleStopped: (who: string, revision: string, when: string) =>
      `${who} cancelled the publishing of version ${revision} planned for ${when}`,
    wentBack: (who: string, revision: string) => `${who} published version ${revision} again`,
    looked: (who: string) => `${who} confirmed that it is still right`,
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

const mr: typeof en = {
  title: (name) => `इतिहास: ${name}`,
  back: "फॉर्मकडे परत",
  fromFile: "संकेतस्थळ सुरू झाले तेव्हाची पहिली आवृत्ती. कार्यालयात कोणीही ती बदललेली नाही.",
  firstOfFile: "आवृत्ती १: संकेतस्थळ सुरू झाले तेव्हाचा मजकूर",
  what: {
    created: (who) => `${who} यांनी पहिला मसुदा लिहिला`,
    saved: (who, revision) => `${who} यांनी आवृत्ती ${revision} जतन केली`,
    merged: (who, revision) => `${who} यांनी आवृत्ती ${revision} जतन केली; दरम्यान इतरांनी केलेले बदलही त्यात आहेत`,
    conflict: (who, revision) =>
      `${who} आणि आणखी कोणीतरी, अशा दोघांनी एकच मजकूर बदलला. ${who} यांचा मजकूर आवृत्ती ${revision} मध्ये जपून ठेवला आहे; तो वापरलेला नाही`,
    published: (who, revision) => `${who} यांनी आवृत्ती ${revision} प्रसिद्ध केली`,
    scheduled: (who, revision, when) => `${who} यांनी ठरवले: आवृत्ती ${revision} ${when} वाजता प्रसिद्ध होईल`,
    undoneAlone: (who, revision) =>
      `${who} यांनी आवृत्ती ${revision} प्रसिद्ध होण्याआधी मागे घेतली; आधी ठरवलेली वेळ पुन्हा लागू झाली नाही, कारण तेव्हाचा मजकूर इतर मजकुराशी जुळत नाही`,
    undone: (who, revision) => `${who} यांनी आवृत्ती ${revision} प्रसिद्ध होण्याआधी मागे घेतली`,
    scheduleStopped: (who, revision, when) =>
      `${who} यांनी आवृत्ती ${revision} थांबवली; ती ${when} वाजता प्रसिद्ध होणार होती`,
    wentBack: (who, revision) => `${who} यांनी आवृत्ती ${revision} पुन्हा प्रसिद्ध केली`,
    looked: (who) => `${who} यांनी पडताळून अजूनही बरोबर असल्याची नोंद केली`,
    takenOff: (who) => `${who} यांनी हे संकेतस्थळावरून काढले`,
    putBack: (who) => `${who} यांनी हे पुन्हा संकेतस्थळावर दाखवले`,
    discarded: (who) => `${who} यांनी मसुदा रद्द केला`,
    restored: (who) => `${who} यांनी मसुदा परत आणला`,
  },
  reasons: { mistake: "चुकून प्रसिद्ध झाले", replaced: "याऐवजी दुसरे पान आहे", ended: "मुदत संपली" },
  isDraft: "आत्ताचा मसुदा",
  isPublic: "आत्ता प्रसिद्ध",
  compare: "दोन आवृत्त्यांची तुलना",
  from: "आधी",
  to: "नंतर",
  show: "तुलना करा",
  whatChanged: "काय बदलले",
  between: (from, to) => `आवृत्ती ${from} पासून आवृत्ती ${to} पर्यंत`,
  same: "दोन्हींमध्ये सारखाच मजकूर आहे.",
  yes: "हो",
  no: "नाही",
  revision: (number, when) => `${number} (${when})`,
  goBack: (revision) => `आवृत्ती ${revision} पुन्हा प्रसिद्ध करा`,
  goBackHelp: "आधीची आवृत्ती पुन्हा प्रसिद्ध करता येते. ती एका मिनिटात प्रसिद्ध होते; तोपर्यंत मागे घेता येते. नवा मसुदा तसाच राहतो.",
  refusals: {
    incomplete:
      "या आवृत्तीत काही मजकूर, फोटो किंवा फोटोतील व्यक्तींची संमती नाही, म्हणून ती प्रसिद्ध करता येत नाही. काहीही बदललेले नाही.",
    changed: "दरम्यान प्रसिद्ध मजकुरात बदल झाला. काहीही केलेले नाही. आता काय आहे ते पाहा आणि पुन्हा बटण दाबा.",
    forbidden: "हे प्राचार्य प्रसिद्ध करतात. काहीही बदललेले नाही.",
    missing: "ही आवृत्ती आता नाही. काहीही बदललेले नाही.",
    noKey: "फॉर्म पूर्ण पोहोचला नाही, म्हणून काहीही बदललेले नाही. पुन्हा बटण दाबा.",
    failed: "आमच्याकडून चूक झाली. काहीही बदललेले नाही. एका मिनिटाने पुन्हा प्रयत्न करा.",
  },
};

export const historyWords: Record<Locale, typeof en> = { en, mr };
