/** Texts of the first records that follow from what was answered, in both languages. */
export const answeredTexts = {
  welcome: { en: (name: string) => `Welcome to ${name}`, mr: (name: string) => `${name} येथे तुमचे स्वागत` },
  principal: { en: "Principal", mr: "प्राचार्य" },
  hostel: {
    yes: { en: "The institute has a hostel.", mr: "संस्थेचे वसतिगृह आहे." },
    no: { en: "The institute has no hostel.", mr: "संस्थेचे वसतिगृह नाही." },
  },
  bus: {
    yes: { en: "The institute has a bus.", mr: "संस्थेची बस आहे." },
    no: { en: "The institute has no bus.", mr: "संस्थेची बस नाही." },
  },
};
