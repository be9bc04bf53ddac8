import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  title: "Read it once more before it is public",
  lead: "Compare both tables with the fee order, and add up the amount yourself. Nothing is published yet.",
  wrong: (typed: string) => `You typed ${typed}. The amounts above add up to another sum:`,
  /** Instead of publishing with a last day. */
  earlierReturns:
    "On that day the earlier order would apply again without anyone having read it. Leave the last day empty, and remove this order when it ends. Your draft is saved, and nothing was published.",
};

const mr: typeof en = {
  title: "प्रसिद्ध करण्यापूर्वी एकदा पुन्हा वाचा",
  lead: "दोन्ही तक्ते शुल्काच्या आदेशाशी ताडून पाहा आणि बेरीज स्वतः करा. अजून काही प्रसिद्ध झालेले नाही.",
  wrong: (typed) => `तुम्ही ${typed} लिहिले. वरच्या रकमांची बेरीज वेगळी येते:`,
  earlierReturns:
    "त्या दिवशी आधीचा आदेश कोणी न वाचता पुन्हा लागू होईल. शेवटची तारीख रिकामी ठेवा आणि हा आदेश संपेल तेव्हा काढा. तुमचा मसुदा जतन झाला आहे; काहीही प्रसिद्ध झालेले नाही.",
};

export const secondLookWords: Record<Locale, typeof en> = { en, mr };
