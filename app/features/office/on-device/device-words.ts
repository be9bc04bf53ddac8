/** Rendered by the server, as the script contains no texts. `{time}` stands for a time. */
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
  waits: string;
  form: string;
  text: string;
  empty: string;
  /** The full hours of a day from midnight, formatted in the language. */
  clocks: string[];
  /** BCP 47. */
  tag: string;
}
