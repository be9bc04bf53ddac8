import type { Register } from "react-router";
import type { Locale } from "#app/lib/i18n/locale.ts";

type Path = keyof Register["pages"];

/** Addresses that are no page of the site: for machines and developers, or with a different frame. */
type ToolAddress =
  | "/check"
  | "/no-more-news"
  | "/offline"
  | "/healthz"
  | "/readyz"
  | "/mailbox"
  | "/setup"
  | "/uploads"
  | "/my-data";

/** The office has a different frame, and the lists of pages contain none of its pages. */
type OfficeAddress = "/office" | `/office/${string}`;

/** From the route table, without the language and without addresses that have a parameter. */
export type PageAddress = Exclude<
  Path,
  "/mr" | `/mr/${string}` | `${string}*` | `${string}:${string}` | `${string}.${string}` | ToolAddress | OfficeAddress
>;

export const pageNames: Record<Locale, Record<PageAddress, string>> = {
  en: {
    "/": "Home",
    "/faculty-login": "Faculty login",
    "/faculty/dashboard": "Faculty dashboard",
    "/about-us/institute": "About the institute",
    "/about-us/vision-mission": "Vision and mission",
    "/about-us/message/president": "President",
    "/about-us/message/secretary": "Secretary",
    "/about-us/message/principal": "Principal",
    "/about-us/gb-cdc": "Governing Body and College Development Committee",
    "/about-us/organogram": "Organogram",
    "/about-us/infrastructure": "Infrastructure",
    "/about-us/statutory-committee": "Statutory committees",
    "/affiliation/pci": "PCI (Pharmacy Council)",
    "/affiliation/msbte": "MSBTE (exam board)",
    "/affiliation/govt-of-mah": "Government of Maharashtra",
    "/affiliation/dte": "DTE (admissions)",
    "/affiliation/aishe": "AISHE (college survey)",
    "/affiliation/iso": "ISO",
    "/courses/d-pharm": "D.Pharm",
    "/faculty": "Faculty",
    "/r&d/publication": "Publications",
    "/r&d/patent": "Patents",
    "/r&d/copyright": "Copyrights",
    "/admission": "Admission",
    "/admission/fees": "Fees and scholarships",
    "/admission/steps": "DTE’s admission, stage by stage",
    "/admission/documents": "Documents for admission",
    "/admission/plan": "My plan for admission",
    "/students": "A day here, and the rules",
    "/visit": "Getting here, rooms, phone numbers",
    "/parents": "Parents ask",
    "/after-d-pharm": "After D.Pharm",
    "/certificates": "Certificates and verification",
    "/call-me": "We will call you",
    "/feedback": "Feedback",
    "/my-enquiry": "My enquiry",
    "/iqac": "IQAC",
    "/naac": "NAAC (accreditation)",
    "/nrf": "NIRF (ranking)",
    "/swayam-portal": "SWAYAM portal",
    "/alumni": "Alumni",
    "/facilities": "Campus facilities",
    "/events": "Upcoming events",
    "/events/cultural": "Cultural events",
    "/events/sports": "Sports events",
    "/notices": "Notices",
    "/erp": "ERP portal (attendance, fees)",
    "/downloads": "Downloads",
    "/disclosure": "Disclosure",
    "/inspection": "For inspectors",
    "/privacy-policy": "Privacy policy",
    "/terms-of-service": "Terms of service",
    "/sitemap": "Sitemap",
    "/search": "Search",
  },
  mr: {
    "/": "मुख्यपृष्ठ",
    "/faculty-login": "शिक्षक लॉगिन",
    "/faculty/dashboard": "शिक्षक डॅशबोर्ड",
    "/about-us/institute": "संस्थेविषयी",
    "/about-us/vision-mission": "ध्येय आणि उद्दिष्टे",
    "/about-us/message/president": "अध्यक्ष",
    "/about-us/message/secretary": "सचिव",
    "/about-us/message/principal": "प्राचार्य",
    "/about-us/gb-cdc": "नियामक मंडळ व विकास समिती",
    "/about-us/organogram": "संस्थेची रचना",
    "/about-us/infrastructure": "पायाभूत सुविधा",
    "/about-us/statutory-committee": "वैधानिक समित्या",
    "/affiliation/pci": "PCI (फार्मसी कौन्सिल)",
    "/affiliation/msbte": "MSBTE (परीक्षा मंडळ)",
    "/affiliation/govt-of-mah": "महाराष्ट्र शासन",
    "/affiliation/dte": "DTE (प्रवेश प्रक्रिया)",
    "/affiliation/aishe": "AISHE (सर्वेक्षण)",
    "/affiliation/iso": "ISO",
    "/courses/d-pharm": "डी.फार्म",
    "/faculty": "शिक्षक",
    "/r&d/publication": "प्रकाशने",
    "/r&d/patent": "पेटंट",
    "/r&d/copyright": "कॉपीराइट",
    "/admission": "प्रवेश",
    "/admission/fees": "शुल्क आणि शिष्यवृत्ती",
    "/admission/steps": "DTE प्रवेश, टप्प्याटप्प्याने",
    "/admission/documents": "प्रवेशासाठी कागदपत्रे",
    "/admission/plan": "माझी प्रवेश यादी",
    "/students": "एक दिवस आणि नियम",
    "/visit": "येणे, राहणे, फोन क्रमांक",
    "/parents": "पालकांचे प्रश्न",
    "/after-d-pharm": "डी.फार्मनंतर काय?",
    "/certificates": "दाखले आणि पडताळणी",
    "/call-me": "आम्ही तुम्हाला फोन करू",
    "/feedback": "अभिप्राय",
    "/my-enquiry": "मी पाठवलेली माहिती",
    "/iqac": "IQAC",
    "/naac": "NAAC (मानांकन)",
    "/nrf": "NIRF (क्रमवारी)",
    "/swayam-portal": "SWAYAM पोर्टल",
    "/alumni": "माजी विद्यार्थी",
    "/facilities": "परिसरातील सुविधा",
    "/events": "आगामी कार्यक्रम",
    "/events/cultural": "सांस्कृतिक कार्यक्रम",
    "/events/sports": "क्रीडा स्पर्धा",
    "/notices": "सूचना",
    "/erp": "ERP पोर्टल (उपस्थिती व शुल्क)",
    "/downloads": "डाउनलोड",
    "/disclosure": "जाहीर माहिती",
    "/inspection": "तपासणीसाठी माहिती",
    "/privacy-policy": "गोपनीयता धोरण",
    "/terms-of-service": "वापराच्या अटी",
    "/sitemap": "सर्व पाने",
    "/search": "शोध",
  },
};

/** Parts of pages that texts of the institute link to, named as their headings. */
const partNames: Record<Locale, Record<string, string>> = {
  en: {
    "/admission#can-apply": "Can I apply?",
    "/admission#dates": "Admission dates",
    "/events#calendar": "Academic calendar",
    "/students#rules": "Attendance and examination rules",
    "/visit#call": "Whom to call",
  },
  mr: {
    "/admission#can-apply": "मला अर्ज करता येईल का?",
    "/admission#dates": "प्रवेशाच्या तारखा",
    "/events#calendar": "शैक्षणिक दिनदर्शिका",
    "/students#rules": "उपस्थिती आणि परीक्षेचे नियम",
    "/visit#call": "कोणाला फोन करायचा",
  },
};

export const nameOfLink = (to: string, locale: Locale): string =>
  partNames[locale][to] ?? pageNames[locale][to.replace(/[?#].*/, "") as PageAddress] ?? to;

/** The pages with a text in records/pages.yaml, except the not-found page: all but those for members. */
export const publicPages = (Object.keys(pageNames.en) as PageAddress[]).filter((page) => !page.startsWith("/faculty/"));
