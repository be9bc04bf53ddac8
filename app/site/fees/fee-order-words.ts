import type { KindWords } from "#app/cms/records/kind-words.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { familyChoices } from "./family-words.ts";

const fixerChoicesIn = (fra: string, government: string, management: string): Record<string, string> =>
  Object.fromEntries(
    ["fixedBy", "lines.fixedBy"].flatMap((of) => [
      [`${of}.fra`, fra],
      [`${of}.government`, government],
      [`${of}.management`, management],
    ]),
  );

const fixerChoices = {
  en: fixerChoicesIn("Fees Regulating Authority (FRA)", "Government or DTE", "The management of the institute"),
  mr: fixerChoicesIn("शुल्क नियामक प्राधिकरण (FRA)", "शासन किंवा DTE", "संस्थेचे व्यवस्थापन"),
};

const sectionHeadings = {
  en: {
    scope: "Only for some, or in place of another order",
    paying: "Deposit and instalments",
    families: "What families pay",
    others: "What is not compulsory, or is paid to others",
    leaving: "If a student leaves, and the note",
  },
  mr: {
    scope: "काहींसाठीच, किंवा दुसऱ्या आदेशाऐवजी",
    paying: "अनामत रक्कम आणि हप्ते",
    families: "कुटुंबांनी किती भरायचे",
    others: "सक्तीचे नसलेले आणि इतरांना द्यायचे",
    leaving: "प्रवेश रद्द केला, तर; आणि टीप",
  },
};

const payerEn: KindWords["fields"] = {
  payers: { label: "What families pay", row: "Family", add: "Add a family" },
  "payers.who": {
    label: "Family",
    help: "Category, income and seat: Girl, EBC scheme, seat through CAP. Never “all girls”: the concession has conditions.",
  },
  "payers.categories": {
    label: "Categories",
    help: "From these four answers the fees page tells a family what it pays. Leave empty what makes no difference.",
  },
  "payers.student": { label: "Student" },
  "payers.income": { label: "Family income in a year" },
  "payers.seat": { label: "Seat" },
  "payers.scheme": { label: "Scheme that pays", help: "Its name: EBC (Rajarshi Shahu) scheme." },
  "payers.checkedOn": { label: "Rules of the scheme last checked on" },
  "payers.source": { label: "Where the rules of the scheme can be read" },
  "payers.tuitionPaid": {
    label: "Percent of the tuition fee that a scheme pays",
    help: "The page works out the amounts. If you leave it empty, it shows the highest amount possible, and the scheme.",
  },
  "payers.firstDay": { label: "Paid on the day of admission, in rupees" },
};

const payerMr: KindWords["fields"] = {
  payers: { label: "कुटुंबांनी किती भरायचे", row: "कुटुंब", add: "कुटुंब जोडा" },
  "payers.who": {
    label: "कुटुंब",
    help: "प्रवर्ग, उत्पन्न आणि जागा, उदा. मुलगी, EBC योजना, CAP मधून जागा. “सर्व मुली” असे लिहू नका: सवलतीला अटी आहेत.",
  },
  "payers.categories": {
    label: "प्रवर्ग",
    help: "या चार उत्तरांवरून शुल्काचे पान कुटुंबाला किती भरायचे ते सांगते. ज्याने फरक पडत नाही, ते रिकामे ठेवा.",
  },
  "payers.student": { label: "विद्यार्थी" },
  "payers.income": { label: "कुटुंबाचे वार्षिक उत्पन्न" },
  "payers.seat": { label: "जागा" },
  "payers.scheme": { label: "शुल्क देणारी योजना", help: "योजनेचे नाव, उदा. EBC (राजर्षी शाहू) योजना." },
  "payers.checkedOn": { label: "योजनेचे नियम शेवटचे तपासल्याची तारीख" },
  "payers.source": { label: "योजनेचे नियम कुठे वाचता येतात" },
  "payers.tuitionPaid": {
    label: "शिक्षण शुल्काचा योजनेतून मिळणारा भाग, टक्के",
    help: "पानावर रकमा आपोआप दिसतात. रिकामे ठेवले, तर जास्तीत जास्त रक्कम आणि योजनेचे नाव दिसते.",
  },
  "payers.firstDay": { label: "प्रवेशाच्या दिवशी भरायची रक्कम, रुपये" },
};

const payerFields: Record<Locale, KindWords["fields"]> = { en: payerEn, mr: payerMr };

