import type { Locale } from "#app/platform/i18n/locale.ts";
import { ownProfileWords } from "./profile-words.ts";

const en = {
  title: "Faculty Dashboard",
  description: "For faculty members who are logged in: their profile, files and account.",
  welcome: (name: string) => `Welcome, ${name}`,
  signedInAs: "Logged in as",
  wait: (wait: string) =>
    `You have opened or sent this page too many times in a minute. Please wait ${wait}, then open it again.`,
  openAgain: "Open the dashboard again",
  unproven: {
    title: "Please confirm your email address",
    how: "When you registered, we emailed you a link. Open it on this device. If the email has not come, log out, choose “Forgotten password?” on the login page, and set a new password with the OTP. That confirms the address too.",
    until: (works: string) =>
      `Until then you can upload three photos a day, but no resume, and each list can have at most ${works} entries.`,
    end: (day: string) => `If the address is not confirmed, the account will be deleted on ${day}.`,
  },
  signOut: "Log out",
  signingOut: "Logging out...",
  password: "Password",
  unset: "Not set",
  current: "Current password",
  changePassword: "Change the password",
  changing: "Changing...",
  passwordChanged: "Your password has been changed. Every other device is logged out.",
  noPassword: "You have no password yet. To set one, press “Send OTP” and enter the OTP that comes by email.",
  confirm: "Please confirm that it is you: with your password, or with an OTP by email.",
  confirmByCode: "Please confirm that it is you: press “Send OTP” and enter the OTP that comes by email.",
  codeInstead: "Forgotten password? Use an OTP instead:",
  codeSent: "An OTP has been sent to your email.",
  devices: "Where you are logged in",
  thisDevice: "this device",
  unknownDevice: "Unknown browser",
  on: (browser: string, system: string) => `${browser} on ${system}`,
  lastSeen: (moment: string) => `Last used ${moment}`,
  signOutDevice: "Log out there",
  signOutAll: "Log out everywhere",
  signOutAllText: "You will be logged out on all your devices, this one too.",
  signOutAllNow: "Log out on all devices",
  signedOutDevice: "That device is logged out.",
  data: "My data",
  download: "Download my data",
  downloadNote: "One file with everything we keep about you: profile, draft, files, and what happened to your account.",
  otherEmail:
    "The email address of an account cannot be changed. To use another one, register again with it, and delete this account.",
  leaving: "When you stop teaching here, please tell the office. Your profile is then removed from the website.",
  erase: "Delete my account",
  eraseText:
    "Your account, your profile and your files are deleted immediately, on the website too, and cannot be recovered.",
  eraseAll: "Delete it now",
  erasing: "Deleting...",
  signedOut: "You are logged out.",
  erased: "Your account and everything in it have been deleted. We have emailed you a confirmation.",
  erasingLater:
    "Your account is closed, nobody can log in to it, and its profile is no longer public. Not everything in it could be deleted at once. The rest is deleted automatically, as soon as that is possible, and then we email you a confirmation.",
  logInAgain: "Log in",
  afterApproval: "The website changes once the principal has approved it.",
  stillHere: "What you typed is still here.",
  problems: {
    fields: "Please check these fields:",
    signedOut:
      "You are no longer logged in, so this is not saved yet. Open a new tab and log in there, come back here and press the button again.",
    fileMissing: "Please choose a file first.",
    fileKind: "This type of file is not accepted here. Please choose another file.",
    fileLarge: "The file is larger than 5 MB. Please make it smaller, or take the picture with a lower resolution.",
    filePixels: "The resolution of the picture is too high. Please choose one with a lower resolution.",
    fileBroken: "The file cannot be read. Please open it, save it again, and choose it again.",
    filePages: "The PDF has more than 20 pages. Please shorten it.",
    fileLocked: "The PDF is protected by a password. Please save it without one.",
    workGone: "This entry is no longer in the list. Reload the page to see the list as it is now.",
    listFull: {
      unproven: (most: string) =>
        `The list can have at most ${most} entries until your email address is confirmed. Please confirm it, or remove an entry first.`,
      waiting: (most: string) =>
        `The list can have at most ${most} entries until the principal has approved your profile. Add the others after that, or remove an entry first.`,
      approved: (most: string) => `The list is full: it can have at most ${most} entries. Please remove one first.`,
    },
    changed:
      "Your profile was being changed from another device at the same moment, so this is not saved. Please send it again.",
    passwordRefused:
      "This password is not accepted: it may be too easy to guess. It has not been changed. Please choose another.",
    profileLong: "There is too much text in your profile. Please shorten it, or remove some entries first.",
    fileUnproven:
      "A resume can be uploaded once your email address is confirmed. How to do that is at the top of this page.",
    filesFull: "There is no room for more files on the website just now. Please tell the office, and try again later.",
    failed:
      "Something went wrong on our side, and we do not know whether it was saved. Please open this page again and check before you send it again.",
    unsure:
      "Saving took too long, so we do not know whether this was saved. Please open this page again and check before you send it again.",
    notKept: "We could not save this. Please try again in a minute.",
    unsent: "The OTP could not be sent. Please try again in a minute.",
    tooSoon: (wait: string) => `We have just sent an OTP. You can ask for another in ${wait}.`,
    tooMany: (wait: string) => `Too many tries in a short time. Please wait ${wait} and try again.`,
  },
  ...ownProfileWords.en,
};

