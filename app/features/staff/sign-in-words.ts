import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  signIn: {
    title: "Office login",
    lead: "For the institute's staff.",
    kept: (name: string) =>
      `What ${name} just sent is kept. When ${name} logs in here, it is saved. Before anything that cannot be undone, we ask once more. If somebody else logs in, it is not saved. Files have to be chosen again.`,
    email: "Email",
    password: "Password",
    passwordHint: "At least 10 characters. Three or four words that have nothing to do with each other are best.",
    newPassword: "New password",
    name: "Your name",
    continue: "Continue",
    lost: "Forgotten password?",
    back: "Back to the login",
  },
  code: {
    title: "Code from the app",
    lead: "Open the authenticator app on your phone and enter its code.",
    code: "6-digit code from the app",
    submit: "Log in",
    lostPhone: "Phone not at hand?",
    lostLead:
      "Use one of your recovery codes. Each works once. If you have none, ask the admin to reset your authenticator app.",
    recovery: "Recovery code",
    useRecovery: "Log in with a recovery code",
    passkey: "Use a passkey",
  },
  lost: {
    title: "Forgotten password?",
    lead: "We email you a link for a new password. You still need a code from your app, or your passkey.",
    submit: "Email me a link",
    sent: "If this address has an office account, a link is on its way. It works for one hour.",
  },
  newPassword: { title: "Choose a new password", lead: (name: string) => `For ${name}.`, submit: "Set the password" },
  enrol: {
    title: "Set up your office account",
    again: "Connect the authenticator app again",
    lead: (email: string, role: string) => `For ${email}, role “${role}”.`,
    steps: "Next, you connect an authenticator app on your phone. Have your phone at hand.",
    current: "Your password",
  },
  setUp: {
    title: "Connect an authenticator app",
    lead: "From now on, logging in takes your password and a code from this app.",
    install:
      "Install an authenticator app on your phone, for example Google Authenticator, Aegis or Microsoft Authenticator.",
    scan: "In the app, add an account and scan this QR code.",
    picture: "QR code for the authenticator app",
    onPhone: "Are you on that phone now?",
    open: "Open in the app",
    type: "Or type this key into the app:",
    enter: "Enter the 6-digit code that the app shows now.",
    code: "6-digit code from the app",
    submit: "Finish",
    onOther: "The app is on another phone",
  },
  confirm: {
    title: "Please confirm that it is you",
    lead: "This needs your password or a code, because you logged in more than 15 minutes ago.",
    kept: "What you sent is kept, and is done right after this.",
    submit: "Confirm",
    byCode: "Use a code from the app instead",
  },
  again: {
    title: "Please press once more",
    lead: "You sent this when you were logged out. It is not done yet.",
    submit: "Do it now",
    leave: "Leave it, and go to the office home page",
  },
};

const mr: typeof en = {
  signIn: {
    title: "कार्यालय लॉगिन",
    lead: "संस्थेच्या कर्मचाऱ्यांसाठी.",
    kept: (name) =>
      `${name} यांनी आत्ता पाठवलेले जपून ठेवले आहे. त्यांनी इथे लॉगिन केल्यावर ते जतन होईल; जे मागे घेता येत नाही, ते करण्याआधी पुन्हा विचारले जाईल. दुसऱ्या कोणी लॉगिन केले, तर ते जतन होणार नाही. फाइल मात्र पुन्हा निवडाव्या लागतील.`,
    email: "ईमेल",
    password: "पासवर्ड",
    passwordHint: "किमान १० अक्षरे. एकमेकांशी संबंध नसलेले तीन-चार शब्द एकत्र लिहिले तर उत्तम.",
    newPassword: "नवा पासवर्ड",
    name: "तुमचे नाव",
    continue: "पुढे",
    lost: "पासवर्ड विसरलात?",
    back: "लॉगिनकडे परत",
  },
  code: {
    title: "ॲपमधील कोड",
    lead: "तुमच्या फोनवरील ऑथेंटिकेटर ॲप उघडा आणि त्यातला कोड भरा.",
    code: "ॲपमधील ६ अंकी कोड",
    submit: "लॉगिन करा",
    lostPhone: "फोन जवळ नाही?",
    lostLead: "तुमचा एक रिकव्हरी कोड वापरा. प्रत्येक कोड एकदाच चालतो. कोड नसतील, तर ॲडमिनना ऑथेंटिकेटर ॲप रीसेट करायला सांगा.",
    recovery: "रिकव्हरी कोड",
    useRecovery: "रिकव्हरी कोडने लॉगिन करा",
    passkey: "पासकी वापरा",
  },
  lost: {
    title: "पासवर्ड विसरलात?",
    lead: "नव्या पासवर्डसाठी आम्ही तुम्हाला ईमेलने लिंक पाठवतो. त्यानंतरही ॲपमधील कोड किंवा पासकी लागेल.",
    submit: "लिंक ईमेल करा",
    sent: "या पत्त्याचे कार्यालय खाते असेल, तर लिंक पाठवली आहे. ती एक तास चालते.",
  },
  newPassword: { title: "नवा पासवर्ड निवडा", lead: (name) => `${name} यांच्यासाठी.`, submit: "पासवर्ड सेट करा" },
  enrol: {
    title: "तुमचे कार्यालय खाते तयार करा",
    again: "ऑथेंटिकेटर ॲप पुन्हा जोडा",
    lead: (email, role) => `${email} साठी. अधिकार: “${role}”.`,
    steps: "यानंतर तुमच्या फोनवर ऑथेंटिकेटर ॲप जोडायचे आहे. फोन जवळ ठेवा.",
    current: "तुमचा पासवर्ड",
  },
  setUp: {
    title: "ऑथेंटिकेटर ॲप जोडा",
    lead: "यापुढे लॉगिन करताना पासवर्ड आणि या ॲपमधला कोड, दोन्ही लागतील.",
    install: "फोनवर ऑथेंटिकेटर ॲप इन्स्टॉल करा, उदा. Google Authenticator, Aegis किंवा Microsoft Authenticator.",
    scan: "ॲपमध्ये नवे खाते जोडा आणि हा QR कोड स्कॅन करा.",
    picture: "ऑथेंटिकेटर ॲपसाठी QR कोड",
    onPhone: "आत्ता त्याच फोनवर आहात?",
    open: "ॲपमध्ये उघडा",
    type: "किंवा ही की ॲपमध्ये टाइप करा:",
    enter: "ॲप आत्ता दाखवत असलेला ६ अंकी कोड भरा.",
    code: "ॲपमधील ६ अंकी कोड",
    submit: "पूर्ण करा",
    onOther: "ॲप दुसऱ्या फोनवर असेल, तर",
  },
  confirm: {
    title: "कृपया पासवर्ड पुन्हा भरा",
    lead: "लॉगिन करून १५ मिनिटांहून जास्त वेळ झाला आहे, म्हणून यासाठी पासवर्ड किंवा कोड लागतो.",
    kept: "तुम्ही पाठवलेले जपून ठेवले आहे. त्यानंतर लगेच ते पूर्ण होईल.",
    submit: "पुढे",
    byCode: "त्याऐवजी ॲपमधील कोड वापरा",
  },
  again: {
    title: "कृपया पुन्हा बटण दाबा",
    lead: "तुम्ही हे पाठवले तेव्हा लॉगिन केलेले नव्हते. हे अजून झालेले नाही.",
    submit: "आत्ता करा",
    leave: "राहू द्या; मुख्य पानावर जा",
  },
};

/** Texts of the office's login, of the authenticator app, and of confirming, in every language. */
export const signInWords: Record<Locale, typeof en> = { en, mr };
