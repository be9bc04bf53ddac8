import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  link: "Send news to people who asked",
  title: "Send news to people who asked about admission",
  lead: "They agreed to be told about the admission they asked about, and nothing else. Each person can be told once a week at most.",
  notPublic: "This is not public now",
  mail: (count: string, isOne: boolean) =>
    isOne ? "1 person can be told by email now." : `${count} people can be told by email now.`,
  send: "Send the emails",
  nobody:
    "Nobody is left. Everyone has had this news, had other news within the last week, or has stopped these messages.",
  list: (count: string) => `By WhatsApp: ${count}`,
  listHelp:
    "They have no confirmed email address, or our email did not arrive. Send the message, then press “Mark as sent”.",
  write: "WhatsApp",
  told: "Mark as sent",
  sent: (count: string, isOne: boolean) => (isOne ? "1 email is on its way." : `${count} emails are on their way.`),
  noted: "Noted.",
  notDone:
    "Nothing was sent or noted: someone else has already written to them, their enquiry was closed or erased, or the page was open too long. Below is who can be told now.",
  back: "Back to the preview",
  nameless: "Without a name",
  greeting: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
  opening: "You asked us about admission. There is news:",
  read: "Read it on our website",
  noMore: "Stop these emails:",
  why: (reference: string) =>
    `You get this because you asked us about admission (${reference}) and agreed to be told about it.`,
  stop: {
    title: "No more emails about admission",
    ask: "Do you want to stop emails about admission? We will still answer your enquiry.",
    button: "Stop these emails",
    done: "Done. We will not send you these emails any more.",
    unknown: "This link is incomplete or too old. Open it again from the email, or call us.",
    home: "Go to our website",
  },
};

const mr: typeof en = {
  link: "ज्यांनी चौकशी केली त्यांना कळवा",
  title: "प्रवेशाची चौकशी केलेल्यांना कळवा",
  lead: "त्यांनी ज्या प्रवेशाची चौकशी केली, फक्त त्याबद्दल कळवायला संमती दिली आहे. एका व्यक्तीला आठवड्यातून एकदाच कळवता येते.",
  notPublic: "हे सध्या संकेतस्थळावर नाही",
  mail: (count) => `आत्ता ${count} जणांना ईमेलने कळवता येईल.`,
  send: "ईमेल पाठवा",
  nobody: "आता कळवायचे कोणी उरले नाही: सर्वांना हे किंवा गेल्या आठवड्याभरात दुसरे काही कळवले आहे, किंवा त्यांना असे संदेश नको आहेत.",
  list: (count) => `WhatsApp ने: ${count}`,
  listHelp: "त्यांनी ईमेल दिलेला नाही, ईमेलची खात्री झालेली नाही किंवा आपला ईमेल पोहोचला नाही. संदेश पाठवा, मग “कळवले” दाबा.",
  write: "WhatsApp",
  told: "कळवले",
  sent: (count) => `${count} ईमेल पाठवले जात आहेत.`,
  noted: "नोंद झाली.",
  notDone:
    "काही पाठवले किंवा नोंदवले नाही: दरम्यान दुसऱ्या कोणी कळवले, चौकशी बंद झाली किंवा काढून टाकली, किंवा हे पान खूप वेळ उघडे होते. आता कोणाला कळवता येईल, ते खाली आहे.",
  back: "“असे दिसेल” या पानाकडे परत",
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
    home: "संकेतस्थळावर जा",
  },
};

export const newsWords: Record<Locale, typeof en> = { en, mr };
