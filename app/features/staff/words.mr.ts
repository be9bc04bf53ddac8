import type { StaffWords } from "./words.en.ts";

/** The words of the office's accounts and of its frame, in Marathi. */
export const mr: StaffWords = {
  office: "कार्यालय",
  menu: {
    label: "कार्यालय मेनू",
    start: "सुरुवात",
    records: "नोंदी",
    profiles: "प्रोफाइल",
    people: "कर्मचारी",
    activity: "कामांची नोंद",
    guide: "मार्गदर्शक",
    account: "माझे खाते",
  },
  roles: { office: "कार्यालय", principal: "प्राचार्य", admin: "ॲडमिन" },
  signOut: "बाहेर पडा",
  seeSite: "वेबसाइट पाहा",
  noPage: { title: "हे पान नाही", text: "कृपया पत्ता तपासा किंवा सुरुवातीच्या पानावर जा." },
  forbidden: {
    title: "हे पान तुमच्यासाठी खुले नाही",
    office: "तुमची भूमिका “कार्यालय” आहे. कृपया प्राचार्यांशी किंवा ॲडमिनशी बोला.",
    principal: "तुमची भूमिका “प्राचार्य” आहे. कृपया ॲडमिनशी बोला.",
    admin: "तुमची भूमिका “ॲडमिन” आहे. कृपया कार्यालयाशी किंवा प्राचार्यांशी बोला.",
  },
  signIn: {
    title: "कार्यालय लॉगिन",
    lead: "संस्थेच्या कर्मचाऱ्यांसाठी.",
    email: "ईमेल",
    password: "पासवर्ड",
    submit: "पुढे",
    lost: "पासवर्ड विसरलात?",
  },
};
