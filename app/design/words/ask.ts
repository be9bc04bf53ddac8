import type { Locale } from "#app/platform/i18n/locale.ts";

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

export const questions: Record<Locale, Record<string, Question | undefined>> = { en: byAddress(englishQuestions), mr: byAddress(marathiQuestions) };
