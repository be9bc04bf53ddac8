import { formatDigits } from "./format.ts";
import type { MailWords } from "./mail-en.ts";

/** The part of the day, as times are told: सकाळी ९:३०. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात्री";
  if (hour < 6) return "पहाटे";
  if (hour < 12) return "सकाळी";
  return hour < 16 ? "दुपारी" : "संध्याकाळी";
}

/** What the mails to visitors say in Marathi; codes, references and phone numbers keep Latin digits. */
export const mailMr: MailWords = {
  moment: (day, hour, minute) =>
    `${day}, ${partOfDay(hour)}\u00a0${formatDigits(`${hour % 12 || 12}:${minute}`, "mr")}`,
  facts: {
    reference: "संदर्भ क्रमांक",
    received: "मिळाल्याची वेळ",
    name: "नाव",
    hscPercentage: "बारावीची टक्केवारी (HSC)",
    email: "ईमेल",
    phone: "फोन",
    text: "अभिप्राय",
    guardianName: "पालकांचे नाव",
    guardianPhone: "पालकांचा फोन",
  },
  code: {
    subject: (code, institute) => `${code} हा तुमचा OTP आहे – ${institute}`,
    opening: {
      enquiry: "तुमची प्रवेश चौकशी पाठवण्यासाठी हा OTP संकेतस्थळावर भरा.",
      lookup: "तुम्ही पाठवलेली माहिती पाहण्यासाठी हा OTP संकेतस्थळावर भरा.",
    },
    valid: "हा OTP दहा मिनिटे चालेल.",
    secret: "संस्थेतील कोणीही तुमच्याकडे OTP कधीही मागणार नाही. तो कोणालाही सांगू नका.",
    link: "OTP भरण्याचे पान उघडा",
    closed: "ते पान बंद झाले असेल तर इथून पुन्हा उघडा.",
    closing: {
      enquiry: "तुम्ही OTP मागितला नसेल तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय चौकशी पाठवली जात नाही.",
      lookup: "तुम्ही OTP मागितला नसेल तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय तुमची माहिती कोणालाही दिसत नाही.",
    },
  },
  greeting: (name) => (name === null ? "नमस्कार," : `नमस्कार ${name},`),
  confirmation: {
    subject: {
      enquiry: (reference) => `तुमची प्रवेश चौकशी मिळाली: ${reference}`,
      application: (reference) => `तुमचा अर्ज मिळाला: ${reference}`,
      feedback: (reference) => `तुमचा अभिप्राय मिळाला: ${reference}`,
    },
    thanks: {
      enquiry: "धन्यवाद. तुमची प्रवेश चौकशी आम्हाला मिळाली.",
      application: "धन्यवाद. डी.फार्म प्रवेशाचा तुमचा अर्ज आम्हाला मिळाला.",
      feedback: "धन्यवाद. तुमचा अभिप्राय आम्हाला मिळाला.",
    },
    next: {
      enquiry: "कामकाजाच्या पुढच्या दिवशी कार्यालयातून तुम्हाला फोन किंवा ईमेल येईल.",
      application: "कामकाजाच्या पुढच्या दिवशी कार्यालयातून तुम्हाला फोन किंवा ईमेल येईल.",
      feedback: "कामकाजाच्या पुढच्या दिवशी कार्यालयातून तुम्हाला उत्तर येईल.",
    },
    guardian: (name) =>
      `तुमचे वय १८ वर्षांपेक्षा कमी आहे. म्हणून कार्यालय आधी तुमच्या पालकांना${
        name === null ? "" : ` (${name})`
      } फोन करेल आणि त्यांच्या संमतीची खात्री करेल.`,
    kept: "तुम्ही पाठवलेली माहिती:",
    lookup: "ही माहिती तुम्ही केव्हाही पाहू, दुरुस्त करू किंवा काढून टाकू शकता. त्यासाठी संदर्भ क्रमांक आणि तुम्ही दिलेला ईमेल पत्ता लागेल.",
    link: "माहिती पाहा किंवा बदला",
    closing:
      "हे तुम्ही पाठवले नसेल, तर कोणीतरी चुकून तुमचा ईमेल पत्ता दिला आहे. तुम्हाला काही करण्याची गरज नाही. ही माहिती काढून टाकायची असल्यास वरील पान उघडा किंवा कार्यालयात फोन करा.",
  },
  erasure: {
    subject: (reference) => `माहिती काढून टाकली: ${reference}`,
    opening: {
      enquiry: "तुमची प्रवेश चौकशी आणि तिच्यासोबतची सर्व माहिती आम्ही काढून टाकली आहे.",
      application: "तुमचा अर्ज आणि त्यासोबतची सर्व माहिती आम्ही काढून टाकली आहे.",
      feedback: "तुमचा अभिप्राय आणि त्यासोबतची सर्व माहिती आम्ही काढून टाकली आहे.",
    },
    office: "त्याविषयीचे ईमेल काढून टाकण्यास कार्यालयालाही कळवले आहे. याविषयी आमचा हा शेवटचा ईमेल आहे.",
    closing: "तुम्ही असे सांगितले नसेल तर कृपया कार्यालयात फोन करा.",
  },
};
