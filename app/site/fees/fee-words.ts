import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { FeesToday, ShownOrder } from "./fee-order.ts";
import { feeOrderKindWords } from "./fee-order-words.ts";

const choicesOf = (locale: Locale) => feeOrderKindWords[locale].choices ?? {};

const en = {
  fee: "Fee",
  firstYear: "First year",
  secondYear: "Second year",
  total: "Total",
  retype: {
    firstYear: "Total of the first year, with the deposit, in rupees",
    secondYear: "Total of the second year, in rupees",
  },
  /** Asked before an order of the authority is published, about charges that are neither tuition nor development fee. */
  whoFixed: (names: string) =>
    `Who fixed these charges: ${names}? The Fees Regulating Authority fixes tuition and development fees. Answer “Who fixed this charge” at each of them, and the page will say so.`,
  noOrderTotal:
    "The total that the order prints for tuition and development fees is not filled in. With it, a wrong digit is noticed.",
  lost: (year: string, parts: string) =>
    `The order of ${year} had this, and here it is missing or there is less of it: ${parts}. Copy what still applies from that order; if it is right as it is, go on.`,
  /** Shown before an order that replaces another one is unpublished. */
  returns: (id: string) =>
    `Without this order, the earlier one applies again: “${id}”. Its fees are below, and nothing is removed until you have typed their total.`,
  admittedIn: "For students admitted in",
  ofSecondYear: (batch: string) => `Second year now: students admitted in ${batch}`,
  /** Shown instead of a table while the year has no fee order. */
  lapsed: (year: string, before: string, total: string) =>
    `The fees for ${year} are not fixed yet. Those of ${before} were ${total} for the first year.`,
  coming: (year: string, from: string) => `The fees for ${year} are fixed and apply from ${from}.`,
  feesOf: (year: string) => `Fees ${year}`,
  feesWhileNotFixed: (year: string, next: string) => `Fees ${year}; those of ${next} are not fixed yet`,
  secondYearMayChange: "The second year’s fees can change with the next order.",
  atMost: (rupees: string) => `at most ${rupees}`,
  atLeast: (rupees: string) => `at least ${rupees}`,
  noSuchYear: "No fees of that year are given here.",
  today: (year: string) => `See the fees of ${year}`,
  otherYears: "Other years",
  order: "The fee order",
  year: "Academic year",
  fixedBy: "Fixed by",
  decision: "Decision",
  number: "Order number",
  orderedOn: "Date",
  inForceFrom: "In force from",
  file: "Open the order (PDF)",
  sheet: "Fee structure (PDF, in both languages)",
  mayChange: "This is not the final order. If the amount changes, you pay the difference or get it back.",
  replaced: (year: string) => `Earlier order for ${year}`,
  replacedBy: (day: string) => `These fees no longer apply. The order above replaces them from ${day}.`,
  nothingElse: "You pay nothing else to us, except for what you choose yourself.",
  askedForMore: "If anybody asks for more than this, call the office before you pay",
  complain:
    "Students and parents can also complain; newspapers say, since the ordinance of 22 February 2026 applicants too (still valid? we do not know): to the",
  authority: "Fees Regulating Authority",
  refusable: "What you do not have to take from us",
  toOthers: "Paid to others, not to us",
  instalments: "Instalments",
  by: (day: string) => `by ${day}`,
  refund: "If you leave",
  source: "Read the rule",
  firstDay: {
    title: "What do you pay on the first day?",
    questions: { category: "Category", student: "Student", income: "Family income in a year", seat: "Seat" },
    choose: "Choose",
    chooseReserved: "Which of the reserved ones?",
    unknown: "Not known",
    show: "Show",
    answer: (rupees: string, year: string) => `On the day of admission you pay ${rupees} (${year}).`,
    most: (firstDay: string, twoYears: string, year: string) =>
      `Even without a scheme, you pay the institute at most ${firstDay} on the day of admission and ${twoYears} over two years (${year}).`,
    withoutDeposit: "The deposit is not in it, because you get it back.",
    lower: (who: string, amounts: string) => `${who}: ${amounts}.`,
    onFirstDay: (rupees: string) => `${rupees} on the first day`,
    twoYears: (rupees: string) => `at least ${rupees} over two years`,
    lessWith: (scheme: string) => `You pay less if you get this: ${scheme}. How much less is not stated here.`,
    rest: (scheme: string, family: string) =>
      `Over two years a scheme may pay ${scheme}; the family pays at least ${family}.`,
    noScheme: (family: string) => `We count no scheme here; the family pays at least ${family} over two years.`,
    checked: (day: string) => `rules last checked on ${day}`,
    waiver:
      "The State’s circular of 4 March 2026 says that no tuition fee is taken from transgender students. It is addressed to universities, names polytechnics, and does not name D.Pharm.",
    waived: "If it applies here",
    exact: "For the exact amount, choose category, student, income and seat.",
    inDoubt: "In doubt, call",
  },
  choices: choicesOf("en"),
};

