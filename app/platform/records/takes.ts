import type { Text } from "#app/platform/content/text.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { NumberField, RecordField } from "./record-field.ts";

function numberWords({ isWhole, min, max }: NumberField): Text {
  const [least, most] = [min, max].map((value) => value !== undefined && formatDigits(value, "mr"));
  const en = isWhole ? "a whole number" : "a number";
  const mr = isWhole ? "पूर्ण संख्या" : "संख्या";
  if (least && most) return { en: `${en} from ${min} to ${max}`, mr: `${least} ते ${most} मधील ${mr}` };
  if (least) return { en: `${en}, ${min} or more`, mr: `${least} किंवा त्याहून मोठी ${mr}` };
  return most ? { en: `${en}, at most ${max}`, mr: `${most} किंवा त्याहून लहान ${mr}` } : { en, mr };
}

const formatWords: Partial<Record<RecordField["type"], Text>> = {
  day: { en: "a date, such as 31/01/2026", mr: "तारीख, उदा. ३१/०१/२०२६" },
  time: { en: "a time, such as 09:30", mr: "वेळ, उदा. ०९:३०" },
  email: { en: "an email address, such as name@example.org", mr: "ईमेल पत्ता, उदा. name@example.org" },
  phone: {
    en: "a phone number, such as +91 98765 43210",
    mr: "फोन क्रमांक, उदा. +91 98765 43210",
  },
  web: { en: "a web address that starts with https://", mr: "https:// ने सुरू होणारा वेब पत्ता" },
  page: { en: "a page of this site, such as /admission", mr: "या संकेतस्थळाचे पान, उदा. /admission" },
  choice: { en: "one of the choices", mr: "दिलेल्यांपैकी एक पर्याय" },
  picture: { en: "a picture from the list", mr: "यादीतील एक फोटो" },
  file: { en: "a PDF from the list", mr: "यादीतील एक PDF" },
  reference: { en: "one of the list", mr: "यादीतील एक पर्याय" },
  stage: { en: "a stage from the list", mr: "यादीतील एक टप्पा" },
  paper: { en: "a document from the list", mr: "यादीतील एक कागदपत्र" },
};

/** The end of a sentence: "a date, such as 31/01/2026". */
export const expectedFormat = (field: RecordField): Text =>
  field.type === "number" ? numberWords(field) : (formatWords[field.type] ?? { en: "another text", mr: "वेगळा मजकूर" });
