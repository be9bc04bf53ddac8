import type { Locale } from "#app/lib/i18n/locale.ts";
import { PageTabs } from "#app/ui/page-links.tsx";
import { useWords } from "#app/ui/site.tsx";

const en = {
  pages: "Life as a student",
  tabs: {
    "/students": "Day, rules, holidays",
    "/visit": "Getting here, rooms, phone",
    "/parents": "Parents",
    "/after-d-pharm": "After D.Pharm",
    "/certificates": "Certificates",
  },
  day: {
    title: "A day here",
    kinds: { theory: "Theory", practical: "Practical", tutorial: "Tutorial", free: "" },
    week: "Hours a week",
    hours: (hours: string) => `${hours} hours`,
  },
  rules: "Attendance and examination rules",
  kit: {
    title: "What to buy",
    total: "For two years",
  },
  holidays: "Holidays",
  expected: "expected",
  calendar: "Dates of examinations and events",
  visit: {
    come: "Getting here",
    walk: (minutes: string) => `On foot from the ST stand: ${minutes}\u00a0minutes`,
    minutes: (minutes: string) => `${minutes} min`,
    buses: "Our buses",
    comes: "To the institute",
    returns: "Home",
    fare: (rupees: string) => `${rupees} a month`,
    pass: "Student pass for ST buses",
    directions: "Directions on the map",
    stay: "Where to stay",
    month: "a month",
    hostels: "Government hostel",
    hostelsText:
      "The Social Welfare Department has hostels, and for students of Scheduled Tribes the Tribal Development Department. Ask the office how to apply, and by when.",
    allowance: "Hostel allowance",
    check: "Before you pay a deposit",
    call: "Whom to call",
    office: "Office hours",
    classes: "Teachers’ hours",
    always: "At any hour",
    hoursNote: (office: string, classes: string) =>
      `The office is open ${office}. Teachers can be called ${classes}, between classes. Numbers marked “At any hour” can be called at night too.`,
    helplines: "Free, at any hour",
  },
  after: {
    road: "From the last examination",
    doors: "Four choices after the diploma",
    need: "You need",
    apply: "You apply to",
    careers: "More kinds of work",
    results: "Results, and what our students do now",
    measure: "Students",
    measures: {
      appeared: "took the last examination",
      passed: "passed",
      firstClass: "passed in first class",
      registered: "registered as pharmacists",
      working: "have a job or a business",
      studying: "are studying further",
    },
    none: "Not yet published",
    counted: "Of each year’s students, how many:",
    checked: (day: string) => `Last checked on ${day}. The rules change; ask before you decide.`,
  },
  parents: {
    groups: { study: "Study", care: "Day to day", money: "Money and leaving" },
    more: "More:",
  },
};

const mr: typeof en = {
  pages: "विद्यार्थी जीवन",
  tabs: {
    "/students": "दिवस, नियम, सुट्ट्या",
    "/visit": "येणे, राहणे, फोन",
    "/parents": "पालक",
    "/after-d-pharm": "डी.फार्मनंतर",
    "/certificates": "दाखले",
  },
  day: {
    title: "इथला एक दिवस",
    kinds: { theory: "थिअरी", practical: "प्रात्यक्षिक", tutorial: "ट्यूटोरियल", free: "" },
    week: "आठवड्याचे तास",
    hours: (hours) => `${hours} तास`,
  },
  rules: "उपस्थिती आणि परीक्षेचे नियम",
  kit: {
    title: "काय विकत घ्यावे लागते",
    total: "दोन वर्षांसाठी",
  },
  holidays: "सुट्ट्या",
  expected: "अपेक्षित",
  calendar: "परीक्षा आणि कार्यक्रमांच्या तारखा",
  visit: {
    come: "कसे यायचे",
    walk: (minutes) => `एस.टी. स्टँडपासून पायी ${minutes} मिनिटे`,
    minutes: (minutes) => `${minutes} मि.`,
    buses: "आमच्या बस",
    comes: "येताना",
    returns: "परतताना",
    fare: (rupees) => `दरमहा ${rupees}`,
    pass: "एस.टी. विद्यार्थी पास",
    directions: "नकाशावर मार्ग",
    stay: "कुठे राहायचे",
    month: "दरमहा",
    hostels: "शासकीय वसतिगृह",
    hostelsText:
      "समाजकल्याण विभागाची आणि अनुसूचित जमातीच्या विद्यार्थ्यांसाठी आदिवासी विकास विभागाची वसतिगृहे आहेत. अर्ज कसा आणि कधीपर्यंत करायचा, ते कार्यालयात विचारा.",
    allowance: "वसतिगृह भत्ता",
    check: "अनामत रक्कम देण्याआधी",
    call: "कोणाला फोन करायचा",
    office: "कार्यालयाच्या वेळेत",
    classes: "शिक्षकांच्या वेळेत",
    always: "कधीही",
    hoursNote: (office, classes) =>
      `कार्यालयाची वेळ: ${office}. शिक्षकांना ${classes} या वेळेत, तास नसताना फोन करा. “कधीही” असे लिहिलेल्या क्रमांकावर रात्रीही फोन करता येतो.`,
    helplines: "मोफत, कधीही",
  },
  after: {
    road: "शेवटच्या परीक्षेपासून",
    doors: "पदविकेनंतरच्या चार वाटा",
    need: "काय लागते",
    apply: "अर्ज कुठे",
    careers: "कामाच्या इतर संधी",
    results: "निकाल आणि आमचे विद्यार्थी आता काय करतात",
    measure: "विद्यार्थी",
    measures: {
      appeared: "शेवटच्या परीक्षेला बसले",
      passed: "उत्तीर्ण झाले",
      firstClass: "प्रथम श्रेणीत उत्तीर्ण झाले",
      registered: "फार्मासिस्ट म्हणून नोंदणी केली",
      working: "नोकरी किंवा व्यवसाय करतात",
      studying: "पुढे शिकत आहेत",
    },
    none: "अजून प्रसिद्ध नाही",
    counted: "प्रत्येक वर्षाच्या विद्यार्थ्यांपैकी किती जण:",
    checked: (day) => `शेवटची तपासणी: ${day}. नियम बदलतात; निर्णय घेण्याआधी विचारा.`,
  },
  parents: {
    groups: { study: "अभ्यास", care: "रोजच्या गोष्टी", money: "शुल्क आणि शिक्षण सोडणे" },
    more: "अधिक माहिती:",
  },
};

export const studentLifeWords: Record<Locale, typeof en> = { en, mr };

export function StudentLinks() {
  const { pages, tabs } = useWords(studentLifeWords);
  return <PageTabs label={pages} tabs={tabs} />;
}
