import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  title: "People",
  guide: "Guide: Whom to ask",
  lead: "Everyone with an office account.",
  seeOnly:
    "Only the admin can change accounts. Nobody on the staff can see what applicants send until you have confirmed that person’s account. You also decide who may download lists of applicants with phone numbers and email addresses.",
  ownInvite: {
    office: "You can invite one clerk yourself. A clerk works in the inbox, so sees what applicants send.",
    admin: "There is no admin yet. An admin creates all other accounts, and sees no applicants.",
  },
  standing: {
    active: "active",
    invited: "invited, login not set up yet",
    reset: "login reset; the app has to be connected again",
    suspended: "suspended",
    asked: "not invited yet",
  },
  asked: {
    done: "A principal has been asked by email. Until the role is confirmed, no invitation is sent, and nothing changes.",
    operator:
      "The request is noted, but no principal can confirm it now. Ask the person who looks after the site to run: npm run office -- confirm EMAIL",
    waits: (role: string, by: string) =>
      by
        ? `${by} asks to give this person the role “${role}”. Anyone with this role sees what applicants send. A principal has to confirm it.`
        : `Someone asks to give this person the role “${role}”. Anyone with this role sees what applicants send. A principal has to confirm it.`,
  },
  confirmed: {
    nobody:
      "There is no principal yet, so the roles Office and Principal take effect at once. An email about it goes to the office’s address and to everyone who can log in.",
    principal:
      "A principal confirms the roles Office and Principal first, since anyone with these roles sees what applicants send. Then the invitation is sent.",
    operator:
      "The roles Office and Principal show what applicants send, and no principal can confirm them now. Invite the person, and ask the person who looks after the site to run: npm run office -- confirm EMAIL",
  },
  mayExport: "May download lists of applicants with phone numbers and email addresses.",
  undelivered: (when: string) =>
    `${when}: an email to this address could not be delivered. Please check the address, and tell the person by phone. If the address is wrong, suspend the account and invite the person at the right one.`,
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
    reset: "Reset the authenticator app",
    suspend: "Suspend the account",
    restore: "Restore the account",
    signOut: "Log out everywhere",
    withdraw: "Cancel the request",
    confirm: "Confirm the role",
    refuse: "Refuse the role",
    export: "Allow downloads with phone and email",
    noExport: "Do not allow downloads with phone and email",
  },
  done: {
    invite: (_name: string, email: string) => `The invitation was sent to ${email}.`,
    role: (name: string) => `${name}: the role was changed.`,
    reset: (name: string, email: string) =>
      `${name}: the app was reset. A link for connecting it again was sent to ${email}.`,
    suspend: (name: string) => `${name}: the account is suspended.`,
    restore: (name: string) => `${name}: the account is restored.`,
    signOut: (name: string) => `${name} is logged out everywhere.`,
    withdraw: (name: string) => `${name}: the request is cancelled.`,
    confirm: (name: string) => `${name}: you confirmed the role.`,
    refuse: (name: string) => `${name}: you refused. Nothing was changed.`,
    export: (name: string) => `${name} may now download lists with phone numbers and email addresses.`,
    noExport: (name: string) => `${name} may no longer download lists with phone numbers and email addresses.`,
    handOver: (name: string) => `What ${name} handled has been handed over.`,
  },
  heir: {
    label: (count: string, isOne: boolean) =>
      isOne ? "Who takes over 1 entry of the inbox?" : `Who takes over ${count} entries of the inbox?`,
    nobody: "Nobody yet",
    give: "Hand over",
  },
  problems: {
    fields: "Please check the fields below.",
    forbidden: "Your account does not allow this.",
    nobody: "This person is no longer in the list.",
    emailTaken: "Someone with this email already has an account.",
    lastAdmin: "This is the only admin. Please make another person admin first.",
    waits:
      "The invitation is waiting for a principal. Until then only the role can be changed, or the request cancelled.",
    answered: "This request was answered, changed or cancelled in the meantime. Please look again.",
    heir: "The entries were not handed over. Choose somebody who works in the inbox.",
  },
};

