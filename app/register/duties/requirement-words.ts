import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  title: "Disclosure register: what to do",
  lead: "What the institute has to show, the most urgent first. Where no name is given, the principal looks after it.",
  groups: {
    suspended: "Suspended or refused",
    over: "Expired",
    missing: "Not shown yet",
    week: "Ends within 7 days",
    month: "Ends within 30 days",
    soon: "Ends within 60 days",
    awaited: "Applied for and awaited",
    unchecked: "Check these again",
    inOrder: "In order",
    notApplicable: "Does not apply",
  },
  uncheckedHelp:
    "Nobody has checked these for 180 days. Compare each with the authority’s website, then press “Still right”.",
  more: (count: string) => `${count} more`,
  lastDay: (day: string) => `Last day: ${day}`,
  ask: "Does this apply to you? Find out, and enter it.",
  owner: (name: string) => `Looked after by ${name}`,
  principalInstead:
    "The person you named cannot log in here or may not make changes, so the reminder goes to the principal.",
  looked: (day: string, name: string | undefined) => `Last checked on ${day}${name ? ` by ${name}` : ""}`,
  stillRight: "Still right",
  document: "The document",
  add: "Add a document",
  enter: "Enter it",
  seats: (year: string, seats: string) =>
    `For ${year} the seats differ: ${seats}. The website shows the lowest number. Ask the authorities which one is right.`,
  public: "The page that everyone sees",
  saved: "Noted.",
  notSaved: "This was not noted. Please press the button again.",
  line: (count: string, isOne: boolean) =>
    isOne
      ? "1 item of the disclosure register needs attention"
      : `${count} items of the disclosure register need attention`,
  endsThisMonth: (count: string, isOne: boolean) =>
    isOne ? "1 document ends this month" : `${count} documents end this month`,
};

const mr: typeof en = {
  title: "जाहीर माहितीची नोंदवही: काय करायचे",
  lead: "संस्थेने दाखवायच्या बाबी; सर्वांत तातडीच्या आधी. नाव नसेल, तिथे जबाबदारी प्राचार्यांची.",
  groups: {
    suspended: "स्थगित किंवा नामंजूर",
    over: "मुदत संपली",
    missing: "अजून दाखवले नाही",
    week: "७ दिवसांत मुदत संपते",
    month: "३० दिवसांत मुदत संपते",
    soon: "६० दिवसांत मुदत संपते",
    awaited: "अर्ज केला, निर्णय बाकी",
    unchecked: "पुन्हा पडताळा",
    inOrder: "व्यवस्थित",
    notApplicable: "लागू नाही",
  },
  uncheckedHelp:
    "या बाबी १८० दिवसांत कोणी तपासलेल्या नाहीत. प्राधिकरणाच्या संकेतस्थळाशी ताडून पाहा आणि मग “अजूनही बरोबर” हे बटण दाबा.",
  more: (count) => `आणखी ${count} बाबी`,
  lastDay: (day) => `शेवटचा दिवस: ${day}`,
  ask: "लागू आहे का? माहिती घेऊन नोंदवा.",
  owner: (name) => `जबाबदारी: ${name}`,
  principalInstead: "नोंदवलेल्या व्यक्तीला इथे लॉगिन करता येत नाही किंवा बदल करता येत नाहीत; म्हणून आठवण प्राचार्यांना जाते.",
  looked: (day, name) => `शेवटची तपासणी ${day}${name ? `, ${name}` : ""}`,
  stillRight: "अजूनही बरोबर",
  document: "कागदपत्र",
  add: "कागदपत्र जोडा",
  enter: "नोंदवा",
  seats: (year, seats) =>
    `${year} साठी जागांच्या आकड्यांत फरक आहे: ${seats}. संकेतस्थळावर सर्वांत कमी आकडा दिसतो. बरोबर आकडा कोणता ते संबंधित प्राधिकरणांना विचारा.`,
  public: "सर्वांना दिसणारे पान",
  saved: "नोंद झाली.",
  notSaved: "नोंद झाली नाही. कृपया बटण पुन्हा दाबा.",
  line: (count, isOne) =>
    isOne ? "जाहीर माहितीच्या नोंदवहीतील एका बाबीकडे लक्ष द्या" : `जाहीर माहितीच्या नोंदवहीतील ${count} बाबींकडे लक्ष द्या`,
  endsThisMonth: (count, isOne) =>
    isOne ? "या महिन्यात एका कागदपत्राची मुदत संपते" : `या महिन्यात ${count} कागदपत्रांची मुदत संपते`,
};

export const requirementWords: Record<Locale, typeof en> = { en, mr };
