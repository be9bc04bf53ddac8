/** What the script says, drawn by the server: it has no words of its own. `{time}` stands for a time. */
export interface DeviceWords {
  states: {
    none: string;
    saved: string;
    phone: string;
    full: string;
    sending: string;
    unsent: string;
    unsentPublish: string;
    unsentOther: string;
    ended: string;
  };
  /** What is said of a text that waits on the device. */
  waits: string;
  /** What the form has, and what the device has, to those who hear it. */
  form: string;
  text: string;
  /** What is shown for an empty value. */
  empty: string;
  /** The full hours of a day, from midnight, as times are written in the language. */
  clocks: string[];
  /** The BCP 47 tag of the language. */
  tag: string;
}
