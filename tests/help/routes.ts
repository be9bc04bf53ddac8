/** Every page of the site and its English heading, from the specification. */
export const routes: Record<string, RegExp> = {
  "/": /^Welcome to /,
  "/faculty-login": /^Faculty Login$/,
  "/about-us/institute": /institute/i,
  "/about-us/vision-mission": /vision.*mission/i,
  "/about-us/message/president": /president/i,
  "/about-us/message/secretary": /secretary/i,
  "/about-us/message/principal": /principal/i,
  "/about-us/gb-cdc": /Governing Body.*College Development Committee/i,
  "/about-us/organogram": /organogram/i,
  "/about-us/infrastructure": /infrastructure/i,
  "/about-us/statutory-committee": /statutory committee/i,
  "/affiliation/pci": /PCI|Pharmacy Council of India/,
  "/affiliation/msbte": /MSBTE|Board of Technical Education/,
  "/affiliation/govt-of-mah": /government/i,
  "/affiliation/dte": /DTE|Directorate of Technical Education/,
  "/affiliation/aishe": /AISHE/,
  "/affiliation/iso": /ISO/,
  "/disclosure": /disclosure/i,
  "/courses/d-pharm": /D\.Pharm/,
  "/faculty": /faculty/i,
  "/r&d/publication": /publications/i,
  "/r&d/patent": /patents/i,
  "/r&d/copyright": /copyrights/i,
  "/admission": /admission/i,
  "/admission/fees": /costs/i,
  "/admission/steps": /step by step/i,
  "/admission/documents": /documents/i,
  "/admission/plan": /my plan/i,
  "/students": /rules/i,
  "/visit": /come/i,
  "/parents": /parents/i,
  "/after-d-pharm": /after D\.Pharm/i,
  "/certificates": /certificates and verification/i,
  "/call-me": /We will call you/,
  "/feedback": /feedback/i,
  "/my-enquiry": /^My enquiry$/,
  "/iqac": /IQAC/,
  "/naac": /NAAC/,
  "/nrf": /NIRF/,
  "/swayam-portal": /SWAYAM/,
  "/alumni": /alumni/i,
  "/facilities": /facilities/i,
  "/events": /events/i,
  "/events/cultural": /cultural events/i,
  "/events/sports": /sports events/i,
  "/erp": /ERP/,
  "/notices": /^Notices$/,
  "/notices/admissions-open": /enquiries are open/,
  "/notices/internal-exams": /internal examinations/,
  "/notices/research-seminar": /seminar/i,
  "/notices/orientation": /orientation/i,
  "/notices/anti-ragging-week": /anti-ragging/i,
  "/downloads": /downloads/i,
  "/inspection": /inspectors/i,
  "/privacy-policy": /privacy policy/i,
  "/terms-of-service": /terms of service/i,
  "/sitemap": /sitemap/i,
  "/search": /search/i,
};

/** The languages of every page. */
export const languages = ["en", "mr"] as const;
export type Language = (typeof languages)[number];

/** The address of a page in a language. */
export function pathIn(language: Language, address: string): string {
  if (language === "en") return address;
  return address === "/" ? "/mr" : `/mr${address}`;
}

/** Every page in every language: `[path, language, address]`. */
export const everyPage = languages.flatMap((language) =>
  Object.keys(routes).map((address) => [pathIn(language, address), language, address] as const),
);
