import type { Locale } from "./locale.ts";

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const marathi =
  "शून्य एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस एकोणतीस तीस एकतीस बत्तीस तेहतीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस चाळीस एक्केचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ साठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर सत्तर एकाहत्तर बाहत्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर सत्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी ऐंशी एक्क्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद नव्वद एक्क्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्याण्णव".split(
    " ",
  );

const underHundred: Record<Locale, (value: number) => string | undefined> = {
  en: (value) =>
    value < 20
      ? ones[value]
      : [tens[Math.floor(value / 10) - 2], value % 10 && ones[value % 10]].filter(Boolean).join("-"),
  mr: (value) => marathi[value],
};
const hundreds: Record<Locale, (count: number, rest: number) => string> = {
  en: (count) => `${ones[count]} hundred`,
  mr: (count, rest) => (count === 1 && rest === 0 ? "शंभर" : `${marathi[count]}शे`),
};
const units: Record<Locale, { lakh: string; thousand: string; one: string; many: string }> = {
  en: { lakh: "lakh", thousand: "thousand", one: "rupee", many: "rupees" },
  mr: { lakh: "लाख", thousand: "हजार", one: "रुपया", many: "रुपये" },
};

/** A missing zero is noticed in words. Undefined for anything but a whole number from 0 to 99,99,999. */
export function rupeesInWords(value: number, locale: Locale): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 99_99_999) return undefined;
  const { lakh, thousand, one, many } = units[locale];
  const words = underHundred[locale];
  const [lakhs, thousands] = [Math.floor(value / 1_00_000), Math.floor(value / 1000) % 100];
  const [count, rest] = [Math.floor(value / 100) % 10, value % 100];
  return [
    lakhs > 0 && `${words(lakhs)} ${lakh}`,
    thousands > 0 && `${words(thousands)} ${thousand}`,
    count > 0 && hundreds[locale](count, rest),
    (rest > 0 || value === 0) && words(rest),
    value === 1 ? one : many,
  ]
    .filter(Boolean)
    .join(" ");
}
