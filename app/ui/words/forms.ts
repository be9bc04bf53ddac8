import type { FieldError } from "#app/lib/forms/form-answer.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

type Sentence = (label: string, max: string) => string;

type ErrorCode = FieldError["code"];

const errors: Record<ErrorCode, Sentence> = {
  missing: (label) => `Please fill in “${label}”.`,
  email: () => "Please enter a complete email address, for example name@example.com.",
  emailLetters: () =>
    "We can send email only to addresses in English letters. Please use another address, or leave your number under “We will call you”.",
  phone: (label) =>
    `Please enter a 10-digit number in “${label}”, for example 98765 43210. Begin a number outside India with + and its country code.`,
  twoPhones: (label) => `Please enter only one number in “${label}”.`,
  characters: (label) => `“${label}” contains a character we cannot store. Please type it again instead of pasting it.`,
  hidden: (label) =>
    `“${label}” contains an invisible character. This can happen when text is pasted. Please clear the field and type it again.`,
  letters: (label) => `“${label}” cannot have only numbers or symbols. Please write it in letters.`,
  alphabets: (label) =>
    `A word in “${label}” has letters of two alphabets that look the same. Please type that word again, with one keyboard.`,
  oneWay: () => "Please give an email address or a phone number, so that we can reach you.",
  above100: (label) => `“${label}” cannot be above 100. If these are marks, write them as 510/600.`,
  number: (label) => `Please check the number in “${label}”.`,
  year: (label) => `Please enter a 4-digit year in “${label}”, for example 2024.`,
  link: (label) => `Please enter a web address that begins with https:// in “${label}”.`,
  shortPassword: (label) => `“${label}” must have at least 10 characters. Please make it longer.`,
  weakPassword: () =>
    "This password is easy to guess. Use three or four words that have nothing to do with each other, your name or the institute.",
  wrongPassword: (label) => `“${label}” is not right. Please type it again.`,
  wrongCode: () =>
    "This OTP is not right, or is more than ten minutes old. Please enter the OTP from the latest email, or press “Send OTP” for another.",
  notSixDigits: () => "An OTP has 6 digits. Please look at the email again and correct it.",
  long: (label, max) => `“${label}” can have at most ${max} characters. Please shorten it.`,
};

const en = {
  form: {
    required: "All fields are required.",
    optional: "optional",
    leaveEmpty: "Leave this field empty",
    moment: "One moment...",
    reference: "Your reference number:",
    later: "See, correct or erase what you sent:",
    failed: "This could not be sent. What you typed is still here: please check your network and try again.",
    errors,
    problems: {
      fields: "Please check these fields:",
      unsent: "Error sending OTP. Please try again.",
      wrongCode: "Invalid or expired OTP. Please try again.",
      notSixDigits: "An OTP has 6 digits. Please look at the email again and correct it.",
      tooMany: (wait: string) => `Too many tries in a short time. Please wait ${wait} and try again, or call us:`,
      tooSoon: (wait: string) =>
        `We have just sent an OTP. You can ask for another in ${wait}. Only the latest OTP works.`,
      arrived: "We already have this enquiry. The reference number is in your email.",
      timeOver: "This OTP has expired. Please start again and ask for a new OTP.",
      erased:
        "What you sent has been erased and is no longer here. If you still need us, please send the form again, or call us:",
      tooQuick: "The form was sent very fast. Please check what you typed and press the button again.",
      hiddenField:
        "A hidden field that must stay empty was filled in, perhaps by your browser. We have emptied it. Please press the button again.",
      failed:
        "Something went wrong on our side, and we do not know whether it was saved. What you typed is still here. Please call us before you send it again:",
      notKept: "We could not save this. What you typed is still here. Please try again in a minute, or call us:",
    },
  },
  code: {
    send: "Send OTP",
    sending: "Sending OTP...",
    title: "Enter the OTP",
    sent: "OTP sent to your email. Please check your inbox.",
    late: "Your OTP is on its way, but the email may take a few minutes. Please keep this page open.",
    sentTo: "Sent to:",
    spam: "Can’t see it? Check the spam folder too. The OTP works for ten minutes.",
    mailbox: "No mail server is set up here. Read the email at",
    otp: "OTP",
    placeholder: "Enter 6-digit OTP",
    verify: "Verify OTP",
    verifying: "Verifying...",
    isDone: "If the OTP you entered was right, we already have your enquiry; the reference number is in your email.",
    fiveTries: "After five wrong tries you need a new OTP: press “Send a new OTP”.",
    resend: "Send a new OTP",
    resendNote: "You can ask for a new OTP after 60 seconds.",
    changeEmail: "Change the email address",
    close: "Close",
    waiting: "An OTP was sent to:",
    enter: "Enter the OTP",
  },
};

