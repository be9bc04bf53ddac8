import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  link: "Tell those who asked",
  title: "Tell those who asked about admission",
  lead: "They agreed to be told about the admission they asked about: nothing else. Each at most once a week.",
  notPublic: "This is not public now",
  mail: (count: string, isOne: boolean) =>
    isOne ? "1 person can be told by email now." : `${count} people can be told by email now.`,
  send: "Send the emails",
  nobody: "There is nobody left to tell: all have been told, were told of something this week, or want no more.",
  list: (count: string) => `By WhatsApp: ${count}`,
  listHelp: "They gave no email address. Send the message, then press “Told”.",
  write: "WhatsApp",
  told: "Told",
  sent: (count: string, isOne: boolean) => (isOne ? "1 email is on its way." : `${count} emails are on their way.`),
  noted: "Noted.",
  notDone:
    "That was not done: someone else has told them in the meantime, their enquiry was closed or erased, or the page was open too long.",
  back: "Back to the preview",
  nameless: "Without a name",
  greeting: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
  /** In the mail. */
  opening: "You asked us about admission. There is news:",
  read: "Read it on our website",
  noMore: "No more of these emails:",
  why: (reference: string) =>
    `You get this because you asked us about admission (${reference}) and agreed to be told about it.`,
  /** On the page of the way out. */
  stop: {
    title: "No more emails about admission",
    ask: "Shall we send you no more emails about admission? We still answer what you asked.",
    button: "No more of these emails",
    done: "Done. You get no more of these emails.",
    unknown: "This link is not complete or too old. Open it from the email once more, or call us.",
    home: "To our website",
  },
};

const mr: typeof en = {
  link: "ज्यांनी चौकशी केली त्यांना कळवा",
  title: "प्रवेशाची चौकशी केलेल्यांना कळवा",
  lead: "त्यांनी विचारलेल्या प्रवेशाबद्दलच कळवायला संमती दिली आहे, इतर कशासाठी नाही. प्रत्येकाला आठवड्यात जास्तीत जास्त एकदा.",
  notPublic: "हे सध्या संकेतस्थळावर नाही",
  mail: (count) => `आत्ता ${count} जणांना ईमेलने कळवता येईल.`,
  send: "ईमेल पाठवा",
  nobody: "कळवायचे कोणी उरलेले नाही: सर्वांना कळवले आहे, या आठवड्यात काही कळवले आहे, किंवा त्यांना आणखी ईमेल नको आहेत.",
  list: (count) => `WhatsApp ने: ${count}`,
  listHelp: "त्यांनी ईमेल दिलेला नाही. संदेश पाठवा, मग “कळवले” दाबा.",
  write: "WhatsApp",
  told: "कळवले",
  sent: (count) => `${count} ईमेल पाठवले जात आहेत.`,
  noted: "नोंद झाली.",
  notDone: "हे झाले नाही: दरम्यान दुसऱ्या कोणी कळवले, चौकशी बंद झाली किंवा पुसली गेली, किंवा पान खूप वेळ उघडे होते.",
  back: "परत",
  nameless: "नाव नाही",
  greeting: (name) => (name ? `नमस्कार ${name},` : "नमस्कार,"),
  opening: "तुम्ही आमच्याकडे प्रवेशाची चौकशी केली होती. नवीन माहिती:",
  read: "संकेतस्थळावर वाचा",
  noMore: "असे ईमेल आता नकोत:",
  why: (reference) => `तुम्ही प्रवेशाची चौकशी केली (${reference}) आणि त्याबद्दल कळवायला संमती दिली, म्हणून हा ईमेल आला आहे.`,
  stop: {
    title: "प्रवेशाबद्दलचे ईमेल बंद करा",
    ask: "प्रवेशाबद्दलचे ईमेल बंद करायचे का? तुम्ही विचारलेल्याचे उत्तर आम्ही देऊच.",
    button: "असे ईमेल आता नकोत",
    done: "झाले. असे ईमेल आता येणार नाहीत.",
    unknown: "ही लिंक अपूर्ण किंवा खूप जुनी आहे. ईमेलमधून पुन्हा उघडा किंवा आम्हाला फोन करा.",
    home: "आमच्या संकेतस्थळावर",
  },
};

/** Texts of telling people who asked, in each language. */
export const newsWords: Record<Locale, typeof en> = { en, mr };
