import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  title: "Is this genuine?",
  lead: "Type the code from the paper or from the end of the message.",
  keywords: "fake forged paper letter notice receipt WhatsApp QR",
  code: "Code",
  check: "Check",
  mustBeAt: "This page must be at:",
  valid: () => "Valid",
  changed: (day?: string) => (day ? `Changed on ${day}` : "Changed since then"),
  old: (year = "") => `Old: for ${year}`,
  ended: (day?: string) => (day ? `Ended on ${day}` : "Ended"),
  withdrawn: (day?: string) => (day ? `Withdrawn on ${day}` : "Withdrawn"),
  explained: {
    valid: "It is from us and valid today. It says:",
    changed: "It is from us, but has changed since then. Now it says:",
    old: "It is from us, but for an earlier year. What we have now:",
    ended: "It is from us, but no longer valid. It said:",
    withdrawn: "It is from us, but we have withdrawn it. Do not rely on it.",
  },
  unknown: "Not from us",
  unknownText:
    "We have not given out this code. Compare it with the paper again. If you typed it right, call us before you pay or travel.",
  mistyped: "Mistyped",
  mistypedText:
    "A letter or a digit is wrong. The code has seven letters and digits; none of them is 0, O, 1, I or L. Please type it again. If you see this twice, it is probably not from us: call before you pay.",
  notOurs: "This does not seem to be ours",
  notOursText: "No paper of ours has such a code. Do not pay; call us first.",
  tooMany: "Too many wrong codes",
  tooManyText: (wait: string) => `Try again in ${wait}, or call us.`,
  sheet: {
    title: (day: string) => `In writing, on ${day}`,
    ask: "It is from us. To see what it says and what has changed, type the last three characters of the reference number on it.",
    wrong: "It is from us, but these are not the last three characters of the reference number on it.",
    said: "It is from us. It says:",
    same: "Nothing on it has changed.",
    changed: "Changed since then:",
    erased: "It is from us, but we no longer keep what it said.",
    last: "Last three characters of the reference number",
    today: "Today’s fees",
  },
  compare: "Does your paper say something else? Then it is not from us.",
  look: "See it on our website",
  call: "Call",
};

type CheckWords = typeof en;

const mr: CheckWords = {
  title: "हे खरे आहे का?",
  lead: "कागदावर किंवा संदेशाच्या शेवटी असलेला कोड लिहा.",
  keywords: "खरा बनावट खोटा कागद पत्र पावती सूचना WhatsApp QR",
  code: "कोड",
  check: "तपासा",
  mustBeAt: "हे पान याच पत्त्यावर असायला हवे:",
  valid: () => "खरे आहे",
  changed: (day) => (day ? `${day} रोजी बदल झाला` : "नंतर बदल झाला"),
  old: (year = "") => `जुने: ${year} चे`,
  ended: (day) => (day ? `${day} रोजी मुदत संपली` : "मुदत संपली"),
  withdrawn: (day) => (day ? `${day} रोजी मागे घेतले` : "मागे घेतले"),
  explained: {
    valid: "हे आमचेच आहे आणि आज लागू आहे. मजकूर असा:",
    changed: "हे आमचेच आहे, पण नंतर त्यात बदल झाला. आताचा मजकूर:",
    old: "हे आमचेच आहे, पण आधीच्या वर्षाचे. आताचे असे:",
    ended: "हे आमचेच आहे, पण आता लागू नाही. मजकूर असा होता:",
    withdrawn: "हे आमचेच आहे, पण आम्ही ते मागे घेतले आहे. त्यावर विसंबून राहू नका.",
  },
  unknown: "आमचे नाही",
  unknownText:
    "असा कोड आम्ही दिलेला नाही. पुन्हा एकदा पाहा. कोड बरोबर लिहिला असेल, तर पैसे भरण्याआधी किंवा इकडे यायला निघण्याआधी आम्हाला विचारा.",
  mistyped: "कोड चुकला",
  mistypedText:
    "एखादे अक्षर किंवा अंक चुकला आहे. कोडमध्ये सात अक्षरे किंवा अंक असतात; त्यांत 0, O, 1, I, L कधीच नसतात. पुन्हा नीट लिहा. तरीही हेच दिसले, तर हा कागद आमचा नसावा; पैसे भरण्याआधी फोन करा.",
  notOurs: "हा कागद आमचा असल्याचे दिसत नाही",
  notOursText: "असा कोड आमच्या कोणत्याही कागदावर नसतो. पैसे भरू नका; आधी आम्हाला फोन करा.",
  tooMany: "खूप वेळा चुकीचा कोड",
  tooManyText: (wait) => `${wait} थांबून पुन्हा प्रयत्न करा किंवा आम्हाला फोन करा.`,
  sheet: {
    title: (day) => `${day} रोजी लेखी दिलेले`,
    ask: "हे आमचेच आहे. मजकूर आणि नंतरचे बदल पाहण्यासाठी त्यावरील संदर्भ क्रमांकाची शेवटची तीन अक्षरे किंवा अंक लिहा.",
    wrong: "हे आमचेच आहे, पण संदर्भ क्रमांकाची शेवटची तीन अक्षरे किंवा अंक जुळत नाहीत.",
    said: "हे आमचेच आहे. मजकूर असा:",
    same: "यात काहीही बदललेले नाही.",
    changed: "नंतर झालेले बदल:",
    erased: "हे आमचेच आहे, पण त्याचा मजकूर आता आमच्याकडे नाही.",
    last: "संदर्भ क्रमांकाची शेवटची तीन अक्षरे किंवा अंक",
    today: "आजचे शुल्क",
  },
  compare: "तुमच्या कागदावर वेगळे लिहिले आहे का? मग तो आमचा नाही.",
  look: "संकेतस्थळावर पाहा",
  call: "फोन",
};

export const checkWords: Record<Locale, CheckWords> = { en, mr };
