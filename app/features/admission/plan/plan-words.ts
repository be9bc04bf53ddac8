import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  next: "Next",
  over: (year: string) => `Admission ${year} is over.`,
  nextYear: (year: string, month: string) => `${year} is expected to begin about ${month}.`,
  noDates: "The dates are not known yet.",
  toSteps: "What to do at each stage",
  show: "Show my plan",
  send: "Send the plan on WhatsApp",
  shared: "My admission plan:",
  onlyFamily: "Your answers are in the link, such as category and income. Send it only to your family.",
  dates: "Dates",
  known: (day: string) => `These dates are as we knew them on ${day}. DTE’s notices decide:`,
  documents: "Documents",
  order: "Get them in this order.",
  rules: (day: string) => `Rules as last checked on ${day}. DTE’s brochure for your year decides. If in doubt, ask us.`,
  have: "I have it",
  receipt: "I have the receipt",
  money: "What to pay on the first day",
  toFees: "All fees, and who pays part of them",
  people: "Whom to call",
  again: "Start again",
  kept: "Your ticks stay on this device only.",
  changedSince: "Changed since %day: %names.",
};

const mr: typeof en = {
  next: "पुढे काय",
  over: (year) => `${year} चे प्रवेश संपले.`,
  nextYear: (year, month) => `${year} चे प्रवेश अंदाजे ${month} मध्ये सुरू होतील.`,
  noDates: "तारखा अजून जाहीर झालेल्या नाहीत.",
  toSteps: "प्रत्येक टप्प्यात काय करायचे",
  show: "माझी यादी दाखवा",
  send: "ही यादी WhatsApp वर पाठवा",
  shared: "माझी प्रवेश यादी:",
  onlyFamily: "या लिंकमध्ये तुमची उत्तरे आहेत, उदा. प्रवर्ग आणि उत्पन्न: फक्त घरच्यांना पाठवा.",
  dates: "तारखा",
  known: (day) => `${day} रोजीची माहिती. DTE च्या सूचना अंतिम:`,
  documents: "कागदपत्रे",
  order: "या क्रमाने मिळवा.",
  rules: (day) => `नियमांची शेवटची तपासणी: ${day}. प्रवेशाच्या वर्षीची DTE माहितीपुस्तिका अंतिम. शंका असेल, तर आम्हाला विचारा.`,
  have: "आहे",
  receipt: "अर्ज केला, पावती आहे",
  money: "पहिल्या दिवशी किती भरायचे",
  toFees: "सर्व शुल्क, आणि त्यातला काही भाग कोण देते",
  people: "कोणाला फोन करायचा",
  again: "पुन्हा सुरुवात करा",
  kept: "तुमच्या खुणा फक्त याच फोनमध्ये किंवा संगणकात राहतात.",
  changedSince: "%dayनंतर बदल: %names.",
};

/** Texts of the plan, in each language. */
export const planWords: Record<Locale, typeof en> = { en, mr };
