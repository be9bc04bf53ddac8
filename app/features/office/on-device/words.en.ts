/** What the script says in the form of a record, in English. `{time}` stands for a time. */
export const en = {
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

/** The words of the script in one language. */
export type OnDeviceWords = typeof en;
