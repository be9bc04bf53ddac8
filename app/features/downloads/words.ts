import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  updated: "Updated",
  download: "Download",
  applicants: "For applicants",
  document: "Document",
  size: "Size",
  papers: "Approvals and committee rules",
  check: "Is a document from us genuine? Check its code",
};

const mr: typeof en = {
  updated: "शेवटचा बदल",
  download: "डाउनलोड",
  applicants: "प्रवेश घेणाऱ्यांसाठी",
  document: "कागदपत्र",
  size: "आकार",
  papers: "मान्यतेची कागदपत्रे आणि समित्यांचे नियम",
  check: "आमच्या नावाचा कागद खरा आहे का? कोड तपासा",
};

export const downloadWords: Record<Locale, typeof en> = { en, mr };
