interface Question {
  title: string;
  text: string;
}

const visit = {
  title: "Come and see for yourself",
  text: "Visit us in office hours with your family. Call before you come.",
};
const approval = {
  title: "A question about this document?",
  text: "Call in office hours. Keep the reference number ready.",
};
const lost = { title: "Still not found?", text: "Call in office hours. We will tell you where it is." };

/** What a page asks at its end in English, by the page's address. */
export const ask: Record<string, Question | undefined> = {
  "/courses/d-pharm": {
    title: "Is D.Pharm right for you?",
    text: "Ask us about subjects, fees and work after the diploma. We answer in Marathi and English.",
  },
  "/parents": {
    title: "Another question?",
    text: "No question is too small. Call in office hours, or send it with the enquiry form.",
  },
  "/about-us/vision-mission": visit,
  "/about-us/infrastructure": visit,
  "/affiliation/pci": approval,
  "/affiliation/msbte": approval,
  "/affiliation/govt-of-mah": approval,
  "/affiliation/dte": approval,
  "/affiliation/aishe": approval,
  "/notices": { title: "Is a notice missing?", text: "Call in office hours. We will tell you what was announced." },
  "/downloads": {
    title: "Is a document missing?",
    text: "Call in office hours and tell us which one you need.",
  },
  "/sitemap": lost,
  "/*": lost,
};
