import type { z } from "zod";
import { type Details, guardianDetails, noDetails, withGuardian } from "#app/forms/submissions/submission.ts";
import { email, field, formControlsOf, name, optional, phone } from "#app/lib/forms/fields.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

/** No single field is required, but one way to reach the person is. */
const fields = {
  fullName: optional(field(name(120), { autoComplete: "name" })),
  email: optional(email),
  phone: optional(phone),
};
export const applicationControls = formControlsOf(fields);
export const applicationForm = withGuardian(fields).superRefine(({ email, phone }, { addIssue }) => {
  if (!email && !phone) addIssue({ code: "custom", message: "oneWay", path: ["email"] });
});

type ApplicationFields = z.output<typeof applicationForm>;

export const applicationDetails = (fields: ApplicationFields): Details => ({
  ...noDetails,
  name: fields.fullName ?? null,
  email: fields.email ?? null,
  phone: fields.phone ?? null,
  ...guardianDetails(fields),
});

const en = {
  title: "Ask us to contact you",
  lead: "Give your email address or phone number (one is enough), and your name if you like. The office will contact you. This does not reserve a seat: for admission you must register with DTE.",
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  orPhone: "Or give only a phone number.",
  orEmail: "Or give only an email address.",
  submit: "Ask to be contacted",
  busy: "Sending...",
  done: "Thank you. We have your request and will contact you. This is not an application for admission. For that, register on DTE’s website.",
  mailed: "Keep this number. If you gave an email address, we have emailed it to you too.",
};

const mr: typeof en = {
  title: "डी.फार्म: संपर्काची विनंती",
  lead: "ईमेल किंवा फोन क्रमांक द्या (एक पुरेसा आहे), हवे तर नावही. कार्यालय तुमच्याशी संपर्क साधेल. यामुळे जागा राखून ठेवली जात नाही: प्रवेशासाठी DTE कडे नोंदणी करावीच लागते.",
  fullName: "पूर्ण नाव",
  email: "ईमेल",
  phone: "फोन",
  orPhone: "किंवा फक्त फोन क्रमांक द्या.",
  orEmail: "किंवा फक्त ईमेल द्या.",
  submit: "विनंती पाठवा",
  busy: "पाठवत आहोत...",
  done: "धन्यवाद. तुमची विनंती आम्हाला मिळाली. आम्ही तुमच्याशी संपर्क साधू. हा प्रवेशाचा अर्ज नाही. त्यासाठी DTE च्या संकेतस्थळावर नोंदणी करा.",
  mailed: "हा क्रमांक जपून ठेवा. ईमेल दिला असेल, तर हा क्रमांक त्यावरही पाठवला आहे.",
};

export const applicationWords: Record<Locale, typeof en> = { en, mr };
