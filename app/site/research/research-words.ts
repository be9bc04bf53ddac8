import type { Locale } from "#app/lib/i18n/locale.ts";

const en = {
  none: "Nothing to list yet",
  later: {
    publications: "Research papers, book chapters and articles by our teachers and students will be listed here.",
    patents: "Patents of our teachers and students will be listed here, each marked as filed or granted.",
    copyrights: "Works with a registered copyright will be listed here, with their registration number.",
  },
};

const mr: typeof en = {
  none: "अजून एकही नोंद नाही",
  later: {
    publications: "आमच्या शिक्षकांचे आणि विद्यार्थ्यांचे शोधनिबंध, प्रकरणे व लेख इथे दिसतील.",
    patents: "आमच्या शिक्षकांची आणि विद्यार्थ्यांची पेटंट इथे दिसतील; अर्ज केला आहे की पेटंट मिळाले आहे, हेही लिहिलेले असेल.",
    copyrights: "कॉपीराइटची नोंदणी झालेल्या गोष्टी नोंदणी क्रमांकासह इथे दिसतील.",
  },
};

export const researchWords: Record<Locale, typeof en> = { en, mr };
