import type { ask as english } from "./ask.en.ts";

const visit = {
  title: "स्वतः येऊन पाहा",
  text: "कार्यालयाच्या वेळेत कुटुंबासह या. येण्याआधी फोन करा.",
};
const approval = {
  title: "या कागदपत्राविषयी प्रश्न आहे?",
  text: "कार्यालयाच्या वेळेत फोन करा. संदर्भ क्रमांक जवळ ठेवा.",
};
const lost = { title: "अजून सापडले नाही?", text: "कार्यालयाच्या वेळेत फोन करा. ते कुठे आहे ते आम्ही सांगू." };

/** What a page asks at its end in Marathi, by the page's address. */
export const ask: typeof english = {
  "/courses/d-pharm": {
    title: "डी.फार्म तुमच्यासाठी योग्य आहे का?",
    text: "विषय, शुल्क आणि पुढच्या संधींविषयी विचारा. आम्ही मराठीत आणि इंग्रजीत उत्तर देतो.",
  },
  "/parents": {
    title: "आणखी काही प्रश्न?",
    text: "कोणताही प्रश्न विचारा. कार्यालयाच्या वेळेत फोन करा किंवा चौकशी फॉर्ममधून पाठवा.",
  },
  "/about-us/vision-mission": visit,
  "/about-us/infrastructure": visit,
  "/affiliation/pci": approval,
  "/affiliation/msbte": approval,
  "/affiliation/govt-of-mah": approval,
  "/affiliation/dte": approval,
  "/affiliation/aishe": approval,
  "/notices": { title: "हवी ती सूचना दिसत नाही?", text: "कार्यालयाच्या वेळेत फोन करा. आम्ही माहिती देऊ." },
  "/downloads": {
    title: "हवे ते कागदपत्र इथे नाही?",
    text: "कार्यालयाच्या वेळेत फोन करा आणि कोणते हवे ते सांगा.",
  },
  "/sitemap": lost,
  "/*": lost,
};
