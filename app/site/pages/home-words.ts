import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  notices: "Latest Notifications",
  quickLinks: "Quick Links",
  dates: "Admission dates",
  approvals: "Our approvals",
  admission: "Fees, dates and how to apply",
  approvalsText: "Open each document and read it yourself.",
  facilities: "See where you will learn",
  allFacilities: (count: string) => `All ${count} pictures`,
  contact: "Contact us",
};

const mr: typeof en = {
  notices: "नवीन सूचना",
  quickLinks: "महत्त्वाच्या लिंक",
  approvals: "आमच्या मान्यता",
  dates: "प्रवेशाच्या तारखा",
  admission: "शुल्क, तारखा आणि प्रवेश प्रक्रिया",
  approvalsText: "प्रत्येक कागदपत्र उघडा आणि स्वतः वाचा.",
  facilities: "तुम्ही इथे शिकाल",
  allFacilities: (count) => `सर्व ${count} चित्रे`,
  contact: "संपर्क साधा",
};

export const homeWords: Record<Locale, typeof en> = { en, mr };
