import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  subject: (count: string, isOne: boolean) =>
    isOne ? "1 person to contact today" : `${count} people to contact today`,
  opening: (count: string, isOne: boolean) =>
    isOne
      ? "One person in your part of the inbox expects to hear from you today."
      : `${count} people in your part of the inbox expect to hear from you today.`,
  overdue: "Overdue",
  today: "Due today",
  more: (count: string) => `and ${count} more`,
  next: "Call them or write to them, and set the next date. If you cannot do it today, give them to someone else.",
  link: "Open my inbox",
  closing:
    "This email goes out at nine on working days when something is due. It has no names or phone numbers; they are in the inbox.",
};

const mr: typeof en = {
  subject: (count, isOne) => `आज ${isOne ? "एका व्यक्तीशी" : `${count} जणांशी`} संपर्क साधायचा आहे`,
  opening: (count, isOne) =>
    `तुमच्याकडे असलेल्या “आवक” मधील ${isOne ? "एका व्यक्तीशी" : `${count} जणांशी`} आज संपर्क साधायचा आहे.`,
  overdue: "तारीख उलटून गेली",
  today: "आजची तारीख",
  more: (count) => `आणखी ${count}`,
  next: "त्यांना फोन करा किंवा लिहा आणि पुढची तारीख ठरवा. आज शक्य नसेल, तर हे काम दुसऱ्या कोणाकडे द्या.",
  link: "माझी आवक उघडा",
  closing:
    "कामकाजाच्या दिवशी काही बाकी असेल, तर हा ईमेल सकाळी ९ वाजता येतो. यात नावे किंवा फोन क्रमांक नसतात; ते “आवक” मध्ये आहेत.",
};

export const morningWords: Record<Locale, typeof en> = { en, mr };
