/** Why a field was refused; the words are in `t.form.errors`. */
export type FieldError =
  | {
      code:
        | "missing"
        | "email"
        | "phone"
        | "characters"
        | "hidden"
        | "letters"
        | "alphabets"
        | "oneWay"
        | "above100"
        | "year"
        | "link";
    }
  | { code: "shortPassword" | "weakPassword" | "wrongPassword" | "wrongCode" | "notSixDigits" }
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
  /** The code has more digits than all have, or fewer: no attempt is counted. */
  | { code: "notSixDigits" }
  /** Too many tries; the next one may come after so many seconds. */
  | { code: "tooMany"; seconds: number }
  /** A code went out less than a minute ago; the next one may be sent in so many seconds. */
  | { code: "tooSoon"; seconds: number }
  /** The enquiry of the link was confirmed before. */
  | { code: "arrived" }
  /** What the code opened is closed again. */
  | { code: "timeOver" }
  /** What the code opened was erased after that. */
  | { code: "erased" }
  /** Filled in faster than a person types, or without ever opening the page. */
  | { code: "tooQuick" }
  /** The field that no person sees was filled in. */
  | { code: "hiddenField" }
  /** The store could not take it. */
  | { code: "notKept" }
  /** The site itself is at fault. */
  | { code: "failed" };

/** A code that was mailed and is waited for. */
export interface MailedCode {
  /** Names the code, in a hidden field: who has it may enter the code, and sees what was typed while that holds. */
  ticket: string;
  /** Where the code went; empty where that is not shown. */
  email: string;
  /** False when the visitor closed the dialog and sees the form. */
  isOpen: boolean;
  /** True right after a code went out. */
  isSent: boolean;
  /** True where the mail server was slow, so that the mail may take a few minutes. */
  isLate?: boolean;
  problem?: Problem;
  /** What was typed in place of a code and cannot be one, to be corrected. */
  typed?: string;
  /** Where kept messages are read, for who tries the site on this machine without a mail server. */
  mailbox?: string;
}

/** How a form stands after it was sent, or before. */
export interface FormAnswer {
  /** What was typed, by field, shown again. */
  values: Record<string, string>;
  errors?: FieldErrors;
  problem?: Problem;
  code?: MailedCode;
  /** It is kept, under this reference; without an email address nobody can open it on the site. */
  done?: { reference: string; hasEmail: boolean };
}

/** A form nobody has sent yet. */
export const emptyAnswer: FormAnswer = { values: {} };
