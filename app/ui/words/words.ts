import type { Locale } from "#app/lib/i18n/locale.ts";
import { formWords } from "./forms.ts";
import { overlayWords } from "./overlay.ts";
import { pageNames } from "./page-names.ts";

interface Question {
  title: string;
  text: string;
}

const englishQuestions = {
  parents: {
    title: "Another question?",
    text: "No question is too small. Call in office hours, or send it with the enquiry form.",
  },
  visit: {
    title: "Come and see for yourself",
    text: "Visit us in office hours with your family. Call before you come.",
  },
  approval: {
    title: "A question about this document?",
    text: "Call in office hours. Keep the reference number ready.",
  },
  notices: { title: "Is a notice missing?", text: "Call in office hours. We will tell you what was announced." },
  downloads: {
    title: "Is a document missing?",
    text: "Call in office hours and tell us which one you need.",
  },
  lost: { title: "Still not found?", text: "Call in office hours. We will tell you where it is." },
};

const marathiQuestions: typeof englishQuestions = {
  parents: {
    title: "आणखी काही प्रश्न?",
    text: "कोणताही प्रश्न विचारा. कार्यालयाच्या वेळेत फोन करा किंवा चौकशी फॉर्ममधून पाठवा.",
  },
  visit: {
    title: "स्वतः येऊन पाहा",
    text: "कार्यालयाच्या वेळेत कुटुंबासह या. येण्याआधी फोन करा.",
  },
  approval: {
    title: "या कागदपत्राविषयी प्रश्न आहे?",
    text: "कार्यालयाच्या वेळेत फोन करा. संदर्भ क्रमांक जवळ ठेवा.",
  },
  notices: { title: "हवी ती सूचना दिसत नाही?", text: "कार्यालयाच्या वेळेत फोन करा. आम्ही माहिती देऊ." },
  downloads: {
    title: "हवे ते कागदपत्र इथे नाही?",
    text: "कार्यालयाच्या वेळेत फोन करा आणि कोणते हवे ते सांगा.",
  },
  lost: { title: "अजून सापडले नाही?", text: "कार्यालयाच्या वेळेत फोन करा. ते कुठे आहे ते आम्ही सांगू." },
};

const byAddress = (t: typeof englishQuestions): Record<string, Question | undefined> => ({
  "/parents": t.parents,
  "/about-us/vision-mission": t.visit,
  "/about-us/infrastructure": t.visit,
  "/affiliation/pci": t.approval,
  "/affiliation/msbte": t.approval,
  "/affiliation/govt-of-mah": t.approval,
  "/affiliation/dte": t.approval,
  "/affiliation/aishe": t.approval,
  "/notices": t.notices,
  "/downloads": t.downloads,
  "/sitemap": t.lost,
  "/*": t.lost,
});

const questions: Record<Locale, Record<string, Question | undefined>> = {
  en: byAddress(englishQuestions),
  mr: byAddress(marathiQuestions),
};

const en = {
  pages: pageNames.en,
  menu: {
    about: "About us",
    message: "Message",
    affiliation: "Affiliation",
    courses: "Courses",
    research: "R&D",
    events: "Events",
    dashboard: "My dashboard",
    open: "Menu",
    close: "Close",
    label: "Main menu",
    skip: "Skip to main content",
    breadcrumb: "You are here",
    inThisSection: "In this section",
    sample: "Sample site: the institute, its people and its figures are made up.",
    onThisPage: "On this page",
  },
  inSection: {
    "/about-us/message/president": "President’s message",
    "/about-us/message/secretary": "Secretary’s message",
    "/about-us/message/principal": "Principal’s message",
  },
  isGenuine: (code: string, host: string) => `Is this genuine? Check code ${code} at ${host}/check`,
  splash: { skip: "Skip" },
  footer: {
    quickLinks: "Quick links",
    contact: "Contact",
    hours: "Opening hours",
    follow: "Follow us",
    find: "Find us",
    showMap: "Show the map here",
    mapNote: "The map loads from another website only when you press “Show the map here”.",
    mapTitle: "Map of the institute",
    directions: "Directions",
    rights: "All rights reserved.",
    more: "More pages",
    check: "Is a paper genuine?",
  },
  contact: {
    person: "Contact person",
    email: "Email",
    phone: "Phone",
    address: "Address",
    callNow: "Call us",
    call: "Call",
    chat: "WhatsApp",
    whatsapp: "Join WhatsApp Group",
    channel: "Follow WhatsApp Channel",
    groupNumbers: "In the group everyone sees your number.",
    numbers: "In the group everyone sees your number; in the channel nobody does.",
    ask: "Ask about admission",
  },
  paper: {
    since: {
      approval: "First approved on",
      affiliation: "First affiliated on",
      listing: "First listed on",
      survey: "In the survey since",
    },
    survey: "A survey, not an approval",
    open: "Open the document",
    document: "PDF",
    reference: "Reference",
    date: "Date",
    website: "Check on the official website",
  },
  gallery: {
    hint: "Tap or click a picture to enlarge it.",
    drawings: "These are drawings; photos will replace them.",
  },
  notStated: {
    fact: "not stated yet",
    facts: {
      phone: "phone number not stated yet",
      email: "email address not stated yet",
      address: "address not stated yet",
      person: "name not stated yet",
      hours: "office hours not stated yet",
      name: "name not stated yet",
      town: "town not stated yet",
    },
    part: "Not stated yet.",
    page: "Nothing has been published here yet.",
  },
  search: { label: "Search this site", button: "Search" },
  difference: { removed: "removed", added: "added" },
  notFound: { main: "Main pages" },
  error: {
    title: "Something went wrong",
    text: "Something failed on our side; it is not your fault. Please try again in a minute, or call the office:",
    home: "To the home page",
    method: "This form could not be sent from here.",
    methodText: "Go back, reload the page and send the form again, or call the office:",
  },
  ask: questions.en,
  ...overlayWords.en,
  ...formWords.en,
};

