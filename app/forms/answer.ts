/** Why a field was refused; the words are in `t.form.errors`. */
export type FieldError =
  | { code: "missing" | "email" | "phone" | "characters" | "oneWay" | "wrongCode" }
  | { code: "long"; max: number };

/** Refused fields, by name, in the order of the form. */
export type FieldErrors = Record<string, FieldError>;

/** Why a form as a whole was refused; the words are in `t.form.problems`. */
export type Problem =
  /** Some fields are refused: `errors` says which. */
  | { code: "fields" }
  /** The code could not be mailed. */
  | { code: "unsent" }
  /** The code is wrong, old or used; used well, where the enquiry has arrived. */
  | { code: "wrongCode"; isDone?: boolean }
  /** Too many tries; the next one may come after so many seconds. */
  | { code: "tooMany"; seconds: number }
  /** Filled in faster than a person types, or without ever opening the page. */
  | { code: "tooQuick" }
  /** The field that no person sees was filled in. */
  | { code: "hiddenField" }
  /** The store could not take it. */
  | { code: "notKept" };

/** A code that was mailed and is waited for. */
export interface CodeStep {
  /** Names the code; who has it may try to enter the code, so it stands in a hidden field. */
  ticket: string;
  /** Where the code went. */
  email: string;
  /** False when the visitor closed the dialog and sees the form. */
  isOpen: boolean;
  /** True right after a code went out. */
  isSent: boolean;
  problem?: Problem;
  /** Where kept messages are read, for who tries the site on this machine without a mail server. */
  mailbox?: string;
}

/** How a form stands after it was sent, or before. */
export interface FormAnswer {
  /** What was typed, by field, shown again. */
  values: Record<string, string>;
  errors?: FieldErrors;
  problem?: Problem;
  code?: CodeStep;
  /** It is kept, under this reference. */
  done?: { reference: string };
}

/** A form nobody has sent yet. */
export const untouched: FormAnswer = { values: {} };
