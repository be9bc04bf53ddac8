import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  subject: (count: string, isOne: boolean) =>
    isOne ? "1 document needs attention" : `${count} documents need attention`,
  opening: "In the disclosure register, these documents have expired or will expire soon.",
  ending: (day: string, days: string, isOne: boolean) => `Expires on ${day}, in ${isOne ? "1 day" : `${days} days`}`,
  today: (day: string) => `Expires today, ${day}`,
  over: (day: string) => `Expired on ${day}; nothing newer is entered`,
  next: "If you have applied, enter the day and the number of the application: the website then says that the document is awaited. If the new document has come, enter it.",
  link: "Open the disclosure register",
  closing:
    "This email comes 60, 30 and 7 days before the last day (unless the register names other days), on the last day, and then once a week until something newer is entered.",
  suspended: {
    subject: "An approval is no longer valid",
    opening: "The website now shows a letter that suspends or refuses an approval.",
    state: (day: string) => `Suspended or refused by the letter of ${day}`,
    next: "The website says so and no longer names this authority among the institute’s approvals. If that is a mistake, correct the document at once.",
    closing: "This email goes to the principal once for each such letter.",
  },
};

const mr: typeof en = {
  subject: (count, isOne) => (isOne ? "एका कागदपत्राकडे लक्ष द्या" : `${count} कागदपत्रांकडे लक्ष द्या`),
  opening: "जाहीर माहितीच्या नोंदवहीतील पुढील बाबींची मुदत संपली आहे किंवा लवकरच संपणार आहे.",
  ending: (day, days, isOne) => `मुदत ${day} पर्यंत, ${isOne ? "१ दिवस" : `${days} दिवस`} बाकी`,
  today: (day) => `मुदत आज, ${day} रोजी संपते`,
  over: (day) => `मुदत ${day} रोजी संपली; नवीन नोंद नाही`,
  next: "अर्ज केला असल्यास त्याची तारीख आणि क्रमांक नोंदवा; म्हणजे निर्णय बाकी असल्याचे संकेतस्थळावर दिसेल. नवे कागदपत्र आले असल्यास ते नोंदवा.",
  link: "जाहीर माहितीची नोंदवही उघडा",
  closing:
    "मुदतीच्या ६०, ३० आणि ७ दिवस आधी (नोंदवहीत वेगळे दिवस दिले नसल्यास), शेवटच्या दिवशी आणि नंतर नवीन नोंद होईपर्यंत आठवड्यातून एकदा हा ईमेल येतो.",
  suspended: {
    subject: "एक मान्यता आता लागू नाही",
    opening: "मान्यता स्थगित किंवा नामंजूर केल्याचे पत्र आता संकेतस्थळावर प्रसिद्ध झाले आहे.",
    state: (day) => `${day} रोजीच्या पत्रानुसार स्थगित किंवा नामंजूर`,
    next: "संकेतस्थळावर तसे दिसते आणि संस्थेच्या मान्यतांमध्ये या प्राधिकरणाचे नाव आता दिसत नाही. हे चुकून झाले असल्यास कागदपत्राची नोंद लगेच दुरुस्त करा.",
    closing: "अशा प्रत्येक पत्राबद्दल प्राचार्यांना हा ईमेल एकदाच येतो.",
  },
};

export const reminderWords: Record<Locale, typeof en> = { en, mr };
