import { z } from "zod";
import { type Details, noDetails, withGuardian } from "#app/forms/submissions/submission.ts";
import { callTimes } from "#app/lib/db/inbox-tables.ts";
import { field, formControlsOf, name, phone } from "#app/lib/forms/fields.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

/** For people without an email address. */
const fields = {
  fullName: field(name(120), { autoComplete: "name" }),
  phone,
  callTime: z.enum(callTimes).catch("any"),
};
/** A minor's parent or guardian is called at the same number: nobody may name a second one to be called. */
export const callBackForm = withGuardian(fields, ["guardianName"]);
export const callBackControls = formControlsOf(fields);

export const callBackDetails = (fields: z.output<typeof callBackForm>): Details => ({
  ...noDetails,
  name: fields.fullName,
  phone: fields.phone,
  callTime: fields.callTime,
  ...(fields.isMinor && { isMinor: 1, guardianName: fields.guardianName ?? null, guardianPhone: fields.phone }),
});

const en = {
  title: "No email needed",
  lead: (when: string) => `Leave a name and a number. The office will call you${when} about admission.`,
  fullName: "Your name",
  phone: "Phone number",
  phonePlaceholder: "10-digit mobile number",
  phoneHint: "Yours, or your father’s or mother’s. If it is theirs, ask them first.",
  callTime: "Best time for a call",
  guardianHint: "The office calls the number above and first asks your parent or guardian whether they agree.",
  submit: "Please call me",
  busy: "Sending...",
  done: "Thank you. We will call you.",
  mailed: "Write this number down. We say it when we call, so that you know the call is from us.",
};

const mr: typeof en = {
  title: "फक्त नाव आणि फोन क्रमांक द्या",
  lead: (when) => `ईमेल लागत नाही. ${when}कार्यालयातून प्रवेशाबाबत फोन येईल.`,
  fullName: "तुमचे नाव",
  phone: "फोन क्रमांक",
  phonePlaceholder: "१० अंकी मोबाइल क्रमांक",
  phoneHint: "तुमचा किंवा आई-वडिलांचा. त्यांचा असेल, तर आधी त्यांना विचारा.",
  callTime: "फोन कधी करू?",
  guardianHint: "कार्यालय वरच्या क्रमांकावर फोन करून आधी पालकांची संमती विचारेल.",
  submit: "मला फोन करा",
  busy: "पाठवत आहोत...",
  done: "धन्यवाद. आम्ही तुम्हाला फोन करू.",
  mailed: "हा क्रमांक लिहून ठेवा. फोन केल्यावर आम्ही तो सांगू; म्हणजे फोन आमचाच आहे, हे तुम्हाला कळेल.",
};

export const callBackWords: Record<Locale, typeof en> = { en, mr };
