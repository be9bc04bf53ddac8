import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  institute: "Institute",
  established: "Established",
  society: "Society or trust",
  codes: "Codes",
  nss: "NSS unit",
  yes: "Yes",
  no: "No",
  address: "Address",
  helpline: "Anti-ragging helpline",
  asOf: (day: string) => `As of ${day}`,
  approvals: "Approvals",
  body: "Authority",
  state: "First given on",
  document: "Document",
  teachers: "Teachers",
  committees: "Committees",
  facilities: "Rooms and facilities",
  fees: "Fees for each year",
  code: "QR code of this page",
};

const mr: typeof en = {
  institute: "संस्था",
  established: "स्थापना",
  society: "संस्था चालवणारे मंडळ किंवा न्यास (ट्रस्ट)",
  codes: "कोड",
  nss: "राष्ट्रीय सेवा योजना (NSS)",
  yes: "आहे",
  no: "नाही",
  address: "पत्ता",
  helpline: "रॅगिंगविरोधी मदत क्रमांक",
  asOf: (day) => `${day} रोजीची माहिती`,
  approvals: "मान्यता",
  body: "प्राधिकरण",
  state: "प्रथम मान्यता किंवा नोंद",
  document: "कागदपत्र",
  teachers: "शिक्षक",
  committees: "समित्या",
  facilities: "खोल्या व सुविधा",
  fees: "प्रत्येक वर्षाचे शुल्क",
  code: "या पानाचा QR कोड",
};

export const inspectionWords: Record<Locale, typeof en> = { en, mr };
