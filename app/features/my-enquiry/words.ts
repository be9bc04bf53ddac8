import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  title: "Find what you sent",
  reference: "Reference number",
  referenceHint: "It is in the email we sent you. It was also shown after you sent the form.",
  email: "Email",
  emailHint: "The address you gave in the form. We send a 6-digit OTP there.",
  onWay: (email: string) => `If this reference number and email address match, we have sent an OTP to ${email}.`,
  back: "Start again",
  kept: "What we keep",
  kind: "What you sent",
  kinds: { enquiry: "Admission enquiry", application: "D.Pharm: request to be contacted", feedback: "Feedback" },
  status: "Status",
  statuses: {
    unconfirmed: "Not yet confirmed with the OTP",
    new: "Received; the office will answer",
    talking: "The office is in touch with you",
    documents: "The office is waiting for your documents",
    registered: "Registered with DTE",
    admitted: "Admitted",
    answered: "Answered by the office",
    passedOn: "Passed on to a committee of the institute",
    closed: "Closed",
  },
  /** The next step, by state. */
  next: {
    steps: {
      unconfirmed: "Please send the form again and enter the OTP from the email.",
      new: "The office will call or email you. You do not need to do anything until then.",
      talking: "The office will contact you again. If something has changed, please call us.",
      documents:
        "Please bring the documents that are still missing to the office. If you are not sure which ones, call us.",
      registered:
        "Please follow the dates of the admission rounds. The office will call you if there is something to do.",
      admitted: "Welcome! The office will tell you when classes begin and what to bring.",
      answered: "We have answered you. If our answer did not reach you, or you have another question, please call us.",
      passedOn: "The committee is looking into it. The office will tell you the result.",
      closed: "We have closed this. If you still want to join or have a question, please call us.",
    },
    date: (day: string) => `We will contact you by ${day}.`,
    call: "Questions? Call:",
  },
  /** What differs for feedback. */
  feedback: {
    statuses: { new: "Received" },
    steps: {
      new: "The office will read it. If you asked something, it will answer you.",
      closed: "We have closed this. If you have a question, please call us.",
    },
  },
  /** Shown instead of the state if the submission was merged with what may be another person's. */
  shared: {
    status: "With the office",
    next: "The office has what you sent. To ask what happens next, please call.",
  },
  sentOn: "Sent on",
  changedOn: "Corrected on",
  age: "Age",
  minor: "Under 18",
  guardianWord: "Consent of the parent or guardian",
  guardianConfirmed: (day: string) => `Confirmed by phone on ${day}`,
  guardianAwaited: "Not yet confirmed by phone",
  notice: "You agreed to the version of the text dated",
  erasedOn: "Will be erased by",
  correct: "Correct it",
  emailStays:
    "The email address and the age cannot be changed here. To change them, erase this and send the form again, or call:",
  save: "Save the corrections",
  saving: "Saving...",
  corrected: "Your corrections have been saved.",
  unchanged: "You have not changed anything. Everything is as it was.",
  erase: "Erase it",
  eraseText:
    "Everything under this reference number is erased immediately and cannot be recovered. We also ask the office to delete its emails about it. Forms that you sent with the same email address are erased too, if the office has merged them with this one. What you sent with another address, or told the office by phone, stays: ask the office to erase it. Erasing withdraws your consent.",
  eraseAll: "Erase all of it now",
  erasing: "Erasing...",
  erased: (reference: string) => `Everything under ${reference} has been erased. We have emailed you a confirmation.`,
  /** For requests to be called, which have no email address. */
  withdraw: {
    title: "Withdraw a request to be called",
    text: "Until we have spoken with you, you can erase it here. You need the reference number and the last 4 digits of the phone number.",
    lastDigits: "Last 4 digits of the phone number",
    submit: "Erase the request",
    done: "If the reference number and these digits belong to a request about which we have not yet spoken with anybody, it is erased now. If a call still comes, say that you have withdrawn it.",
  },
};