const en: KindWords = {
  one: "Fee order",
  many: "Fee orders",
  add: "New fee order",
  start: {
    button: "Start from last year’s order",
    done: "Copied from the last order. Now fill in the year, the number, the dates, the PDF and all amounts; nothing is saved yet.",
  },
  fields: {
    year: { label: "Academic year", help: "The year in which the fees are paid: 2026-27." },
    admittedIn: {
      label: "Only for students admitted in",
      row: "Year of admission",
      add: "Add a year of admission",
      help: "Leave it empty if all students of the year pay by this order.",
      takes: "two years, such as 2026-27",
    },
    fixedBy: { label: "Who fixed these fees" },
    decision: { label: "Kind of decision" },
    number: { label: "Number of the order", help: "As printed on the letter." },
    orderedOn: { label: "Date of the order" },
    inForceFrom: { label: "In force from", help: "The first day on which these fees apply." },
    file: { label: "The order as a PDF", help: "As it came, if you have it." },
    lines: {
      label: "Fees",
      row: "Fee",
      add: "Add a fee",
    },
    "lines.name": { label: "Name" },
    "lines.head": { label: "Kind of fee" },
    "lines.fixedBy": {
      label: "Who fixed this charge",
      help: "For “Other”, if the Fees Regulating Authority fixed the rest: it fixes tuition and development fees.",
    },
    "lines.firstYear": { label: "First year, in rupees" },
    "lines.secondYear": { label: "Second year, in rupees" },
    orderTotal: {
      label: "Tuition and development fees of the year together, in rupees",
      help: "As the order prints it; do not add it up yourself. That way a wrong digit above is noticed.",
    },
    deposit: { label: "Deposit" },
    "deposit.name": { label: "Name", help: "One name for all that is returned. For example Caution deposit." },
    "deposit.rupees": { label: "Rupees", help: "Paid once, in the first year." },
    "deposit.refund": { label: "When it is returned" },
    instalments: { label: "Instalments", row: "Instalment", add: "Add an instalment" },
    "instalments.name": { label: "Name", help: "For example First instalment, on the day of admission." },
    "instalments.year": { label: "Of which year" },
    "instalments.rupees": { label: "Rupees" },
    "instalments.by": { label: "To be paid by" },
    ...payerFields.en,
    refusable: { label: "What is not compulsory", row: "Item", add: "Add an item" },
    "refusable.name": { label: "What", help: "For example Bus, hostel, uniform from us." },
    "refusable.note": { label: "In one sentence" },
    "refusable.source": { label: "Where the rule can be read" },
    "refusable.checkedOn": { label: "Rule last read on" },
    nothingElse: {
      label: "Families pay nothing else to us",
      help: "Except for what they choose themselves. Tick it only if it is so: the website then says it.",
    },
    toOthers: { label: "Paid to others, not to us", row: "Item", add: "Add an item" },
    "toOthers.name": { label: "What for", help: "For example MSBTE examination fee." },
    "toOthers.note": { label: "To whom, and how much", help: "For example Each year, as MSBTE sets it." },
    refund: { label: "If a student leaves" },
    "refund.rule": { label: "Refund rule" },
    "refund.source": { label: "Where the rule can be read" },
    note: { label: "Note below the fees" },
    replaces: { label: "Replaces", help: "Only if this order replaces another one of the same year." },
  },
  folds: sectionHeadings.en,
  choices: {
    "decision.final": "Final",
    "decision.interim": "Interim: it can change",
    "decision.adHoc": "Ad hoc, for a new course: it can change",
    "decision.noIncrease": "No increase",
    "decision.increase": "Increase",
    "lines.head.tuition": "Tuition fee",
    "lines.head.development": "Development fee",
    "lines.head.other": "Other",
    "instalments.year.firstYear": "First year",
    "instalments.year.secondYear": "Second year",
    ...fixerChoices.en,
    ...familyChoices.en,
  },
};

