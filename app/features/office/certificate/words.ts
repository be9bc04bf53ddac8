import type { Locale } from "#app/platform/i18n/locale.ts";
import type { PublicationEvent } from "#app/platform/publications/entry.ts";

type SaidCount = (count: string, isOne: boolean) => string;

const en = {
  link: (language: string) => `Certificate of publication (PDF), ${language}`,
  help: "It states what the website showed, from when, and what was changed. Print it and sign it.",
  title: "Certificate of publication",
  states: "The site states",
  lead: "From its own records, this site states what it showed to everyone, in Marathi and in English.",
  institute: "Institute",
  subject: "Subject",
  address: "Address",
  from: "Public from",
  until: "Until",
  stillPublic: (now: string) => `still public on ${now}`,
  publishedBy: "Published by",
  byFile: "the website’s original text (nobody in the office has changed it)",
  said: "What it says",
  notStored: "This version is no longer stored. Its hash is below.",
  changes: "What was entered in the publication log",
  entry: "Entry",
  when: "From",
  what: "What",
  changed: "Changed fields",
  events: {
    published: "published",
    changed: "changed",
    ended: "ended",
    takenOff: "removed",
    posted: "on the notice board",
  } satisfies Record<PublicationEvent, string>,
  more: (count: string) => `and ${count} more`,
  shortened: (count: string) => `The newest entries, shortened. All ${count} are in the annex.`,
  allEntries: "Annex: all entries in full",
  hashes: "Hashes (SHA-256) of the newest entry",
  ofEntry: "Entry",
  ofContent: "Content",
  languages: { en: "English", mr: "Marathi" },
  spaces: "The spaces only make it easier to read.",
  layers: "Evidence",
  log: (count: string) =>
    `Publication log: all ${count} entries were checked again for this certificate, and they match.`,
  broken: (seq: string) => `Publication log: entry ${seq} does not match. Do not rely on it or on later entries.`,
  restored: (day: string, first: string, last: string) =>
    `A backup was restored on ${day}: the earlier entries ${first} to ${last} are gone.`,
  seen: (page: string, first: string, last: string, times: string) =>
    `Seen by the site itself over the network: ${page}, ${times} times, first on ${first}, last on ${last}.`,
  gaps: (count: string) => `Not reached: ${count} times.`,
  notSeen: "Seen by the site itself over the network: not yet.",
  mailed: ((count: string, isOne: boolean) => (isOne ? "for one address" : `for ${count} addresses`)) as SaidCount,
  mail: (day: string, seq: string, to: string) =>
    `By email to people outside: on ${day} the hash of entry ${seq} was sent to our email system ${to}. The proof is the email that arrived.`,
  notMailed: "By email to people outside: not yet.",
  board: (day: string, seq: string, picture: string) =>
    `On the notice board: noted on ${day}, entry ${seq}. SHA-256 of the picture: ${picture}`,
  noBoard: "On the notice board: nothing is noted.",
  verify: "How to verify without us",
  steps: (log: string, seq: string, command: string) => [
    `Open ${log}: the hash of entry ${seq} must be the one above.`,
    `Each hash is the SHA-256 of the hash before and the entry. This prints that of entry ${seq}: ${command}`,
    "Compare it with an email that someone outside the office received. Its date comes from their mail provider.",
  ],
  signatures: ["Principal, with seal", "Witness 1", "Witness 2"],
  partA: "Annex: details for Part A of the certificate",
  section: "Bharatiya Sakshya Adhiniyam, 2023, section 63(4)(c), Schedule",
  source: "Source of the record",
  server: "Server",
  algorithm: "Hash algorithm",
  hash: "Hash value",
  made: "Date and time (24-hour clock, India)",
  lawyer:
    "Show this to a lawyer before you use it. The site cannot tell whether a court or authority will accept it, or in which form. Part B is for an expert and is left empty.",
  filled: "Name, post, signature",
};

/** The texts of the certificate of publication. */
export type CertificateWords = typeof en;

