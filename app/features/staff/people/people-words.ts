import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  title: "People",
  guide: "Guide: Whom to ask",
  lead: "Everyone with an office account.",
  seeOnly:
    "Only the admin can change accounts. You decide who may download lists of applicants with phone numbers and email addresses.",
  standing: { active: "active", invited: "invited, second step not set up", suspended: "suspended" },
  mayExport: "May download lists of applicants with phone numbers and email addresses.",
  change: "Change",
  you: "you",
  invite: {
    title: "Invite someone",
    name: "Name",
    email: "Email",
    role: "Role",
    locale: "Language of the email",
    submit: "Send the invitation",
    hint: "The link in the email works once, for 72 hours.",
  },
  role: { label: "Role", save: "Change the role" },
  actions: {
    invite: "Send the invitation again",
    reset: "Reset the second step",
    suspend: "Suspend the account",
    restore: "Restore the account",
    signOut: "Sign out everywhere",
    export: "Allow downloads with phone and email",
    noExport: "Stop downloads with phone and email",
  },
  done: "Done.",
  problems: {
    fields: "Please check the fields below.",
    forbidden: "Your role cannot do this.",
    nobody: "This person is not here any more.",
    emailTaken: "Someone with this email already has an account.",
    lastAdmin: "This is the only admin. Please make another person admin first.",
  },
};

export type PeopleWords = typeof en;

const mr: PeopleWords = {
  title: "कर्मचारी",
  guide: "मार्गदर्शक: कोणाला विचारायचे",
  lead: "कार्यालय खाते असलेले सर्व जण.",
  seeOnly: "खात्यांत बदल फक्त ॲडमिन करू शकतात. अर्जदारांची यादी फोन क्रमांक व ईमेलसह कोणी डाउनलोड करायची, हे तुम्ही ठरवता.",
  standing: { active: "खाते सुरू", invited: "निमंत्रण पाठवले; दुसरी पायरी अजून सेट नाही", suspended: "थांबवलेले" },
  mayExport: "अर्जदारांची यादी फोन क्रमांक व ईमेलसह डाउनलोड करता येते.",
  change: "बदल करा",
  you: "तुम्ही",
  invite: {
    title: "निमंत्रण द्या",
    name: "नाव",
    email: "ईमेल",
    role: "भूमिका",
    locale: "ईमेलची भाषा",
    submit: "निमंत्रण पाठवा",
    hint: "ईमेलमधील लिंक एकदाच आणि ७२ तास चालते.",
  },
  role: { label: "भूमिका", save: "भूमिका बदला" },
  actions: {
    invite: "निमंत्रण पुन्हा पाठवा",
    reset: "दुसरी पायरी रीसेट करा",
    suspend: "खाते थांबवा",
    restore: "खाते पुन्हा सुरू करा",
    signOut: "सगळीकडून लॉगआउट करा",
    export: "फोन आणि ईमेलसह यादी डाउनलोड करण्याची परवानगी द्या",
    noExport: "फोन आणि ईमेलसह यादी डाउनलोड करण्याची परवानगी काढा",
  },
  done: "झाले.",
  problems: {
    fields: "कृपया खालील माहिती तपासा.",
    forbidden: "तुमच्या भूमिकेला हे करता येत नाही.",
    nobody: "ही व्यक्ती आता यादीत नाही.",
    emailTaken: "या ईमेलचे खाते आधीच आहे.",
    lastAdmin: "हे एकमेव ॲडमिन आहेत. कृपया आधी दुसऱ्या कोणाला ॲडमिन करा.",
  },
};

/** The words of the people screen. */
export const peopleWords: Record<Locale, PeopleWords> = { en, mr };
