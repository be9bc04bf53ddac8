import type { Locale } from "#app/platform/i18n/locale.ts";
import type { KindWords } from "#app/platform/records/kind-words.ts";

const en: KindWords = {
  one: "Document",
  many: "Register: documents",
  add: "New document",
  fields: {
    duty: {
      label: "Row of the register",
      help: "Left empty only for rules of a committee.",
      takes: "a row of the register",
    },
    title: { label: "Title", help: "PCI approval 2026-27." },
    number: { label: "Number", help: "As printed on the document." },
    issuedOn: { label: "Date of the document", help: "Left empty while you have only applied for it." },
    forYear: { label: "For the academic year", help: "2026-27. Needed for approvals of one year." },
    validFrom: { label: "Valid from" },
    validTo: { label: "Valid until", help: "The last day. Needed for what ends on a day." },
    intake: { label: "Seats", help: "As printed on the document." },
    decision: { label: "Decision", help: "Left empty: granted." },
    condition: { label: "Condition or reason", help: "The one sentence that the public reads." },
    summary: { label: "What it says", help: "One to three sentences: a scan cannot be searched or read aloud." },
    file: { label: "The document as a PDF", help: "As it came." },
    marathiFile: { label: "The same in Marathi", help: "Only if there are two." },
    show: {
      label: "Who may see the PDF",
      help: "Plans, land extracts and leases: at the office. Everyone sees the row in any case.",
    },
    appliedOn: { label: "Applied on" },
    applicationNumber: { label: "Number of the application" },
    paidOn: { label: "Fee paid on" },
    replaces: {
      label: "Replaces",
      help: "If another document is no longer valid: the last part of its address here.",
      takes: "the last part of the other document's address, in small letters",
    },
    checkedOn: { label: "Last checked on", help: "When somebody last compared it with the authority's website." },
    note: { label: "Note for the office", help: "Never shown on the website." },
  },
  choices: {
    "decision.granted": "Granted",
    "decision.provisional": "Provisional",
    "decision.conditional": "With a condition",
    "decision.refused": "Refused",
    "decision.suspended": "Suspended",
    "decision.restored": "Restored",
    "show.public": "Everyone",
    "show.onRequest": "Anyone who asks at the office",
    "show.internal": "Only the office",
  },
};

const mr: KindWords = {
  one: "कागदपत्र",
  many: "नोंदवही: कागदपत्रे",
  add: "नवे कागदपत्र",
  fields: {
    duty: { label: "नोंदवहीतील बाब", help: "फक्त समितीच्या नियमांसाठी रिकामे ठेवा.", takes: "नोंदवहीतील एक बाब" },
    title: { label: "शीर्षक", help: "उदा. PCI मान्यता २०२६-२७." },
    number: { label: "क्रमांक", help: "कागदपत्रावर छापला आहे तसा." },
    issuedOn: { label: "कागदपत्राची तारीख", help: "फक्त अर्ज केला असेल, तर रिकामे ठेवा." },
    forYear: { label: "कोणत्या शैक्षणिक वर्षासाठी", help: "उदा. 2026-27. एका वर्षाच्या मान्यतेसाठी आवश्यक." },
    validFrom: { label: "कधीपासून वैध" },
    validTo: { label: "कधीपर्यंत वैध", help: "शेवटचा दिवस. मुदत असलेल्या कागदपत्रासाठी आवश्यक." },
    intake: { label: "जागा", help: "कागदपत्रावर छापल्या आहेत तेवढ्या." },
    decision: { label: "निर्णय", help: "रिकामे ठेवले, तर मंजूर." },
    condition: { label: "अट किंवा कारण", help: "लोकांना दिसणारे एक वाक्य." },
    summary: { label: "त्यात काय लिहिले आहे", help: "एक ते तीन वाक्ये: स्कॅनमधला मजकूर शोधता किंवा ऐकता येत नाही." },
    file: { label: "कागदपत्राची PDF", help: "जशी मिळाली तशीच." },
    marathiFile: { label: "तेच मराठीत", help: "दोन प्रती असतील, तरच." },
    show: { label: "PDF कोणाला दिसावी", help: "नकाशा, सातबारा, भाडेकरार: कार्यालयात. बाब मात्र सर्वांना दिसते." },
    appliedOn: { label: "अर्जाची तारीख" },
    applicationNumber: { label: "अर्ज क्रमांक" },
    paidOn: { label: "शुल्क भरल्याची तारीख" },
    replaces: {
      label: "कोणत्या कागदपत्राऐवजी",
      help: "दुसरे कागदपत्र आता लागू नसेल, तर त्याच्या पत्त्याचा शेवटचा भाग.",
      takes: "दुसऱ्या कागदपत्राच्या पत्त्याचा शेवटचा भाग, लहान इंग्रजी अक्षरांत",
    },
    checkedOn: { label: "शेवटची पडताळणी", help: "प्राधिकरणाच्या संकेतस्थळाशी शेवटचे कधी ताडून पाहिले." },
    note: { label: "कार्यालयासाठी टीप", help: "संकेतस्थळावर दिसत नाही." },
  },
  choices: {
    "decision.granted": "मंजूर",
    "decision.provisional": "तात्पुरती मंजुरी",
    "decision.conditional": "सशर्त",
    "decision.refused": "नामंजूर",
    "decision.suspended": "स्थगित",
    "decision.restored": "पुन्हा मंजूर",
    "show.public": "सर्वांना",
    "show.onRequest": "कार्यालयात मागणाऱ्यांना",
    "show.internal": "फक्त कार्यालयाला",
  },
};

/** Labels and hints of the form for a document of the register, in each language. */
export const paperKindWords: Record<Locale, KindWords> = { en, mr };
