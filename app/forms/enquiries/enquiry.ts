import type { z } from "zod";
import { type Details, guardianDetails, noDetails, withGuardian } from "#app/forms/submissions/submission.ts";
import { email, field, formControlsOf, line, name, phone } from "#app/lib/forms/fields.ts";
import { latinDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

/** A number above 100, with or without a percent sign, is no percentage; perhaps it is marks. */
const isAbove100 = (text: string) => Number(latinDigits(text).replace(/%$/, "").replace(",", ".")) > 100;

/** Free text, since a result may be awaited, but no number above 100. */
export const hscPercentage = line(40).refine((text) => !isAbove100(text), "above100");

const fields = {
  fullName: field(name(120), { autoComplete: "name" }),
  hscPercentage,
  email,
  contactNumber: phone,
};
export const enquiryForm = withGuardian(fields);
export const enquiryControls = formControlsOf(fields);

export type EnquiryFields = z.output<typeof enquiryForm>;

export const enquiryDetails = (fields: EnquiryFields): Details => ({
  ...noDetails,
  name: fields.fullName,
  hscPercentage: fields.hscPercentage,
  email: fields.email,
  phone: fields.contactNumber,
  ...guardianDetails(fields),
});

const en = {
  title: "Admission Enquiry Form",
  lead: (when: string) => `Leave your details. We will call or email you${when}.`,
  fullName: "Full name",
  hscPercentage: "12th (HSC) percentage",
  hscPlaceholder: "e.g., 85.50%",
  hscHint: "Result not out yet? Write “awaited”.",
  email: "Email",
  contactNumber: "Contact number",
  contactPlaceholder: "10-digit mobile number",
  codeNote: "We send a 6-digit OTP to your email, to be sure that our answer reaches you.",
  noEmail: "No email? We will call you.",
  callInstead:
    "We could not email you. May we call you on your contact number instead? You need not type anything again.",
  done: "Enquiry submitted successfully! We will contact you shortly.",
  mailed: "We have also emailed this number to you.",
};

const mr: typeof en = {
  title: "प्रवेश चौकशी फॉर्म",
  lead: (when) => `तुमची माहिती द्या. ${when}आम्ही फोन किंवा ईमेल करू.`,
  fullName: "पूर्ण नाव",
  hscPercentage: "बारावीची (HSC) टक्केवारी",
  hscPlaceholder: "उदा. ८५.५०%",
  hscHint: "निकाल लागला नसेल, तर “निकाल बाकी” लिहा.",
  email: "ईमेल",
  contactNumber: "मोबाइल क्रमांक",
  contactPlaceholder: "१० अंकी मोबाइल क्रमांक",
  codeNote: "उत्तर तुमच्यापर्यंत नक्की पोहोचावे म्हणून तुमच्या ईमेलवर ६ अंकी OTP येतो.",
  noEmail: "ईमेल नाही? आम्ही फोन करू.",
  callInstead: "तुम्हाला ईमेल पाठवता आला नाही. त्याऐवजी तुमच्या मोबाइलवर फोन करू का? काहीही पुन्हा भरावे लागणार नाही.",
  done: "तुमची चौकशी आम्हाला मिळाली! आम्ही लवकरच तुमच्याशी संपर्क साधू.",
  mailed: "हा क्रमांक तुमच्या ईमेलवरही पाठवला आहे.",
};

export const enquiryWords: Record<Locale, typeof en> = { en, mr };
