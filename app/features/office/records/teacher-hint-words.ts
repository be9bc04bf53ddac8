import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  doubles: "Is this one person?",
  doublesHelp:
    "Each of these teachers appears on the website twice. Enter the email of the faculty account in the entry, or press “Remove from the website” on one of the two.",
  and: "and",
  profile: "profile",
  unrecorded: "Approved profiles without an entry",
  unrecordedHelp:
    "On the website they come after the entries. That is right, unless the teacher also has an entry here.",
};

const mr: typeof en = {
  doubles: "ही एकच व्यक्ती आहे का?",
  doublesHelp: "यांचे नाव संकेतस्थळावर दोनदा दिसते. नोंदीत शिक्षक खात्याचा ईमेल लिहा किंवा एक नोंद संकेतस्थळावरून काढा.",
  and: "आणि",
  profile: "प्रोफाइल",
  unrecorded: "नोंद नसलेली मंजूर प्रोफाइल",
  unrecordedHelp: "संकेतस्थळावर ती नोंदींनंतर दिसतात. त्या शिक्षकांची इथे नोंदही असेल, तरच दुरुस्ती हवी.",
};

export const teacherHintWords: Record<Locale, typeof en> = { en, mr };
