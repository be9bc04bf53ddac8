import type { en } from "./words.en.ts";

/** The words of the home page in Marathi. */
export const mr: typeof en = {
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
