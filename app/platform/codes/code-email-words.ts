import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  subject: (code: string, institute: string) => `${code} is your code for ${institute}`,
  opening: {
    enquiry: "Enter this code on the page to send your admission enquiry.",
    lookup: "Enter this code on the page to see what you sent us.",
    signIn: "Enter this code on the page to log in to your faculty account.",
    reset: "Enter this code on the page to set a new password for your faculty account.",
    confirm: "Enter this code on your dashboard to confirm that it is you.",
  },
  valid: "It is valid for ten minutes.",
  secret: "Nobody from the institute will ever ask you for it. Please tell it to no one.",
  link: "Open the page for the code",
  closed: "If you have closed the page, you can open it again.",
  closing: {
    enquiry: "If you did not ask for a code, you need not do anything. Without the code nothing is sent.",
    lookup: "If you did not ask for a code, you need not do anything. Without the code nobody sees what you sent.",
    signIn: "If you did not ask for a code, you need not do anything. Without the code nobody gets into your account.",
    reset: "If you did not ask for a code, you need not do anything. Without the code your password stays as it is.",
    confirm:
      "If you did not ask for a code, somebody else is logged in to your account. Please set a new password at once: choose “Forgotten password?” on the login page.",
  },
};

type CodeWords = typeof en;

const mr: CodeWords = {
  subject: (code, institute) => `${code} हा तुमचा OTP आहे – ${institute}`,
  opening: {
    enquiry: "तुमची प्रवेश चौकशी पाठवण्यासाठी हा OTP संकेतस्थळावर भरा.",
    lookup: "तुम्ही पाठवलेली माहिती पाहण्यासाठी हा OTP संकेतस्थळावर भरा.",
    signIn: "तुमच्या प्राध्यापक खात्यात लॉगिन करण्यासाठी हा OTP संकेतस्थळावर भरा.",
    reset: "तुमच्या प्राध्यापक खात्याचा नवा पासवर्ड सेट करण्यासाठी हा OTP संकेतस्थळावर भरा.",
    confirm: "हे तुम्हीच करत आहात, याची खात्री करण्यासाठी हा OTP तुमच्या डॅशबोर्डवर भरा.",
  },
  valid: "हा OTP दहा मिनिटे चालेल.",
  secret: "संस्थेतील कोणीही तुमच्याकडे कधीही OTP मागणार नाही. तो कोणालाही सांगू नका.",
  link: "OTP भरण्याचे पान उघडा",
  closed: "ते पान बंद झाले असेल तर इथून पुन्हा उघडा.",
  closing: {
    enquiry: "तुम्ही OTP मागितला नसेल तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय चौकशी पाठवली जात नाही.",
    lookup: "तुम्ही OTP मागितला नसेल तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय तुमची माहिती कोणालाही दिसत नाही.",
    signIn: "तुम्ही OTP मागितला नसेल तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय कोणीही तुमच्या खात्यात जाऊ शकत नाही.",
    reset: "तुम्ही OTP मागितला नसेल तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय तुमचा पासवर्ड बदलला जात नाही.",
    confirm:
      "तुम्ही OTP मागितला नसेल तर तुमच्या खात्यात दुसऱ्या कोणीतरी लॉगिन केले आहे. लगेच नवा पासवर्ड सेट करा: लॉगिनच्या पानावर “पासवर्ड विसरलात?” निवडा.",
  },
};

/** What a mail with a code says, by what the code is for. */
export const codeWords: Record<Locale, CodeWords> = { en, mr };
