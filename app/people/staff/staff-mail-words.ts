import type { StaffRole } from "#app/lib/actor.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { Author } from "./roles.ts";

export type StaffMailKind =
  | ("invited" | "reset" | "lost" | "noAccount" | "passwordChanged" | "recoveryUsed" | "codesTried")
  | RoleMailKind;
export type RoleMailKind = "roleAsked" | "roleGiven";

export interface RoleChange {
  name: string;
  email: string;
  role: StaffRole;
  by: Author;
}

export type FormattedRole = Record<"name" | "email" | "role" | "by", string>;

interface StaffMailWords {
  subject: string | ((about: FormattedRole) => string);
  opening: string | ((about: FormattedRole) => string);
  next: string;
  label?: string;
  closing: string;
}

const en: Record<StaffMailKind, StaffMailWords> = {
  invited: {
    subject: "Your office account",
    opening: "You are invited to the office area of the website.",
    next: "Open the link, choose a password, and then set up your fingerprint or an authenticator app on your phone (for example Google Authenticator). The link works once, for 72 hours.",
    label: "Set up my account",
    closing:
      "If you did not expect this email, please tell the institute’s office. If nobody opens the link, nothing happens.",
  },
  reset: {
    subject: "Connect your authenticator app to your office account again",
    opening:
      "The admin has reset the login of your office account: the authenticator app you connected, your recovery codes and passkeys no longer work.",
    next: "Open the link, enter your password, and connect an authenticator app again. The link works once, for 72 hours.",
    label: "Connect the authenticator app",
    closing: "If you did not ask for this, please call the admin or the institute’s office at once.",
  },
  lost: {
    subject: "A new password for your office account",
    opening: "Someone asked for a new password for your office account.",
    next: "Open the link and choose a password. You still need your authenticator app, a passkey or a recovery code. The link works for one hour.",
    label: "Choose a new password",
    closing: "If it was not you, you do not need to do anything. Your password stays as it is.",
  },
  noAccount: {
    subject: "No office account",
    opening:
      "Someone asked for a new password for an office account with this email address. There is no such account.",
    next: "Office accounts are by invitation only. If you work in the office, perhaps you were invited with another address.",
    closing: "If it was not you, you do not need to do anything.",
  },
  passwordChanged: {
    subject: "Your office password was changed",
    opening: "The password of your office account was changed just now. Every other device was logged out.",
    next: "If it was you, you do not need to do anything.",
    label: "Office login",
    closing: "If it was not you, please call the admin or the institute’s office at once.",
  },
  recoveryUsed: {
    subject: "A recovery code was used",
    opening: "Someone logged in to your office account with one of your recovery codes. Each code works once.",
    next: "If it was you and your phone is lost, ask the admin to reset your authenticator app.",
    label: "Office login",
    closing: "If it was not you, please call the admin or the institute’s office at once.",
  },
  codesTried: {
    subject: "Someone is trying codes for your office account",
    opening:
      "Someone knows the password of your office account and has entered ten wrong codes in place of those from your app. They could not log in.",
    next: "If it was not you, choose a new password now. The old one then stops working, and the wrong codes no longer count. You can still log in with a recovery code, a passkey, or from a browser in which you logged in before.",
    label: "Choose a new password",
    closing: "If it was you, and the app’s codes are refused, check that the time on your phone is set automatically.",
  },
  roleAsked: {
    subject: ({ name, role }) => `May ${name} have a “${role}” account?`,
    opening: ({ by, name, email, role }) => `${by} asks for a “${role}” account for ${name} (${email}).`,
    next: "Anyone with this role sees what applicants send. Nothing changes until a principal confirms it. Open the page, and confirm or refuse.",
    label: "People of the office",
    closing: "If you do not know about this, do not confirm it, and speak to the admin.",
  },
  roleGiven: {
    subject: "Someone was given a role in the office",
    opening: ({ by, name, email, role }) =>
      `${name} (${email}) was given the role “${role}” in the office area by ${by}.`,
    next: "Anyone with this role sees what applicants send. No second person has confirmed it: a principal gave it alone, there was no principal yet, or it was done at the server’s command line.",
    label: "Office login",
    closing: "If this is not right, please speak at once to the admin and to the person who looks after the site.",
  },
};

