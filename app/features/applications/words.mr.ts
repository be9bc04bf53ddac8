import type { en } from "./words.en.ts";

/** The words of the application form in Marathi. */
export const mr: typeof en = {
  title: "डी.फार्म प्रवेशासाठी अर्ज",
  lead: "तुमचे नाव आणि संपर्काचा एक मार्ग द्या: ईमेल किंवा फोन.",
  fullName: "पूर्ण नाव",
  email: "ईमेल",
  phone: "फोन",
  submit: "अर्ज पाठवा",
  busy: "पाठवत आहोत...",
  done: "धन्यवाद. तुमचा अर्ज आम्हाला मिळाला.",
  mailed: "हा क्रमांक जपून ठेवा. ईमेल दिला असेल, तर तो तिथेही पाठवत आहोत.",
};