export type Words = typeof en;

const mr: Words = {
  pages: pageNames.mr,
  menu: {
    about: "संस्था",
    message: "मनोगत",
    affiliation: "मान्यता",
    courses: "अभ्यासक्रम",
    research: "संशोधन",
    events: "कार्यक्रम",
    dashboard: "माझा डॅशबोर्ड",
    open: "मेनू",
    close: "बंद करा",
    label: "मुख्य मेनू",
    skip: "थेट मजकुराकडे जा",
    breadcrumb: "तुम्ही इथे आहात",
    inThisSection: "या विभागात",
    sample: "नमुना संकेतस्थळ: संस्था, व्यक्ती व आकडे काल्पनिक.",
    onThisPage: "या पानावर",
  },
  inSection: {
    "/about-us/message/president": "अध्यक्षांचे मनोगत",
    "/about-us/message/secretary": "सचिवांचे मनोगत",
    "/about-us/message/principal": "प्राचार्यांचे मनोगत",
  },
  isGenuine: (code, host) => `हे खरे आहे का? कोड ${code} इथे तपासा: ${host}/mr/check`,
  splash: { skip: "पुढे जा" },
  footer: {
    quickLinks: "महत्त्वाच्या लिंक",
    contact: "संपर्क",
    hours: "कार्यालयाची वेळ",
    follow: "समाजमाध्यमे",
    find: "पत्ता आणि नकाशा",
    showMap: "नकाशा इथे दाखवा",
    mapNote: "“नकाशा इथे दाखवा” दाबल्यावरच नकाशा दुसऱ्या संकेतस्थळावरून येतो.",
    mapTitle: "संस्थेचा नकाशा",
    directions: "येण्याचा मार्ग",
    rights: "सर्व हक्क राखीव.",
    more: "इतर पाने",
    check: "कागद खरा आहे का?",
  },
  contact: {
    person: "कोणाशी बोलायचे",
    email: "ईमेल",
    phone: "फोन",
    address: "पत्ता",
    callNow: "फोन करा",
    call: "फोन",
    chat: "WhatsApp",
    whatsapp: "WhatsApp ग्रुपमध्ये या",
    channel: "WhatsApp चॅनेल फॉलो करा",
    groupNumbers: "ग्रुपमध्ये तुमचा क्रमांक सर्वांना दिसतो.",
    numbers: "ग्रुपमध्ये तुमचा क्रमांक सर्वांना दिसतो; चॅनेलवर कोणालाही दिसत नाही.",
    ask: "प्रवेशाविषयी विचारा",
  },
  paper: {
    since: {
      approval: "पहिली मान्यता",
      affiliation: "पहिली संलग्नता",
      listing: "पहिली नोंद",
      survey: "सर्वेक्षणात केव्हापासून",
    },
    survey: "हे सर्वेक्षण आहे, मान्यता नव्हे",
    open: "कागदपत्र उघडा",
    document: "PDF",
    reference: "संदर्भ",
    date: "तारीख",
    website: "अधिकृत संकेतस्थळावर पडताळून पाहा",
  },
  gallery: {
    hint: "चित्रावर दाबले की ते मोठे दिसते.",
    drawings: "ही रेखाटने आहेत; पुढे त्यांच्या जागी फोटो येतील.",
  },
  notStated: {
    fact: "अजून दिलेले नाही",
    facts: {
      phone: "फोन क्रमांक अजून दिलेला नाही",
      email: "ईमेल पत्ता अजून दिलेला नाही",
      address: "पत्ता अजून दिलेला नाही",
      person: "नाव अजून दिलेले नाही",
      hours: "कार्यालयाची वेळ अजून दिलेली नाही",
      name: "नाव अजून दिलेले नाही",
      town: "गावाचे नाव अजून दिलेले नाही",
    },
    part: "अजून दिलेले नाही.",
    page: "इथे अजून काही प्रसिद्ध केलेले नाही.",
  },
  search: { label: "या संकेतस्थळावर शोधा", button: "शोधा" },
  difference: { removed: "काढलेले", added: "नवीन" },
  notFound: { main: "मुख्य पाने" },
  error: {
    title: "काहीतरी चुकले",
    text: "इथे आमच्याकडून चूक झाली; तुमची काही चूक नाही. थोड्या वेळाने पुन्हा प्रयत्न करा किंवा कार्यालयात फोन करा:",
    home: "मुख्यपृष्ठावर जा",
    method: "हा फॉर्म इथून पाठवता आला नाही.",
    methodText: "मागे जा, पान पुन्हा उघडा आणि फॉर्म पुन्हा पाठवा, किंवा कार्यालयात फोन करा:",
  },
  ask: questions.mr,
  ...overlayWords.mr,
  ...formWords.mr,
};

export const words: Record<Locale, Words> = { en, mr };