const mr: typeof en = {
  title: "प्राध्यापक डॅशबोर्ड",
  description: "लॉगिन केलेल्या प्राध्यापकांसाठी: त्यांचे प्रोफाइल, फाइल आणि खाते.",
  welcome: (name) => `नमस्कार, ${name}`,
  signedInAs: "लॉगिन केलेला ईमेल:",
  wait: (wait) => `तुम्ही एका मिनिटात हे पान खूप वेळा उघडले किंवा पाठवले. कृपया ${wait} थांबा आणि मग ते पुन्हा उघडा.`,
  openAgain: "डॅशबोर्ड पुन्हा उघडा",
  unproven: {
    title: "कृपया तुमच्या ईमेल पत्त्याची पुष्टी करा",
    how: "तुम्ही नोंदणी केली तेव्हा आम्ही तुम्हाला ईमेलने एक लिंक पाठवली. ती याच फोनवर किंवा संगणकावर उघडा. ईमेल आला नसेल, तर लॉगआउट करा आणि लॉगिनच्या पानावर “पासवर्ड विसरलात?” निवडा. OTP भरून नवा पासवर्ड सेट केला की पत्त्याचीही पुष्टी होते.",
    until: (works) =>
      `तोपर्यंत दिवसाला तीन फोटो अपलोड करता येतात. बायोडेटा अपलोड करता येत नाही. प्रत्येक यादीत जास्तीत जास्त ${works} नोंदी ठेवता येतात.`,
    end: (day) => `पत्त्याची पुष्टी झाली नाही तर हे खाते ${day} रोजी काढून टाकले जाईल.`,
  },
  signOut: "लॉगआउट करा",
  signingOut: "लॉगआउट होत आहे...",
  password: "पासवर्ड",
  unset: "सेट केलेला नाही",
  current: "सध्याचा पासवर्ड",
  changePassword: "पासवर्ड बदला",
  changing: "बदलत आहोत...",
  passwordChanged: "पासवर्ड बदलला. बाकी सगळीकडून लॉगआउट झाले आहे.",
  noPassword: "तुम्ही अजून पासवर्ड सेट केलेला नाही. तो सेट करण्यासाठी “OTP पाठवा” दाबा आणि ईमेलवर आलेला OTP भरा.",
  confirm: "हे तुम्हीच करत आहात, याची खात्री करायची आहे. पासवर्ड भरा किंवा ईमेलवर येणारा OTP वापरा.",
  confirmByCode: "हे तुम्हीच करत आहात, याची खात्री करायची आहे. “OTP पाठवा” दाबा आणि ईमेलवर आलेला OTP भरा.",
  codeInstead: "पासवर्ड आठवत नाही? त्याऐवजी OTP वापरा:",
  codeSent: "तुमच्या ईमेलवर OTP पाठवला आहे.",
  devices: "कुठे कुठे लॉगिन आहे",
  thisDevice: "हाच फोन किंवा संगणक",
  unknownDevice: "ब्राउझर ओळखता आला नाही",
  on: (browser, system) => `${browser}, ${system}`,
  lastSeen: (moment) => `शेवटचा वापर: ${moment}`,
  signOutDevice: "तिथून लॉगआउट करा",
  signOutAll: "सगळीकडून लॉगआउट करा",
  signOutAllText: "इथून आणि इतर सगळीकडून तुमचे लॉगआउट होईल.",
  signOutAllNow: "आत्ता सगळीकडून लॉगआउट करा",
  signedOutDevice: "तिथून लॉगआउट झाले.",
  data: "माझी माहिती",
  download: "माझी माहिती डाउनलोड करा",
  downloadNote: "तुमच्याबद्दल ठेवलेली सर्व माहिती एका फाइलमध्ये: प्रोफाइल, मसुदा, फाइल आणि खात्यावरील घडामोडी.",
  otherEmail:
    "खात्याचा ईमेल पत्ता बदलता येत नाही. दुसरा पत्ता वापरायचा असेल, तर त्या पत्त्याने पुन्हा नोंदणी करा आणि हे खाते काढून टाका.",
  leaving: "इथले काम सोडल्यावर कृपया कार्यालयाला कळवा. मग तुमचे प्रोफाइल संकेतस्थळावरून काढले जाईल.",
  erase: "माझे खाते काढून टाका",
  eraseText: "तुमचे खाते, प्रोफाइल आणि फाइल हे सर्व लगेच काढून टाकले जाईल, संकेतस्थळावरूनही. ते परत मिळवता येणार नाही.",
  eraseAll: "आत्ताच काढून टाका",
  erasing: "काढून टाकत आहोत...",
  signedOut: "तुमचे लॉगआउट झाले आहे.",
  erased: "तुमचे खाते आणि त्यातील सर्व काही काढून टाकले आहे. तसा ईमेल तुम्हाला येईल.",
  erasingLater:
    "तुमचे खाते बंद केले आहे. आता त्यात कोणीही लॉगिन करू शकत नाही आणि प्रोफाइल कोणालाही दिसत नाही. पण खात्यातील सर्व माहिती एकाच वेळी काढून टाकता आली नाही. उरलेली माहिती शक्य होताच आपोआप काढून टाकली जाईल आणि मग तुम्हाला ईमेल येईल.",
  logInAgain: "लॉगिन करा",
  afterApproval: "प्राचार्यांनी मंजुरी दिल्यावर हा बदल संकेतस्थळावर दिसेल.",
  stillHere: "तुम्ही लिहिलेले इथेच आहे.",
  problems: {
    fields: "ही माहिती पुन्हा पाहा:",
    signedOut: "तुमचे लॉगिन संपले आहे, म्हणून हे अजून जतन झालेले नाही. नव्या टॅबमध्ये लॉगिन करा, इथे परत या आणि बटण पुन्हा दाबा.",
    fileMissing: "कृपया आधी फाइल निवडा.",
    fileKind: "या प्रकारची फाइल इथे चालत नाही. कृपया दुसरी निवडा.",
    fileLarge: "फाइल ५ MB पेक्षा मोठी आहे. कृपया ती लहान करा किंवा कमी रिझोल्यूशनने फोटो काढा.",
    filePixels: "फोटोचे रिझोल्यूशन खूप जास्त आहे. कृपया कमी रिझोल्यूशनचा फोटो निवडा.",
    fileBroken: "ही फाइल वाचता येत नाही. कृपया ती उघडा, पुन्हा जतन करा आणि परत प्रयत्न करा.",
    filePages: "PDF मध्ये २० पेक्षा जास्त पाने आहेत. कृपया पाने कमी करा.",
    fileLocked: "या PDF ला पासवर्ड आहे. कृपया ती पासवर्डशिवाय जतन करा.",
    workGone: "ही नोंद आता यादीत नाही. सध्याची यादी पाहण्यासाठी पान पुन्हा उघडा.",
    listFull: {
      unproven: (most) =>
        `ईमेल पत्त्याची पुष्टी होईपर्यंत या यादीत जास्तीत जास्त ${most} नोंदी ठेवता येतात. कृपया पत्त्याची पुष्टी करा किंवा आधी एखादी नोंद काढून टाका.`,
      waiting: (most) =>
        `प्राचार्य तुमचे प्रोफाइल मंजूर करेपर्यंत या यादीत जास्तीत जास्त ${most} नोंदी ठेवता येतात. बाकीच्या नोंदी मंजुरीनंतर जोडा किंवा आधी एखादी नोंद काढून टाका.`,
      approved: (most) => `यादी भरली आहे. तिच्यात जास्तीत जास्त ${most} नोंदी ठेवता येतात. कृपया आधी एखादी नोंद काढून टाका.`,
    },
    changed: "त्याच वेळी दुसऱ्या फोनवरून किंवा संगणकावरून तुमचे प्रोफाइल बदलले जात होते, त्यामुळे हे जतन झाले नाही. कृपया पुन्हा पाठवा.",
    passwordRefused: "हा पासवर्ड चालत नाही; तो सहज ओळखता येण्यासारखा असू शकतो. पासवर्ड बदललेला नाही. कृपया दुसरा निवडा.",
    profileLong: "तुमच्या प्रोफाइलमधील मजकूर खूप मोठा झाला आहे. कृपया तो कमी करा किंवा आधी काही नोंदी काढून टाका.",
    fileUnproven: "ईमेल पत्त्याची पुष्टी झाल्यावर बायोडेटा अपलोड करता येईल. पुष्टी कशी करायची, ते या पानाच्या सुरुवातीला दिले आहे.",
    filesFull: "संकेतस्थळावर आता आणखी फाइल ठेवायला जागा नाही. कृपया कार्यालयाला कळवा आणि नंतर पुन्हा प्रयत्न करा.",
    failed:
      "आमच्याकडून काहीतरी चूक झाली. हे जतन झाले की नाही, हे सांगता येत नाही. कृपया हे पान पुन्हा उघडून पाहा आणि मगच पुन्हा पाठवा.",
    unsure:
      "जतन व्हायला फार वेळ लागला, त्यामुळे हे जतन झाले की नाही, हे सांगता येत नाही. कृपया हे पान पुन्हा उघडून पाहा आणि मगच पुन्हा पाठवा.",
    notKept: "हे जतन झाले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.",
    unsent: "OTP पाठवता आला नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.",
    tooSoon: (wait) => `थोड्या वेळापूर्वीच OTP पाठवला आहे. आणखी ${wait} थांबा, मग नवा OTP मागता येईल.`,
    tooMany: (wait) => `कमी वेळात खूप वेळा प्रयत्न झाले. ${wait} थांबा आणि पुन्हा प्रयत्न करा.`,
  },
  ...ownProfileWords.mr,
};

/** Texts of the dashboard, in each language. */
export const dashboardWords: Record<Locale, typeof en> = { en, mr };
