import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  guardian: {
    isMinor: "I am under 18",
    guardianName: "Parent’s or guardian’s name",
    guardianPhone: "Parent’s or guardian’s phone number",
    call: "The office calls this number to make sure that your parent or guardian agrees.",
  },
  callTimes: {
    any: "Any time in office hours",
    morning: "In the morning, before 12",
    noon: "Between 12 and 3",
    afternoon: "After 3",
  },
  next: {
    call: (person: string | undefined, day: string | undefined) =>
      `${person ?? "The office"} will call or email you${day ? ` by ${day}` : ""}. The call will come from this number:`,
    phone: (person: string | undefined, day: string | undefined) =>
      `${person ?? "The office"} will call you${day ? ` by ${day}` : ""}. If no call comes, call us and tell us this reference number. Our call will come from:`,
    ready: "If you have your 12th mark sheet, keep it ready.",
    atOffice: "To see, correct or erase what you sent, come to the office with this number, or call:",
    another: "Send another form",
  },
  consent: {
    purposes: {
      enquiry: "to answer you and tell you about admission",
      application: "to contact you about this request",
      feedback: "to answer you and improve the institute",
    },
    brief: "See, correct or erase what you sent",
    agree: (days: string, purpose: string) =>
      `By pressing the button you agree that we may keep this for up to ${days} days, ${purpose}.`,
    guardian: (days: string, purpose: string) =>
      `A parent or guardian must read this and press the button themselves. That gives their consent: we may keep these details of their child for up to ${days} days, ${purpose}. The office calls them to confirm.`,
    unreached: "If we cannot reach you, we erase these details after 30 days.",
    beforeCall: "Until we have spoken with you, you can erase it yourself:",
    byPhone: "Call us in office hours. To be sure that it is you, we call you back at the number you gave. Our number:",
    withdraw: "At any time with your reference number and email address, or by phone in office hours:",
    more: "Details, and how to complain:",
  },
};

const mr: typeof en = {
  guardian: {
    isMinor: "माझे वय १८ वर्षांपेक्षा कमी आहे",
    guardianName: "पालकांचे नाव",
    guardianPhone: "पालकांचा फोन क्रमांक",
    call: "पालकांची संमती आहे ना, हे विचारण्यासाठी कार्यालय या क्रमांकावर फोन करेल.",
  },
  callTimes: {
    any: "कार्यालयाच्या वेळेत केव्हाही",
    morning: "सकाळी, १२ च्या आधी",
    noon: "दुपारी १२ ते ३",
    afternoon: "दुपारी ३ नंतर",
  },
  next: {
    call: (person, day) =>
      `${day ? `${day}पर्यंत ` : ""}${person ? `${person} तुम्हाला फोन करतील किंवा ईमेल पाठवतील` : "कार्यालयातून तुम्हाला फोन किंवा ईमेल येईल"}. फोन या क्रमांकावरून येईल:`,
    phone: (person, day) =>
      `${day ? `${day}पर्यंत ` : ""}${person ? `${person} तुम्हाला फोन करतील` : "कार्यालयातून तुम्हाला फोन येईल"}. फोन आला नाही, तर तुम्ही फोन करून हा संदर्भ क्रमांक सांगा. आमचा फोन या क्रमांकावरून येईल:`,
    ready: "बारावीची गुणपत्रिका मिळाली असेल, तर जवळ ठेवा.",
    atOffice: "पाठवलेली माहिती पाहण्यासाठी, दुरुस्त करण्यासाठी किंवा काढून टाकण्यासाठी हा क्रमांक घेऊन कार्यालयात या किंवा फोन करा:",
    another: "आणखी एक फॉर्म पाठवा",
  },
  consent: {
    purposes: {
      enquiry: "उत्तर देण्यासाठी आणि प्रवेशाची माहिती कळवण्यासाठी",
      application: "या विनंतीबाबत संपर्क साधण्यासाठी",
      feedback: "उत्तर देण्यासाठी आणि संस्थेत सुधारणा करण्यासाठी",
    },
    brief: "पाठवलेली माहिती पाहा, दुरुस्त करा किंवा काढून टाका",
    agree: (days, purpose) => `बटण दाबून तुम्ही संमती देता: ${purpose} आम्ही ही माहिती जास्तीत जास्त ${days} दिवस ठेवू.`,
    guardian: (days, purpose) =>
      `पालकांनी हे वाचून स्वतः बटण दाबावे. त्यामुळे त्यांची संमती मिळते: ${purpose} आम्ही त्यांच्या पाल्याची ही माहिती जास्तीत जास्त ${days} दिवस ठेवू. खात्री करण्यासाठी कार्यालय पालकांना फोन करेल.`,
    unreached: "संपर्क झाला नाही, तर ही माहिती ३० दिवसांनी काढून टाकू.",
    beforeCall: "आम्ही तुमच्याशी बोलेपर्यंत तुम्ही ती स्वतः काढून टाकू शकता:",
    byPhone: "कार्यालयाच्या वेळेत आम्हाला फोन करा. खात्रीसाठी तुम्ही दिलेल्या क्रमांकावरच आम्ही परत फोन करू. आमचा क्रमांक:",
    withdraw: "संदर्भ क्रमांक व ईमेलने कधीही, किंवा कार्यालयाच्या वेळेत फोनने:",
    more: "अधिक माहिती आणि तक्रार कशी करावी:",
  },
};

export const submissionWords: Record<Locale, typeof en> = { en, mr };

const answerTimeWords: Record<Locale, { next: string; within: (days: string) => string }> = {
  en: { next: " on the next working day", within: (days) => ` within ${days} working days` },
  mr: { next: "पुढच्या कामकाजाच्या दिवशी ", within: (days) => `कामकाजाच्या ${days} दिवसांत ` },
};

/**
 * A part of a sentence with its space: " on the next working day". Empty for an institute that promises no working
 * days.
 */
export function answerTime(days: number | undefined, locale: Locale): string {
  if (days === undefined) return "";
  return days === 1 ? answerTimeWords[locale].next : answerTimeWords[locale].within(formatDigits(days, locale));
}
