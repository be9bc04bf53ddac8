export const sectionHeadings = {
  en: {
    scope: "Only for some, or in place of another order",
    paying: "Deposit and instalments",
    families: "What families pay",
    others: "What is not compulsory, or is paid to others",
    leaving: "If a student leaves, and the note",
  },
  mr: {
    scope: "काहींसाठीच, किंवा दुसऱ्या आदेशाऐवजी",
    paying: "अनामत रक्कम आणि हप्ते",
    families: "कुटुंबांनी किती भरायचे",
    others: "सक्तीचे नसलेले आणि इतरांना द्यायचे",
    leaving: "प्रवेश रद्द केला, तर; आणि टीप",
  },
};