const mr: typeof en = {
  title: "तुम्ही पाठवलेली माहिती शोधा",
  reference: "संदर्भ क्रमांक",
  referenceHint: "तो आम्ही पाठवलेल्या ईमेलमध्ये आहे आणि फॉर्म पाठवल्यावर दाखवला होता.",
  email: "ईमेल",
  emailHint: "फॉर्ममध्ये दिलेला ईमेल. त्यावर ६ अंकी OTP येईल.",
  onWay: (email) => `हा संदर्भ क्रमांक आणि ईमेल पत्ता एकमेकांशी जुळत असतील, तर ${email} या पत्त्यावर OTP पाठवला आहे.`,
  back: "पुन्हा सुरुवात करा",
  kept: "आमच्याकडे असलेली माहिती",
  kind: "तुम्ही काय पाठवले",
  kinds: { enquiry: "प्रवेश चौकशी", application: "डी.फार्म: संपर्काची विनंती", feedback: "अभिप्राय" },
  status: "सध्याची स्थिती",
  statuses: {
    unconfirmed: "OTP अजून भरलेला नाही",
    new: "मिळाली; कार्यालय उत्तर देईल",
    talking: "कार्यालय तुमच्या संपर्कात आहे",
    documents: "तुमची काही कागदपत्रे बाकी आहेत",
    registered: "DTE कडे नोंदणी झाली आहे",
    admitted: "प्रवेश झाला आहे",
    answered: "कार्यालयाने उत्तर दिले आहे",
    passedOn: "संस्थेच्या समितीकडे पाठवला आहे",
    closed: "नोंद बंद केली आहे",
  },
  next: {
    steps: {
      unconfirmed: "कृपया फॉर्म पुन्हा पाठवा आणि ईमेलमध्ये आलेला OTP भरा.",
      new: "कार्यालयातून तुम्हाला फोन किंवा ईमेल येईल. तोपर्यंत काही करायची गरज नाही.",
      talking: "कार्यालय तुमच्याशी पुन्हा संपर्क साधेल. काही बदलले असेल, तर कृपया फोन करा.",
      documents: "बाकी असलेली कागदपत्रे कृपया कार्यालयात आणून द्या. कोणती बाकी आहेत याची खात्री नसेल, तर फोन करा.",
      registered: "प्रवेश फेऱ्यांच्या तारखांकडे लक्ष ठेवा. काही करायचे असेल, तर कार्यालय तुम्हाला फोन करेल.",
      admitted: "तुमचे स्वागत! वर्ग कधी सुरू होणार आणि सोबत काय आणायचे, हे कार्यालय तुम्हाला कळवेल.",
      answered: "आम्ही उत्तर दिले आहे. ते मिळाले नसेल किंवा आणखी काही विचारायचे असेल, तर कृपया फोन करा.",
      passedOn: "समिती त्याचा विचार करत आहे. निर्णय झाल्यावर कार्यालय तुम्हाला कळवेल.",
      closed: "आम्ही ही नोंद बंद केली आहे. अजूनही प्रवेश घ्यायचा असेल किंवा काही विचारायचे असेल, तर कृपया फोन करा.",
    },
    date: (day) => `${day} पर्यंत आम्ही तुमच्याशी संपर्क साधू.`,
    call: "काही विचारायचे आहे? फोन करा:",
  },
  feedback: {
    statuses: { new: "अभिप्राय मिळाला" },
    steps: {
      new: "कार्यालय तुमचा अभिप्राय वाचेल. तुम्ही काही विचारले असेल, तर उत्तर देईल.",
      closed: "आम्ही ही नोंद बंद केली आहे. काही विचारायचे असेल, तर कृपया फोन करा.",
    },
  },
  shared: {
    status: "कार्यालयाकडे आहे",
    next: "तुम्ही पाठवलेली माहिती कार्यालयाकडे आहे. काम कुठपर्यंत आले हे विचारायला कृपया फोन करा.",
  },
  sentOn: "पाठवल्याची तारीख",
  changedOn: "दुरुस्तीची तारीख",
  age: "वय",
  minor: "१८ वर्षांपेक्षा कमी",
  guardianWord: "पालकांची संमती",
  guardianConfirmed: (day) => `${day} रोजी फोनवर खात्री झाली`,
  guardianAwaited: "फोनवर खात्री अजून झालेली नाही",
  notice: "संमती दिलेल्या मजकुराची आवृत्ती",
  erasedOn: "माहिती आपोआप काढून टाकण्याची शेवटची तारीख",
  correct: "दुरुस्ती करा",
  emailStays:
    "ईमेल पत्ता आणि वय इथे बदलता येत नाही. ते बदलायचे असेल, तर ही माहिती काढून टाका आणि फॉर्म पुन्हा पाठवा, किंवा फोन करा:",
  save: "दुरुस्ती जतन करा",
  saving: "जतन करत आहोत...",
  corrected: "तुमची दुरुस्ती जतन झाली.",
  unchanged: "तुम्ही काहीही बदललेले नाही. माहिती आधी होती तशीच आहे.",
  erase: "माहिती काढून टाका",
  eraseText:
    "या संदर्भ क्रमांकाची सर्व माहिती लगेच काढून टाकली जाते. ती परत मिळवता येत नाही. कार्यालयालाही त्याविषयीचे ईमेल काढून टाकायला सांगितले जाते. तोच ईमेल देऊन तुम्ही आणखी एखादा फॉर्म पाठवला असेल आणि कार्यालयाने दोन्ही एकत्र केले असतील, तर त्या फॉर्मची माहितीही काढून टाकली जाते. दुसरा ईमेल देऊन पाठवलेली किंवा फोनवर सांगितलेली माहिती तशीच राहते; ती काढून टाकायला कार्यालयाला सांगा. माहिती काढून टाकली की तुमची संमतीही मागे घेतली जाते.",
  eraseAll: "सर्व माहिती आत्ताच काढून टाका",
  erasing: "काढून टाकत आहोत...",
  erased: (reference) => `${reference} या संदर्भ क्रमांकाची सर्व माहिती काढून टाकली आहे. तसा ईमेल तुम्हाला येईल.`,
  withdraw: {
    title: "फोनची विनंती मागे घ्या",
    text: "आम्ही तुमच्याशी बोलेपर्यंत तुम्ही ती इथे काढून टाकू शकता. त्यासाठी संदर्भ क्रमांक आणि फोन क्रमांकाचे शेवटचे ४ अंक लागतात.",
    lastDigits: "फोन क्रमांकाचे शेवटचे ४ अंक",
    submit: "विनंती काढून टाका",
    done: "संदर्भ क्रमांक आणि हे अंक बरोबर असतील आणि त्या विनंतीबाबत आम्ही अजून कोणाशी बोललो नसू, तर ती आता काढून टाकली आहे. तरीही फोन आला, तर विनंती मागे घेतली आहे असे सांगा.",
  },
};

/** Texts of the page where visitors see what they sent, in each language. */
export const myEnquiryWords: Record<Locale, typeof en> = { en, mr };