const mr: typeof en = {
  fee: "तपशील",
  firstYear: "प्रथम वर्ष",
  secondYear: "द्वितीय वर्ष",
  total: "एकूण",
  retype: { firstYear: "प्रथम वर्षाची अनामत रकमेसह बेरीज, रुपयांत", secondYear: "द्वितीय वर्षाची बेरीज, रुपयांत" },
  whoFixed: (names) =>
    `हे शुल्क कोणी ठरवले: ${names}? शुल्क नियामक प्राधिकरण शिक्षण शुल्क आणि विकास शुल्क ठरवते. त्या प्रत्येक शुल्कात “हे शुल्क कोणी ठरवले” भरा; मग पानावरही ते दिसेल.`,
  noOrderTotal: "आदेशावर छापलेली शिक्षण आणि विकास शुल्काची बेरीज भरलेली नाही. ती भरली, तर चुकलेला आकडा लक्षात येतो.",
  lost: (year, parts) =>
    `${year} च्या आदेशात हे होते; या आदेशात ते नाही किंवा कमी आहे: ${parts}. त्यातील जे अजूनही लागू आहे ते भरा. असेच बरोबर असेल, तर पुढे जा.`,
  returns: (id) =>
    `हा आदेश काढला, तर आधीचा आदेश “${id}” पुन्हा लागू होतो. त्याचे शुल्क खाली आहे; त्याची बेरीज लिहीपर्यंत काहीही काढले जाणार नाही.`,
  admittedIn: "कोणत्या वर्षी प्रवेश घेतलेल्यांसाठी",
  ofSecondYear: (batch) => `आता द्वितीय वर्षात: ${batch} मध्ये प्रवेश घेतलेले विद्यार्थी`,
  lapsed: (year, before, total) => `${year} चे शुल्क अजून ठरलेले नाही. ${before} मध्ये प्रथम वर्षाचे शुल्क ${total} होते.`,
  coming: (year, from) => `${year} चे शुल्क ठरले आहे; ते ${from} पासून लागू होईल.`,
  feesOf: (year) => `${year} चे शुल्क`,
  feesWhileNotFixed: (year, next) => `${year} चे शुल्क; ${next} चे अजून ठरलेले नाही`,
  secondYearMayChange: "द्वितीय वर्षाचे शुल्क पुढच्या आदेशाने बदलू शकते.",
  atMost: (rupees) => `जास्तीत जास्त ${rupees}`,
  atLeast: (rupees) => `किमान ${rupees}`,
  noSuchYear: "त्या वर्षाचे शुल्क इथे दिलेले नाही.",
  today: (year) => `${year} चे शुल्क पाहा`,
  otherYears: "इतर वर्षे",
  order: "शुल्काचा आदेश",
  year: "शैक्षणिक वर्ष",
  fixedBy: "शुल्क कोणी ठरवले",
  decision: "निर्णय",
  number: "आदेश क्रमांक",
  orderedOn: "तारीख",
  inForceFrom: "कधीपासून लागू",
  file: "आदेश पाहा (PDF)",
  sheet: "शुल्क तक्ता (PDF, दोन्ही भाषांत)",
  mayChange: "हा अंतिम आदेश नाही. रक्कम बदलली, तर फरक भरावा लागतो किंवा परत मिळतो.",
  replaced: (year) => `${year} साठीचा आधीचा आदेश`,
  replacedBy: (day) => `हे शुल्क आता लागू नाही. ${day} पासून वरचा आदेश लागू आहे.`,
  nothingElse: "तुम्ही स्वतः निवडलेल्या सोयींशिवाय आम्हाला आणखी काहीही द्यायचे नाही.",
  askedForMore: "कोणी यापेक्षा जास्त पैसे मागितले, तर देण्यापूर्वी कार्यालयात फोन करा",
  complain:
    "विद्यार्थी आणि पालक तक्रारही करू शकतात; बातम्यांनुसार २२ फेब्रुवारी २०२६ च्या अध्यादेशापासून अर्जदारही (तो आजही लागू आहे का, माहीत नाही):",
  authority: "शुल्क नियामक प्राधिकरण",
  refusable: "आमच्याकडून काय घेणे सक्तीचे नाही?",
  toOthers: "आम्हाला नव्हे, इतरांना द्यायचे",
  instalments: "हप्ते",
  by: (day) => `${day} पर्यंत`,
  refund: "प्रवेश रद्द केला, तर",
  source: "नियम वाचा",
  firstDay: {
    title: "पहिल्या दिवशी किती भरायचे?",
    questions: { category: "प्रवर्ग", student: "विद्यार्थी", income: "कुटुंबाचे वार्षिक उत्पन्न", seat: "जागा" },
    choose: "निवडा",
    chooseReserved: "राखीव: कोणता प्रवर्ग?",
    unknown: "माहीत नाही",
    show: "दाखवा",
    answer: (rupees, year) => `प्रवेशाच्या दिवशी ${rupees} भरायचे (${year}).`,
    most: (firstDay, twoYears, year) =>
      `योजना मिळाली नाही, तरी संस्थेत प्रवेशाच्या दिवशी जास्तीत जास्त ${firstDay} आणि दोन वर्षांत ${twoYears} भरायचे (${year}).`,
    withoutDeposit: "अनामत परत मिळते, म्हणून ती यात नाही.",
    lower: (who, amounts) => `${who}: ${amounts}.`,
    onFirstDay: (rupees) => `पहिल्या दिवशी ${rupees}`,
    twoYears: (rupees) => `दोन वर्षांत किमान ${rupees}`,
    lessWith: (scheme) => `ही योजना मिळाली, तर कमी भरावे लागते: ${scheme}. किती कमी, ते इथे दिलेले नाही.`,
    rest: (scheme, family) => `दोन वर्षांत योजनेतून ${scheme} मिळू शकतात; कुटुंबाने किमान ${family} भरायचे.`,
    noScheme: (family) => `इथे कोणतीही योजना धरलेली नाही; कुटुंबाने दोन वर्षांत किमान ${family} भरायचे.`,
    checked: (day) => `नियमांची शेवटची तपासणी: ${day}`,
    waiver:
      "शासनाच्या ४ मार्च २०२६ च्या परिपत्रकानुसार तृतीयपंथी विद्यार्थ्यांकडून शिक्षण शुल्क घ्यायचे नाही. ते विद्यापीठांसाठी आहे; त्यात तंत्रनिकेतनांचा उल्लेख आहे, डी.फार्मचा नाही.",
    waived: "ते इथे लागू झाले, तर",
    exact: "नेमकी रक्कम पाहायची, तर प्रवर्ग, विद्यार्थी, उत्पन्न आणि जागा निवडा.",
    inDoubt: "शंका असेल, तर फोन करा",
  },
  choices: choicesOf("mr"),
};

export const feeWords: Record<Locale, typeof en> = { en, mr };

export function feesTitle({ year, notFixedFor }: Pick<FeesToday, "year" | "notFixedFor">, locale: Locale): string {
  const t = feeWords[locale];
  const ofYear = formatDigits(year, locale);
  return notFixedFor ? t.feesWhileNotFixed(ofYear, formatDigits(notFixedFor, locale)) : t.feesOf(ofYear);
}

/** @returns undefined if the order does not say */
export function fixedByText({ fixedBy, lines }: Pick<ShownOrder, "fixedBy" | "lines">, locale: Locale) {
  const { choices } = feeWords[locale];
  const others = Map.groupBy(
    lines.filter((line) => line.fixedBy && line.fixedBy !== fixedBy),
    (line) => line.fixedBy,
  );
  const ofCharges = [...others].map(
    ([fixer, of]) => `${of.map(({ name }) => name).join(", ")}: ${choices[`fixedBy.${fixer}`]}`,
  );
  return [fixedBy && choices[`fixedBy.${fixedBy}`], ...ofCharges].filter(Boolean).join("; ") || undefined;
}
