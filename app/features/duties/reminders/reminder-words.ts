import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  subject: (count: string, isOne: boolean) => (isOne ? "1 paper needs you" : `${count} papers need you`),
  opening: "These papers of the disclosure register have ended or will end soon.",
  ending: (day: string, days: string, isOne: boolean) => `Ends on ${day}, in ${isOne ? "1 day" : `${days} days`}`,
  today: (day: string) => `Ends today, ${day}`,
  over: (day: string) => `Ended on ${day}; no newer paper is entered`,
  next: "If you have applied, enter the day and the number of the application: the website then says that the paper is awaited. If the new paper is here, enter it.",
  link: "Open the list of papers",
  closing:
    "This email comes 60, 30 and 7 days before a paper ends, or as its row says, on the last day, and then once a week until there is a newer one.",
  suspended: {
    subject: "An approval no longer holds",
    opening: "A letter is now public by which an approval does not hold.",
    state: (day: string) => `Suspended or refused by the letter of ${day}`,
    next: "The website says so and no longer names this body among the institute's approvals. If that is a mistake, correct the record at once.",
    closing: "This email goes to the principal once for each such letter.",
  },
};

const mr: typeof en = {
  subject: (count, isOne) => (isOne ? "एका कागदपत्राकडे लक्ष द्या" : `${count} कागदपत्रांकडे लक्ष द्या`),
  opening: "माहिती नोंदवहीतील या कागदपत्रांची मुदत संपली आहे किंवा लवकरच संपणार आहे.",
  ending: (day, days, isOne) => `मुदत ${day} पर्यंत, ${isOne ? "१ दिवस" : `${days} दिवस`} बाकी`,
  today: (day) => `मुदत आज, ${day} रोजी संपते`,
  over: (day) => `मुदत ${day} रोजी संपली; नवे कागदपत्र नोंदवलेले नाही`,
  next: "अर्ज केला असल्यास त्याचा दिनांक आणि क्रमांक नोंदवा; म्हणजे कागदपत्राची प्रतीक्षा आहे, असे संकेतस्थळावर दिसेल. नवे कागदपत्र आले असल्यास ते नोंदवा.",
  link: "कागदपत्रांची यादी उघडा",
  closing:
    "मुदत संपण्यापूर्वी ६०, ३० आणि ७ दिवस (किंवा नोंदीत दिल्याप्रमाणे), शेवटच्या दिवशी आणि त्यानंतर नवे कागदपत्र येईपर्यंत आठवड्यातून एकदा हा ईमेल येतो.",
  suspended: {
    subject: "एक मान्यता आता लागू नाही",
    opening: "मान्यता लागू नसल्याचे पत्र आता संकेतस्थळावर प्रसिद्ध झाले आहे.",
    state: (day) => `${day} रोजीच्या पत्रानुसार स्थगित किंवा नामंजूर`,
    next: "संकेतस्थळावर तसे दिसते आणि संस्थेच्या मान्यतांमध्ये या मंडळाचे नाव आता दिसत नाही. हे चुकून झाले असल्यास नोंद लगेच दुरुस्त करा.",
    closing: "अशा प्रत्येक पत्राबद्दल प्राचार्यांना हा ईमेल एकदाच येतो.",
  },
};

/** Texts of the reminders of papers, in each language. */
export const reminderWords: Record<Locale, typeof en> = { en, mr };