const mr: Record<StaffMailKind, StaffMailWords> = {
  invited: {
    subject: "तुमचे कार्यालय खाते",
    opening: "संकेतस्थळाच्या कार्यालय विभागासाठी तुम्हाला निमंत्रण दिले आहे.",
    next: "लिंक उघडा आणि पासवर्ड निवडा. मग बोटाचा ठसा वापरा किंवा तुमच्या फोनवर ऑथेंटिकेटर ॲप (उदा. Google Authenticator) जोडा. लिंक ७२ तासांत एकदाच वापरता येते.",
    label: "माझे खाते तयार करा",
    closing: "हा ईमेल अपेक्षित नसेल, तर कृपया संस्थेच्या कार्यालयाला कळवा. लिंक कोणी उघडली नाही तर काहीही होत नाही.",
  },
  reset: {
    subject: "कार्यालय खात्याला ऑथेंटिकेटर ॲप पुन्हा जोडा",
    opening:
      "ॲडमिननी तुमच्या कार्यालय खात्याचे लॉगिन रीसेट केले आहे. आधी जोडलेले ऑथेंटिकेटर ॲप, रिकव्हरी कोड आणि पासकी आता चालणार नाहीत.",
    next: "लिंक उघडा, तुमचा पासवर्ड भरा आणि ऑथेंटिकेटर ॲप पुन्हा जोडा. लिंक ७२ तासांत एकदाच वापरता येते.",
    label: "ऑथेंटिकेटर ॲप जोडा",
    closing: "तुम्ही हे मागितले नसेल, तर कृपया लगेच ॲडमिनना किंवा संस्थेच्या कार्यालयाला फोन करा.",
  },
  lost: {
    subject: "कार्यालय खात्यासाठी नवा पासवर्ड",
    opening: "तुमच्या कार्यालय खात्यासाठी नवा पासवर्ड मागितला आहे.",
    next: "लिंक उघडा आणि नवा पासवर्ड निवडा. त्यानंतरही ऑथेंटिकेटर ॲप, पासकी किंवा रिकव्हरी कोड लागेल. लिंक एक तास चालते.",
    label: "नवा पासवर्ड निवडा",
    closing: "तुम्ही हे मागितले नसेल, तर काही करायची गरज नाही. तुमचा पासवर्ड तसाच राहील.",
  },
  noAccount: {
    subject: "कार्यालय खाते नाही",
    opening: "या ईमेल पत्त्याच्या कार्यालय खात्यासाठी नवा पासवर्ड मागितला आहे. या पत्त्याचे खाते नाही.",
    next: "कार्यालय खाते फक्त निमंत्रणाने मिळते. तुम्ही कार्यालयात काम करत असाल, तर कदाचित दुसऱ्या पत्त्यावर निमंत्रण आले असेल.",
    closing: "तुम्ही हे मागितले नसेल, तर काही करायची गरज नाही.",
  },
  passwordChanged: {
    subject: "कार्यालय खात्याचा पासवर्ड बदलला",
    opening: "तुमच्या कार्यालय खात्याचा पासवर्ड आत्ताच बदलला आहे. इतर सगळीकडून लॉगआउट केले आहे.",
    next: "हा बदल तुम्हीच केला असेल, तर काही करायची गरज नाही.",
    label: "कार्यालय लॉगिन",
    closing: "हा बदल तुम्ही केला नसेल, तर कृपया लगेच ॲडमिनना किंवा संस्थेच्या कार्यालयाला फोन करा.",
  },
  recoveryUsed: {
    subject: "रिकव्हरी कोड वापरला",
    opening: "तुमच्या एका रिकव्हरी कोडने कार्यालय खात्यात लॉगिन झाले आहे. प्रत्येक कोड एकदाच चालतो.",
    next: "तुम्हीच लॉगिन केले असेल आणि फोन हरवला असेल, तर ॲडमिनना ऑथेंटिकेटर ॲप रीसेट करायला सांगा.",
    label: "कार्यालय लॉगिन",
    closing: "तुम्ही लॉगिन केले नसेल, तर कृपया लगेच ॲडमिनना किंवा संस्थेच्या कार्यालयाला फोन करा.",
  },
  codesTried: {
    subject: "तुमच्या कार्यालय खात्यासाठी कोणीतरी कोड भरून पाहत आहे",
    opening:
      "तुमच्या कार्यालय खात्याचा पासवर्ड कोणालातरी माहीत आहे. त्यांनी तुमच्या ॲपमधील कोडऐवजी दहा चुकीचे कोड भरले. त्यांना लॉगिन करता आलेले नाही.",
    next: "हे तुम्ही केले नसेल, तर आत्ताच नवा पासवर्ड निवडा; मग जुना पासवर्ड चालणार नाही आणि आधीचे चुकीचे कोड मोजले जाणार नाहीत. रिकव्हरी कोड, पासकी किंवा आधी लॉगिन केलेला ब्राउझर वापरून तुम्ही अजूनही लॉगिन करू शकता.",
    label: "नवा पासवर्ड निवडा",
    closing: "हे तुम्हीच केले असेल आणि ॲपमधले कोड चालत नसतील, तर फोनची वेळ आपोआप सेट होते आहे ना ते पाहा.",
  },
  roleAsked: {
    subject: ({ name, role }) => `${name} यांना “${role}” खाते द्यायचे का?`,
    opening: ({ by, name, email, role }) => `${by} यांनी ${name} (${email}) यांच्यासाठी “${role}” खाते मागितले आहे.`,
    next: "हे अधिकार असलेल्यांना चौकशी करणाऱ्यांनी पाठवलेली माहिती दिसते. प्राचार्यांनी मंजुरी देईपर्यंत काहीही बदलत नाही. पान उघडा आणि मंजुरी द्या किंवा नाकारा.",
    label: "“कर्मचारी” पान उघडा",
    closing: "याबद्दल तुम्हाला माहिती नसेल, तर मंजुरी देऊ नका आणि ॲडमिनशी बोला.",
  },
  roleGiven: {
    subject: "कार्यालयातील अधिकार दिले",
    opening: ({ by, name, email, role }) =>
      `${name} (${email}) यांना कार्यालय विभागात “${role}” अधिकार दिले आहेत. कोणी दिले: ${by}.`,
    next: "हे अधिकार असलेल्यांना चौकशी करणाऱ्यांनी पाठवलेली माहिती दिसते. यासाठी दुसऱ्या कोणाची मंजुरी घेतलेली नाही: हे अधिकार प्राचार्यांनी स्वतः दिले, किंवा सर्व्हरवर कमांड चालवून दिले, किंवा तेव्हा प्राचार्यांचे खाते नव्हते.",
    label: "कार्यालय लॉगिन",
    closing: "हे बरोबर नसेल, तर कृपया लगेच ॲडमिनशी आणि संकेतस्थळ सांभाळणाऱ्या व्यक्तीशी बोला.",
  },
};

export const staffMailWords: Record<Locale, Record<StaffMailKind, StaffMailWords>> = { en: en, mr: mr };
