import type { Locale } from "#app/lib/i18n/locale.ts";

const sharedCategoryNames = {
  "payers.categories.ews": "EWS",
  "payers.categories.sebc": "SEBC",
  "payers.categories.obc": "OBC",
  "payers.categories.sc": "SC",
  "payers.categories.st": "ST",
  "payers.categories.vjnt": "VJNT",
  "payers.categories.sbc": "SBC",
};

const familyEn = {
  ...sharedCategoryNames,
  "payers.categories.open": "Open",
  "payers.categories.orphan": "Orphan",
  "payers.student.girl": "Girl",
  "payers.student.boy": "Boy",
  "payers.student.transgender": "Transgender",
  "payers.income.upTo8": "Up to ₹8 lakh",
  "payers.income.over8": "Over ₹8 lakh",
  "payers.seat.cap": "Government round (CAP)",
  "payers.seat.institute": "Directly from the college (institute level)",
};

const familyMr: typeof familyEn = {
  ...sharedCategoryNames,
  "payers.categories.open": "खुला",
  "payers.categories.orphan": "अनाथ",
  "payers.student.girl": "मुलगी",
  "payers.student.boy": "मुलगा",
  "payers.student.transgender": "तृतीयपंथी",
  "payers.income.upTo8": "₹८ लाखांपर्यंत",
  "payers.income.over8": "₹८ लाखांहून जास्त",
  "payers.seat.cap": "सरकारी फेरीतून (CAP)",
  "payers.seat.institute": "कॉलेजकडून थेट (संस्थास्तर)",
};

export const categoryName = (category: string, locale: Locale): string =>
  (familyChoices[locale] as Record<string, string>)[`payers.categories.${category}`] ?? category;

export const familyChoices: Record<Locale, typeof familyEn> = { en: familyEn, mr: familyMr };