type PeopleWords = typeof en;

const mr: PeopleWords = {
  title: "कर्मचारी",
  guide: "मार्गदर्शिका: कोणाला विचारायचे",
  lead: "कार्यालय खाते असलेले सर्व जण.",
  seeOnly:
    "खात्यांत बदल फक्त ॲडमिन करू शकतात. तुम्ही खाते मंजूर केल्याशिवाय कोणत्याही कर्मचाऱ्याला चौकशी करणाऱ्यांची माहिती दिसत नाही. चौकशी करणाऱ्यांची यादी फोन क्रमांक व ईमेलसह कोणी डाउनलोड करायची, हेही तुम्ही ठरवता.",
  ownInvite: {
    office: "कार्यालयातील एका व्यक्तीला तुम्ही स्वतः निमंत्रण देऊ शकता. त्यांना आवक आणि चौकशी करणाऱ्यांची माहिती दिसते.",
    admin: "अजून कोणी ॲडमिन नाही. बाकीची सर्व खाती ॲडमिन उघडतात; चौकशी करणाऱ्यांची माहिती त्यांना दिसत नाही.",
  },
  standing: {
    active: "खाते सुरू",
    invited: "निमंत्रण पाठवले; लॉगिनची तयारी अजून झालेली नाही",
    reset: "रीसेट केले; ॲप पुन्हा जोडायचे आहे",
    suspended: "थांबवलेले",
    asked: "अजून निमंत्रण पाठवलेले नाही",
  },
  asked: {
    done: "प्राचार्यांना ईमेल पाठवून मंजुरी मागितली आहे. ते मंजुरी देईपर्यंत निमंत्रण जात नाही आणि काहीही बदलत नाही.",
    operator:
      "मागणीची नोंद झाली आहे, पण मंजुरी देणाऱ्या प्राचार्यांचे खाते आत्ता सुरू नाही. संकेतस्थळ सांभाळणाऱ्या व्यक्तीला ही कमांड चालवायला सांगा: npm run office -- confirm EMAIL",
    waits: (role, by) =>
      by
        ? `${by} यांनी या व्यक्तीला “${role}” अधिकार देण्याची मागणी केली आहे. हे अधिकार असलेल्यांना चौकशी करणाऱ्यांनी पाठवलेली माहिती दिसते. प्राचार्यांची मंजुरी अजून मिळालेली नाही.`
        : `या व्यक्तीला “${role}” अधिकार देण्याची मागणी झाली आहे. हे अधिकार असलेल्यांना चौकशी करणाऱ्यांनी पाठवलेली माहिती दिसते. प्राचार्यांची मंजुरी अजून मिळालेली नाही.`,
  },
  confirmed: {
    nobody:
      "अजून प्राचार्यांचे खाते नाही, म्हणून “कार्यालय” आणि “प्राचार्य” हे अधिकार लगेच लागू होतात. तसा ईमेल संस्थेच्या कार्यालयाच्या पत्त्यावर आणि कार्यालयात लॉगिन करू शकणाऱ्या सर्वांना जातो.",
    principal:
      "“कार्यालय” किंवा “प्राचार्य” अधिकार असलेल्यांना चौकशी करणाऱ्यांनी पाठवलेली माहिती दिसते, म्हणून आधी प्राचार्य मंजुरी देतात. मग निमंत्रण पाठवले जाते.",
    operator:
      "“कार्यालय” किंवा “प्राचार्य” अधिकार असलेल्यांना चौकशी करणाऱ्यांनी पाठवलेली माहिती दिसते, आणि मंजुरी देणाऱ्या प्राचार्यांचे खाते आत्ता सुरू नाही. निमंत्रण द्या आणि संकेतस्थळ सांभाळणाऱ्या व्यक्तीला ही कमांड चालवायला सांगा: npm run office -- confirm EMAIL",
  },
  mayExport: "चौकशी करणाऱ्यांची यादी फोन क्रमांक व ईमेलसह डाउनलोड करता येते.",
  undelivered: (when) =>
    `${when}: या पत्त्यावर पाठवलेला ईमेल पोहोचला नाही. कृपया पत्ता तपासा आणि त्यांना फोन करून सांगा. पत्ता चुकला असेल, तर खाते थांबवा आणि बरोबर पत्त्यावर नवे निमंत्रण पाठवा.`,
  change: "बदल करा",
  you: "तुम्ही",
  invite: {
    title: "निमंत्रण द्या",
    name: "नाव",
    email: "ईमेल",
    role: "अधिकार",
    locale: "ईमेलची भाषा",
    submit: "निमंत्रण पाठवा",
    hint: "ईमेलमधील लिंक ७२ तासांत एकदाच वापरता येते.",
  },
  role: { label: "अधिकार", save: "अधिकार बदला" },
  actions: {
    invite: "निमंत्रण पुन्हा पाठवा",
    reset: "ऑथेंटिकेटर ॲप रीसेट करा",
    suspend: "खाते थांबवा",
    restore: "खाते पुन्हा सुरू करा",
    signOut: "सगळीकडून लॉगआउट करा",
    withdraw: "मागणी मागे घ्या",
    confirm: "अधिकारांना मंजुरी द्या",
    refuse: "अधिकार नाकारा",
    export: "फोन आणि ईमेलसह यादी डाउनलोड करण्याची परवानगी द्या",
    noExport: "फोन आणि ईमेलसह यादी डाउनलोड करण्याची परवानगी काढा",
  },
  done: {
    invite: (_name, email) => `निमंत्रण ${email} वर पाठवले.`,
    role: (name) => `${name}: अधिकार बदलले.`,
    reset: (name, email) => `${name}: ॲप रीसेट केले. पुन्हा जोडण्याची लिंक ${email} वर पाठवली.`,
    suspend: (name) => `${name}: खाते थांबवले.`,
    restore: (name) => `${name}: खाते पुन्हा सुरू केले.`,
    signOut: (name) => `${name}: सगळीकडून लॉगआउट केले.`,
    withdraw: (name) => `${name}: मागणी मागे घेतली.`,
    confirm: (name) => `${name}: अधिकारांना मंजुरी दिली.`,
    refuse: (name) => `${name}: मंजुरी दिली नाही. काहीही बदललेले नाही.`,
    export: (name) => `${name}: फोन आणि ईमेलसह यादी डाउनलोड करण्याची परवानगी दिली.`,
    noExport: (name) => `${name}: फोन आणि ईमेलसह यादी डाउनलोड करण्याची परवानगी काढली.`,
    handOver: (name) => `${name} यांच्याकडील नोंदी सोपवल्या.`,
  },
  heir: {
    label: (count, isOne) => (isOne ? "आवकेतील १ नोंद कोणाकडे?" : `आवकेतील ${count} नोंदी कोणाकडे?`),
    nobody: "अजून कोणाकडेही नाही",
    give: "नोंदी सोपवा",
  },
  problems: {
    fields: "कृपया खालील माहिती तपासा.",
    forbidden: "तुमच्या खात्याला ही परवानगी नाही.",
    nobody: "ही व्यक्ती आता यादीत नाही.",
    emailTaken: "या ईमेलचे खाते आधीच आहे.",
    lastAdmin: "हे एकमेव ॲडमिन आहेत. कृपया आधी दुसऱ्या कोणाला ॲडमिन करा.",
    waits: "या निमंत्रणासाठी प्राचार्यांची मंजुरी बाकी आहे. तोपर्यंत फक्त अधिकार बदलता येतात किंवा मागणी मागे घेता येते.",
    heir: "नोंदी सोपवता आल्या नाहीत. आवक पाहणारी व्यक्ती निवडा.",
    answered: "दरम्यान या मागणीवर निर्णय झाला, ती बदलली गेली किंवा मागे घेतली गेली. कृपया पुन्हा पाहा.",
  },
};

export const peopleWords: Record<Locale, PeopleWords> = { en, mr };
