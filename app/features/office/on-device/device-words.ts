/** Texts for the script, rendered by the server, as the script contains none. `{time}` stands for a time. */
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
  /** Describes a text that is waiting on the device. */
  waits: string;
  /** Labels of the form's and the device's version, for screen readers. */
  form: string;
  text: string;
  /** What is shown for an empty value. */
  empty: string;
  /** The full hours of a day from midnight, formatted in the language. */
  clocks: string[];
  /** The BCP 47 tag of the language. */
  tag: string;
}