const mr: KindWords = {
  one: "शुल्काचा आदेश",
  many: "शुल्काचे आदेश",
  add: "शुल्काचा नवा आदेश",
  start: {
    button: "मागच्या आदेशावरून सुरू करा",
    done: "मागच्या आदेशातील मजकूर घेतला. आता वर्ष, क्रमांक, तारखा, PDF आणि सर्व रकमा भरा. अजून काही जतन झालेले नाही.",
  },
  fields: {
    year: { label: "शैक्षणिक वर्ष", help: "शुल्क ज्या वर्षी भरायचे ते वर्ष, उदा. २०२६-२७." },
    admittedIn: {
      label: "फक्त या वर्षी प्रवेश घेतलेल्यांसाठी",
      row: "प्रवेशाचे वर्ष",
      add: "प्रवेशाचे वर्ष जोडा",
      help: "वर्षातील सर्व विद्यार्थ्यांना हाच आदेश लागू असेल, तर रिकामे ठेवा.",
      takes: "दोन वर्षे, उदा. २०२६-२७",
    },
    fixedBy: { label: "हे शुल्क कोणी ठरवले" },
    decision: { label: "निर्णयाचा प्रकार" },
    number: { label: "आदेश क्रमांक", help: "पत्रावर छापला आहे तसा." },
    orderedOn: { label: "आदेशाची तारीख" },
    inForceFrom: { label: "लागू झाल्याची तारीख", help: "हे शुल्क ज्या दिवसापासून लागू आहे तो दिवस." },
    file: { label: "आदेशाची PDF", help: "PDF मिळाली असेल, तर तीच जोडा." },
    lines: {
      label: "शुल्क",
      row: "शुल्क",
      add: "शुल्क जोडा",
    },
    "lines.name": { label: "नाव" },
    "lines.head": { label: "शुल्काचा प्रकार" },
    "lines.fixedBy": {
      label: "हे शुल्क कोणी ठरवले",
      help: "बाकीचे शुल्क प्राधिकरणाने ठरवले असेल, तर “इतर” शुल्क कोणी ठरवले ते इथे लिहा. प्राधिकरण फक्त शिक्षण आणि विकास शुल्क ठरवते.",
    },
    "lines.firstYear": { label: "प्रथम वर्ष, रुपयांत" },
    "lines.secondYear": { label: "द्वितीय वर्ष, रुपयांत" },
    orderTotal: {
      label: "वर्षाच्या शिक्षण आणि विकास शुल्काची बेरीज, रुपयांत",
      help: "आदेशावर छापली आहे तशी; स्वतः बेरीज करू नका. म्हणजे वर चुकलेला आकडा सापडतो.",
    },
    deposit: { label: "अनामत रक्कम" },
    "deposit.name": { label: "नाव", help: "परत मिळणाऱ्या सगळ्या रकमेचे एकच नाव, उदा. अनामत रक्कम." },
    "deposit.rupees": { label: "रुपये", help: "एकदाच, प्रथम वर्षी भरायची." },
    "deposit.refund": { label: "कधी परत मिळते" },
    instalments: { label: "हप्ते", row: "हप्ता", add: "हप्ता जोडा" },
    "instalments.name": { label: "नाव", help: "उदा. पहिला हप्ता, प्रवेशाच्या दिवशी." },
    "instalments.year": { label: "कोणत्या वर्षाचा" },
    "instalments.rupees": { label: "रुपये" },
    "instalments.by": { label: "कधीपर्यंत भरायचा" },
    ...payerFields.mr,
    refusable: { label: "काय घेणे सक्तीचे नाही", row: "बाब", add: "बाब जोडा" },
    "refusable.name": { label: "काय", help: "उदा. बस, वसतिगृह, आमच्याकडून गणवेश." },
    "refusable.note": { label: "एका वाक्यात" },
    "refusable.source": { label: "हा नियम कुठे वाचता येतो" },
    "refusable.checkedOn": { label: "नियम शेवटचा वाचला ती तारीख" },
    nothingElse: {
      label: "याशिवाय आम्ही कोणतेही पैसे घेत नाही",
      help: "विद्यार्थी स्वतः निवडतात त्या सोयींचे पैसे वेगळे. खरोखर असे असेल, तरच निवडा: संकेतस्थळावर तसे दिसते.",
    },
    toOthers: { label: "आम्हाला नव्हे, इतरांना द्यायचे", row: "बाब", add: "बाब जोडा" },
    "toOthers.name": { label: "कशासाठी", help: "उदा. MSBTE परीक्षा शुल्क." },
    "toOthers.note": { label: "कोणाला आणि किती", help: "उदा. दरवर्षी, MSBTE ठरवेल तेवढे." },
    refund: { label: "विद्यार्थ्याने प्रवेश रद्द केला, तर" },
    "refund.rule": { label: "शुल्क परतीचा नियम" },
    "refund.source": { label: "हा नियम कुठे वाचता येतो" },
    note: { label: "शुल्काखालची टीप" },
    replaces: { label: "कोणत्या आदेशाऐवजी", help: "हा आदेश याच वर्षाच्या दुसऱ्या आदेशाऐवजी असेल, तरच निवडा." },
  },
  folds: sectionHeadings.mr,
  choices: {
    "decision.final": "अंतिम",
    "decision.interim": "अंतरिम: बदलू शकते",
    "decision.adHoc": "तदर्थ, नव्या अभ्यासक्रमासाठी: बदलू शकते",
    "decision.noIncrease": "शुल्कवाढ नाही",
    "decision.increase": "शुल्कवाढ मंजूर",
    "lines.head.tuition": "शिक्षण शुल्क",
    "lines.head.development": "विकास शुल्क",
    "lines.head.other": "इतर",
    "instalments.year.firstYear": "प्रथम वर्ष",
    "instalments.year.secondYear": "द्वितीय वर्ष",
    ...fixerChoices.mr,
    ...familyChoices.mr,
  },
};

export const feeOrderKindWords = { en, mr };