const mr: CertificateWords = {
  link: (language) => `प्रसिद्ध केल्याचा दाखला (PDF), ${language}`,
  help: "संकेतस्थळावर काय होते, कधीपासून होते आणि त्यात काय बदलले, ते या दाखल्यात असते. तो छापा आणि त्यावर सही करा.",
  title: "प्रसिद्ध केल्याचा दाखला",
  states: "संकेतस्थळाची नोंद",
  lead: "या संकेतस्थळावर सर्वांना मराठीत आणि इंग्रजीत काय दिसत होते, ते संकेतस्थळाच्याच नोंदींवरून पुढे दिले आहे.",
  institute: "संस्था",
  subject: "विषय",
  address: "पत्ता",
  from: "प्रसिद्ध झाल्याची वेळ",
  until: "कधीपर्यंत",
  stillPublic: (now) => `अजून प्रसिद्ध आहे (${now})`,
  publishedBy: "प्रसिद्ध करणारे",
  byFile: "संकेतस्थळाचा मूळ मजकूर (कार्यालयात कोणीही बदललेला नाही)",
  said: "मजकूर",
  notStored: "ही आवृत्ती आता जतन केलेली नाही. तिचा हॅश खाली दिला आहे.",
  changes: "प्रसिद्ध मजकुराच्या नोंदवहीतील नोंदी",
  entry: "नोंद",
  when: "कधीपासून",
  what: "काय झाले",
  changed: "बदललेले भाग",
  events: {
    published: "प्रसिद्ध केले",
    changed: "बदलले",
    ended: "मुदत संपली",
    takenOff: "काढून टाकले",
    posted: "सूचनाफलकावर लावले",
  },
  more: (count) => `आणि आणखी ${count}`,
  shortened: (count) => `शेवटच्या नोंदी थोडक्यात. सर्व ${count} नोंदी जोडपत्रात आहेत.`,
  allEntries: "जोडपत्र: सर्व नोंदी",
  hashes: "शेवटच्या नोंदीचे हॅश (SHA-256)",
  ofEntry: "नोंद",
  ofContent: "मजकूर",
  languages: { en: "इंग्रजी", mr: "मराठी" },
  spaces: "वाचणे सोपे व्हावे, म्हणून मध्ये जागा सोडली आहे.",
  layers: "याचे पुरावे",
  log: (count) => `प्रसिद्ध मजकुराची नोंदवही: या दाखल्यासाठी सर्व ${count} नोंदी पुन्हा तपासल्या; त्या जुळतात.`,
  broken: (seq) => `प्रसिद्ध मजकुराची नोंदवही: नोंद ${seq} जुळत नाही. ती आणि त्यानंतरच्या नोंदी ग्राह्य धरू नका.`,
  restored: (day, first, last) =>
    `${day} रोजी बॅकअपमधून माहिती परत आणली: आधीच्या ${first} ते ${last} या नोंदी राहिल्या नाहीत.`,
  seen: (page, first, last, times) =>
    `संकेतस्थळाने स्वतः नेटवर्कवरून पाहिले: ${page}, ${times} वेळा; पहिल्यांदा ${first}, शेवटी ${last}.`,
  gaps: (count) => `पान दिसले नाही: ${count} वेळा.`,
  notSeen: "संकेतस्थळाने स्वतः नेटवर्कवरून पाहिले: अजून नाही.",
  mailed: (count, isOne) => (isOne ? "एका पत्त्यावर" : `${count} पत्त्यांवर`),
  mail: (day, seq, to) =>
    `बाहेरच्या व्यक्तींना ईमेलने: ${day} रोजी नोंद ${seq} चा हॅश ${to} पाठवण्यासाठी आमच्या ईमेल यंत्रणेला दिला. पोहोचलेला ईमेल हाच पुरावा.`,
  notMailed: "बाहेरच्या व्यक्तींना ईमेलने: अजून नाही.",
  board: (day, seq, picture) => `सूचनाफलकावर: ${day} रोजी नोंद ${seq}. फोटोचा SHA-256: ${picture}`,
  noBoard: "सूचनाफलकावर: काही नोंद नाही.",
  verify: "आमच्या मदतीशिवाय कसे पडताळायचे",
  steps: (log, seq, command) => [
    `${log} उघडा: नोंद ${seq} चा हॅश वर दिल्याप्रमाणेच असायला हवा.`,
    `प्रत्येक हॅश हा आधीचा हॅश आणि ती नोंद यांचा SHA-256 असतो. नोंद ${seq} चा हॅश असा काढता येतो: ${command}`,
    "बाहेरच्या व्यक्तीला गेलेल्या ईमेलशी तुलना करा: त्यावरची तारीख त्यांच्या ईमेल सेवेची असते.",
  ],
  signatures: ["प्राचार्य, शिक्क्यासह", "साक्षीदार १", "साक्षीदार २"],
  partA: "जोडपत्र: प्रमाणपत्राच्या भाग अ साठी माहिती",
  section: "भारतीय साक्ष्य अधिनियम, २०२३, कलम ६३(४)(ग), अनुसूची",
  source: "नोंद कुठून घेतली",
  server: "सर्व्हर",
  algorithm: "हॅशची पद्धत",
  hash: "हॅश",
  made: "तारीख आणि वेळ (२४ तासांचे घड्याळ, भारत)",
  lawyer:
    "वापरण्याआधी हे वकिलांना दाखवा: सुनावणीत ते लागते का आणि कोणत्या नमुन्यात, हे संकेतस्थळ सांगू शकत नाही. भाग ब तज्ज्ञांसाठी आहे आणि तो रिकामा ठेवला आहे.",
  filled: "नाव, पद, सही",
};

/** In both languages. */
export const certificateWords: Record<Locale, CertificateWords> = { en, mr };
