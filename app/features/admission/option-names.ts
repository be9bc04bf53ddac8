import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Circumstance, Marks, Subjects } from "./schema.ts";

/** The office's names of the choices; visitors read the texts of admission-check.yaml. */
interface OptionNames {
  subjects: Record<Subjects, string>;
  marks: Record<Marks, string>;
  also: Record<Circumstance, string>;
}

const en: OptionNames = {
  subjects: { none: "Subjects not chosen yet", science: "Science", other: "Other subjects" },
  marks: {
    none: "Marks not chosen yet",
    above: "The minimum or more",
    below: "Below the minimum",
    awaited: "Result not out yet",
  },
  also: {
    reserved: "Reserved category",
    ews: "EWS",
    disability: "Person with a disability",
    income: "Family income up to ₹8 lakh a year",
    gap: "Missed a year or more",
    board: "Other board or state",
  },
};

const mr: OptionNames = {
  subjects: { none: "विषय अजून निवडलेले नाहीत", science: "विज्ञान", other: "दुसरे विषय" },
  marks: {
    none: "गुण अजून निवडलेले नाहीत",
    above: "किमान गुण किंवा जास्त",
    below: "किमान गुणांपेक्षा कमी",
    awaited: "निकाल अजून लागलेला नाही",
  },
  also: {
    reserved: "राखीव प्रवर्ग",
    ews: "EWS",
    disability: "दिव्यांग",
    income: "कुटुंबाचे वार्षिक उत्पन्न ₹८ लाखांपर्यंत",
    gap: "शिक्षणात खंड",
    board: "दुसरे बोर्ड किंवा राज्य",
  },
};

export const optionNames: Record<Locale, OptionNames> = { en, mr };
