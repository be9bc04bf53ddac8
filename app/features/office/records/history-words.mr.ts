import type { RecordWords } from "./words.en.ts";

/** The words of a record’s history, in Marathi. */
export const history: RecordWords["history"] = {
  title: (name) => `इतिहास: ${name}`,
  back: "फॉर्मकडे परत",
  fromFile: "संकेतस्थळ सुरू झाले तेव्हाची पहिली आवृत्ती. कार्यालयात कोणीही ती बदललेली नाही.",
  firstOfFile: "आवृत्ती १: संकेतस्थळ सुरू झाले तेव्हाचा मजकूर",
  what: {
    created: (who) => `${who} यांनी पहिला मसुदा लिहिला`,
    saved: (who, revision) => `${who} यांनी आवृत्ती ${revision} जतन केली`,
    merged: (who, revision) => `${who} यांनी आवृत्ती ${revision} जतन केली; दरम्यान इतरांनी केलेले बदलही त्यात आहेत`,
    conflict: (who, revision) =>
      `${who} यांनी इतरांनी बदललेलाच मजकूर बदलला; तो आवृत्ती ${revision} म्हणून ठेवला आहे, वापरलेला नाही`,
    published: (who, revision) => `${who} यांनी आवृत्ती ${revision} प्रसिद्ध केली`,
    scheduled: (who, revision, when) => `${who} यांनी ठरवले: आवृत्ती ${revision} ${when} वाजता प्रसिद्ध होईल`,
    undone: (who, revision) => `${who} यांनी आवृत्ती ${revision} प्रसिद्ध होण्याआधी मागे घेतली`,
    scheduleStopped: (who, revision, when) =>
      `${who} यांनी आवृत्ती ${revision} थांबवली; ती ${when} वाजता प्रसिद्ध होणार होती`,
    wentBack: (who, revision) => `${who} यांनी आवृत्ती ${revision} पुन्हा प्रसिद्ध केली`,
    takenOff: (who) => `${who} यांनी हे संकेतस्थळावरून काढले`,
    putBack: (who) => `${who} यांनी हे पुन्हा संकेतस्थळावर दाखवले`,
    discarded: (who) => `${who} यांनी मसुदा टाकून दिला`,
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
      "या आवृत्तीत काही मजकूर, चित्र किंवा चित्रातील व्यक्तींची संमती नाही, म्हणून ती प्रसिद्ध करता येत नाही. काहीही बदललेले नाही.",
    changed: "दरम्यान प्रसिद्ध मजकुरात बदल झाला. काहीही केलेले नाही. आता काय आहे ते पाहा आणि पुन्हा बटण दाबा.",
    forbidden: "हे प्राचार्य प्रसिद्ध करतात. काहीही बदललेले नाही.",
    missing: "ही आवृत्ती आता नाही. काहीही बदललेले नाही.",
    failed: "आमच्याकडून चूक झाली. काहीही बदललेले नाही. एका मिनिटाने पुन्हा प्रयत्न करा.",
  },
};