const mr: typeof en = {
  form: {
    required: "सर्व माहिती भरणे आवश्यक आहे.",
    optional: "ऐच्छिक",
    leaveEmpty: "ही जागा रिकामी ठेवा",
    moment: "थोडे थांबा...",
    reference: "तुमचा संदर्भ क्रमांक:",
    later: "पाठवलेली माहिती पाहा, दुरुस्त करा किंवा काढून टाका:",
    failed: "पाठवता आले नाही. तुम्ही भरलेली माहिती इथेच आहे. नेटवर्क सुरू आहे ना ते पाहा आणि पुन्हा प्रयत्न करा.",
    errors: {
      missing: (label) => `“${label}” भरा.`,
      email: () => "ईमेल पत्ता पूर्ण लिहा. उदा. name@example.com",
      emailLetters: () =>
        "आम्ही फक्त इंग्रजी अक्षरांतल्या पत्त्यावर ईमेल पाठवू शकतो. दुसरा पत्ता लिहा, किंवा “आम्ही तुम्हाला फोन करू” या पानावर तुमचा क्रमांक द्या.",
      phone: (label) => `“${label}” मध्ये १० अंक लिहा, उदा. 98765 43210. भारताबाहेरचा क्रमांक + आणि देशाच्या कोडने सुरू करा.`,
      twoPhones: (label) => `“${label}” मध्ये एकच क्रमांक लिहा.`,
      characters: (label) => `“${label}” मध्ये साठवता न येणारे चिन्ह आहे. कॉपी-पेस्ट न करता पुन्हा टाइप करा.`,
      hidden: (label) => `“${label}” मध्ये न दिसणारे चिन्ह आहे. कॉपी-पेस्ट केल्यावर असे होते. तिथला मजकूर पुसून पुन्हा टाइप करा.`,
      letters: (label) => `“${label}” मध्ये फक्त आकडे किंवा चिन्हे चालत नाहीत. कृपया अक्षरांत लिहा.`,
      alphabets: (label) =>
        `“${label}” मधील एका शब्दात दोन लिपींची सारखी दिसणारी अक्षरे मिसळली आहेत. तो शब्द एकाच लिपीत पुन्हा टाइप करा.`,
      above100: (label) => `“${label}” १०० पेक्षा जास्त असू शकत नाही. हे गुण असतील, तर ५१०/६०० असे लिहा.`,
      number: (label) => `“${label}” मधला क्रमांक तपासा.`,
      year: (label) => `“${label}” मध्ये चार अंकी वर्ष लिहा. उदा. २०२४`,
      link: (label) => `“${label}” मध्ये https:// ने सुरू होणारा वेब पत्ता लिहा.`,
      shortPassword: (label) => `“${label}” मध्ये किमान १० अक्षरे हवीत. तो थोडा मोठा करा.`,
      weakPassword: () => "हा पासवर्ड सहज ओळखता येतो. एकमेकांशी, तुमच्या नावाशी किंवा संस्थेशी संबंध नसलेले तीन-चार शब्द एकत्र लिहा.",
      wrongPassword: (label) => `“${label}” बरोबर नाही. पुन्हा टाइप करा.`,
      wrongCode: () =>
        "OTP चुकीचा आहे किंवा त्याची मुदत संपली आहे. सर्वांत नव्या ईमेलमधील OTP भरा, किंवा नव्या OTP साठी “OTP पाठवा” दाबा.",
      notSixDigits: () => "OTP ६ अंकी असतो. कृपया ईमेलमधील OTP पाहून दुरुस्त करा.",
      oneWay: () => "आम्हाला तुमच्याशी संपर्क साधता यावा, म्हणून ईमेल किंवा फोन क्रमांक द्या.",
      long: (label, max) => `“${label}” मध्ये जास्तीत जास्त ${max} अक्षरे लिहिता येतात. मजकूर थोडा कमी करा.`,
    },
    problems: {
      fields: "ही माहिती पुन्हा पाहा:",
      unsent: "OTP पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.",
      wrongCode: "OTP चुकीचा आहे किंवा त्याची मुदत संपली आहे. कृपया पुन्हा प्रयत्न करा.",
      notSixDigits: "OTP ६ अंकी असतो. कृपया ईमेलमधील OTP पाहून दुरुस्त करा.",
      tooMany: (wait) => `कमी वेळात खूप वेळा प्रयत्न झाले. ${wait} थांबा आणि पुन्हा प्रयत्न करा, किंवा फोन करा:`,
      tooSoon: (wait) =>
        `थोड्या वेळापूर्वीच OTP पाठवला आहे. आणखी ${wait} थांबा, मग नवा OTP मागता येईल. फक्त सर्वांत नवा OTP चालतो.`,
      arrived: "ही चौकशी आम्हाला मिळाली आहे. संदर्भ क्रमांक तुमच्या ईमेलवर आहे.",
      timeOver: "OTP ची मुदत संपली. पुन्हा सुरुवात करा आणि नवा OTP मागा.",
      erased:
        "तुम्ही पाठवलेली माहिती काढून टाकली आहे; ती आता इथे नाही. आमची मदत हवी असेल, तर फॉर्म पुन्हा पाठवा किंवा आम्हाला फोन करा:",
      tooQuick: "फॉर्म खूपच घाईत पाठवला गेला. भरलेली माहिती एकदा नीट पाहा आणि पुन्हा बटण दाबा.",
      hiddenField:
        "रिकामी ठेवायची एक लपलेली जागा कदाचित तुमच्या ब्राउझरने भरली. ती पुन्हा रिकामी केली आहे. कृपया आणखी एकदा बटण दाबा.",
      failed:
        "आमच्याकडून काहीतरी चूक झाली. माहिती जतन झाली की नाही, हे सांगता येत नाही. तुम्ही लिहिलेले इथेच आहे. पुन्हा पाठवण्याआधी फोन करा:",
      notKept: "माहिती जतन झाली नाही. तुम्ही लिहिलेले इथेच आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा किंवा फोन करा:",
    },
  },
  code: {
    send: "OTP पाठवा",
    sending: "OTP पाठवत आहोत...",
    title: "OTP भरा",
    sent: "तुमच्या ईमेलवर OTP पाठवला आहे. कृपया इनबॉक्स पाहा.",
    late: "OTP पाठवला आहे, पण ईमेल यायला काही मिनिटे लागू शकतात. हे पान उघडे ठेवा.",
    sentTo: "या ईमेलवर पाठवला:",
    spam: "दिसत नसेल, तर स्पॅम फोल्डरही पाहा. OTP दहा मिनिटे चालतो.",
    mailbox: "इथे ईमेल सेवा जोडलेली नाही. पाठवलेला ईमेल इथे वाचा:",
    otp: "OTP",
    placeholder: "६ अंकी OTP भरा",
    verify: "OTP तपासा",
    verifying: "तपासत आहोत...",
    isDone: "तुम्ही भरलेला OTP बरोबर असेल, तर चौकशी आम्हाला मिळाली आहे. संदर्भ क्रमांक तुमच्या ईमेलवर आहे.",
    fiveTries: "पाच वेळा OTP चुकला, तर नवा OTP लागतो: “नवा OTP पाठवा” हे बटण दाबा.",
    resend: "नवा OTP पाठवा",
    resendNote: "आधीच्या OTP नंतर ६० सेकंदांनी नवा पाठवता येतो.",
    changeEmail: "ईमेल पत्ता बदला",
    close: "बंद करा",
    waiting: "या ईमेलवर OTP पाठवला आहे:",
    enter: "OTP भरा",
  },
};

export const formWords: Record<Locale, typeof en> = { en, mr };
