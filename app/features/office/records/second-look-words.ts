import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  title: "Read it once more before it is public",
  lead: "Compare both tables with the paper, and add up the amount yourself. Nothing is published yet.",
  wrong: (typed: string) => `You typed ${typed}. The amounts above add up to another sum:`,
};

const mr: typeof en = {
  title: "प्रसिद्ध करण्यापूर्वी एकदा पुन्हा वाचा",
  lead: "दोन्ही तक्ते कागदाशी ताडून पाहा आणि बेरीज स्वतः करा. अजून काही प्रसिद्ध झालेले नाही.",
  wrong: (typed) => `तुम्ही ${typed} लिहिले. वरच्या रकमांची बेरीज वेगळी येते:`,
};

/** Texts of the second look before publishing, in each language. */
export const secondLookWords: Record<Locale, typeof en> = { en, mr };
