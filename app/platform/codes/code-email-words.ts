import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  subject: (code: string, institute: string) => `${code} is your OTP for ${institute}`,
  opening: {
    enquiry: "Enter this OTP on the website to send your admission enquiry.",
    lookup: "Enter this OTP on the website to see what you sent us.",
    signIn: "Enter this OTP on the website to log in to your faculty account.",
    reset: "Enter this OTP on the website to set a new password for your faculty account.",
    confirm: "Enter this OTP on your dashboard to confirm that it is you.",
  },
  valid: "The OTP works for ten minutes.",
  secret: "Do not share it with anyone. Nobody from the institute will ever ask you for it.",
  link: "Open the page for the OTP",
  closed: "If you have closed the page, you can open it again here.",
  closing: {
    enquiry: "If you did not ask for this OTP, ignore this email. Nothing is sent without it.",
    lookup: "If you did not ask for this OTP, ignore this email. Nobody can see what you sent without it.",
    signIn: "If you did not ask for this OTP, ignore this email. Nobody can log in to your account without it.",
    reset: "If you did not ask for this OTP, ignore this email. Your password does not change without it.",
    confirm:
      "If you did not ask for this OTP, someone else is logged in to your account. Please set a new password at once: choose “Forgotten password?” on the login page.",
  },
};

type CodeWords = typeof en;

const mr: CodeWords = {
  subject: (code, institute) => `${code} हा तुमचा OTP आहे – ${institute}`,
  opening: {
    enquiry: "तुमची प्रवेश चौकशी पाठवण्यासाठी हा OTP संकेतस्थळावर भरा.",
    lookup: "तुम्ही पाठवलेली माहिती पाहण्यासाठी हा OTP संकेतस्थळावर भरा.",
    signIn: "तुमच्या शिक्षक खात्यात लॉगिन करण्यासाठी हा OTP संकेतस्थळावर भरा.",
    reset: "तुमच्या शिक्षक खात्याचा नवा पासवर्ड सेट करण्यासाठी हा OTP संकेतस्थळावर भरा.",
    confirm: "हे तुम्हीच करत आहात, याची खात्री करण्यासाठी हा OTP तुमच्या डॅशबोर्डवर भरा.",
  },
  valid: "हा OTP दहा मिनिटे चालेल.",
  secret: "संस्थेतील कोणीही तुमच्याकडे कधीही OTP मागणार नाही. तो कोणालाही सांगू नका.",
  link: "OTP भरण्याचे पान उघडा",
  closed: "ते पान बंद झाले असेल, तर इथून पुन्हा उघडा.",
  closing: {
    enquiry: "तुम्ही OTP मागितला नसेल, तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय चौकशी पाठवली जात नाही.",
    lookup: "तुम्ही OTP मागितला नसेल, तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय तुमची माहिती कोणालाही दिसत नाही.",
    signIn: "तुम्ही OTP मागितला नसेल, तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय कोणीही तुमच्या खात्यात जाऊ शकत नाही.",
    reset: "तुम्ही OTP मागितला नसेल, तर काहीही करण्याची गरज नाही. OTP भरल्याशिवाय तुमचा पासवर्ड बदलला जात नाही.",
    confirm:
      "तुम्ही OTP मागितला नसेल, तर तुमच्या खात्यात दुसऱ्या कोणीतरी लॉगिन केले आहे. लगेच नवा पासवर्ड सेट करा: लॉगिनच्या पानावर “पासवर्ड विसरलात?” निवडा.",
  },
};

export const codeWords: Record<Locale, CodeWords> = { en, mr };
