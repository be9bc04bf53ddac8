import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  states: {
    none: "",
    saved: "Saved at {time}",
    phone: "On this device only. Not saved yet.",
    full: "This device cannot keep it. Please save the draft.",
    sending: "Sending...",
    unsent: "Not sent: no network. Nothing is lost. It is saved automatically when the network is back.",
    unsentPublish:
      "Not sent: no network. Nothing is lost. The draft is saved automatically when the network is back. Then press the button again.",
    unsentOther: "Not sent: no network. Nothing is lost. Please press the button again.",
    ended:
      "You are logged out. Your text is on this device, and nothing is lost. Log in again in a new tab, and come back to this one.",
  },
  signIn: "Log in again (opens a new tab)",
  waits: "Unsaved text from {time} is on this device.",
  see: "See what is different",
  form: "In the form",
  text: "On this device",
  empty: "nothing",
  use: "Use this text",
  erase: "Discard it",
};

const mr: typeof en = {
  states: {
    none: "",
    saved: "{time} वाजता जतन झाले",
    phone: "फक्त या फोनवर किंवा संगणकावर आहे. अजून जतन झालेले नाही.",
    full: "हा मजकूर या फोनवर किंवा संगणकावर ठेवता येत नाही. कृपया मसुदा जतन करा.",
    sending: "पाठवत आहोत...",
    unsent: "पाठवता आले नाही: नेटवर्क नाही. तुमचा मजकूर सुरक्षित आहे. नेटवर्क आले की मसुदा आपोआप जतन होईल.",
    unsentPublish:
      "पाठवता आले नाही: नेटवर्क नाही. तुमचा मजकूर सुरक्षित आहे. नेटवर्क आले की मसुदा आपोआप जतन होईल. मग पुन्हा बटण दाबा.",
    unsentOther: "पाठवता आले नाही: नेटवर्क नाही. तुमचा मजकूर सुरक्षित आहे. कृपया पुन्हा बटण दाबा.",
    ended: "तुमचे लॉगिन संपले आहे. तुमचा मजकूर या फोनवर किंवा संगणकावर सुरक्षित आहे. नव्या टॅबमध्ये लॉगिन करा आणि इथे परत या.",
  },
  signIn: "नव्या टॅबमध्ये लॉगिन करा",
  waits: "{time} चा मजकूर या फोनवर किंवा संगणकावर आहे. तो अजून जतन झालेला नाही.",
  see: "काय वेगळे आहे ते पाहा",
  form: "फॉर्ममध्ये",
  text: "या फोनवर किंवा संगणकावर",
  empty: "काही नाही",
  use: "हा मजकूर वापरा",
  erase: "हा मजकूर काढून टाका",
};

export const onDeviceWords: Record<Locale, typeof en> = { en, mr };
