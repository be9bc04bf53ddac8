import type { Locale } from "#app/platform/i18n/locale.ts";
import type { KindWords } from "#app/platform/records/kind-words.ts";

export const proofMailWords: Record<Locale, KindWords> = {
  en: {
    one: "Email as proof of publishing",
    fields: {
      recipients: {
        label: "Who gets it",
        help: "When fees or other required information are published, these people get one email that evening. Their mail provider puts the date on it; this shows later that nothing was changed. Choose people outside the office: the society’s secretary, the auditor, your own private address.",
        row: "Person",
        add: "Add a person",
      },
      "recipients.name": { label: "Name" },
      "recipients.email": { label: "Email address" },
    },
  },
  mr: {
    one: "प्रसिद्ध केल्याच्या पुराव्याचा ईमेल",
    fields: {
      recipients: {
        label: "कोणाला पाठवायचा",
        help: "शुल्क किंवा इतर बंधनकारक माहिती प्रसिद्ध झाली, की त्या दिवशी संध्याकाळी यांना एक ईमेल जातो. त्यावर ईमेल सेवेची तारीख असते; नंतर काही बदलले नाही हे त्यावरून दाखवता येते. कार्यालयाबाहेरच्या व्यक्ती निवडा: संस्थेचे सचिव, लेखापरीक्षक, तुमचा खासगी पत्ता.",
        row: "व्यक्ती",
        add: "व्यक्ती जोडा",
      },
      "recipients.name": { label: "नाव" },
      "recipients.email": { label: "ईमेल पत्ता" },
    },
  },
};
