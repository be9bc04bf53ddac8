/** Why a field was refused; the messages are in `t.form.errors`. */
export type FieldError =
  | {
      code:
        | "missing"
        | "email"
        | "emailLetters"
        | "phone"
        | "twoPhones"
        | "characters"
        | "hidden"
        | "letters"
        | "alphabets"
        | "oneWay"
        | "above100"
        | "year"
        | "number"
        | "link";
    }
  | { code: "shortPassword" | "weakPassword" | "wrongPassword" | "wrongCode" | "notSixDigits" }
  | { code: "long"; max: number };

/** The errors of the refused fields by name, in the form's order. */
export type FieldErrors = Record<string, FieldError>;

/** Why a form as a whole was refused; the messages are in `t.form.problems`. */
export type Problem =
  /** Some fields are refused: `errors` says which. */
  | { code: "fields" }
  /** The code could not be mailed. */
  | { code: "unsent" }
  /** The code is wrong, old or used; `isDone` when it was used successfully, so that the enquiry has arrived. */
  | { code: "wrongCode"; isDone?: boolean }
  /** The code does not have six digits: no attempt is counted. */
  | { code: "notSixDigits" }
  /** Too many attempts; `seconds` until the next. */
  | { code: "tooMany"; seconds: number }
  /** A code was sent less than a minute ago; `seconds` until the next. */
  | { code: "tooSoon"; seconds: number }
  /** The enquiry that the link refers to was already confirmed. */
  | { code: "arrived" }
  /** The time during which the code gave access is over. */
  | { code: "timeOver" }
  /** What the code gave access to has been erased since. */
  | { code: "erased" }
  /** Submitted faster than a person types, or without ever opening the page. */
  | { code: "tooQuick" }
  /** The honeypot field was filled in. */
  | { code: "hiddenField" }
  /** The store could not save it. */
  | { code: "notKept" }
  /** An internal error of the site. */
  | { code: "failed" };

/** The step of entering a mailed code. */
export interface MailedCode {
  /**
   * Identifies the code, in a hidden field. Anyone who has it can enter the code and, while it is valid, see what was
   * typed.
   */
  ticket: string;
  /** Where the code was sent; empty when that is not shown. */
  email: string;
  /** False when the visitor closed the dialog and sees the form again. */
  isOpen: boolean;
  /** True right after a code was sent. */
  isSent: boolean;
  /** True when the mail server was slow, so that the mail may take a few minutes. */
  isLate?: boolean;
  problem?: Problem;
  /** What was typed instead of a code, to be corrected. */
  typed?: string;
  /** Address of the stored mails, for a developer trying out the site without a mail server. */
  mailbox?: string;
}

/** State of a form, before or after it was submitted. */
export interface FormAnswer {
  /** What was typed, by field, to be shown again. */
  values: Record<string, string>;
  errors?: FieldErrors;
  problem?: Problem;
  code?: MailedCode;
  /** The submission is saved under this reference; without an email address it cannot be opened on the site. */
  done?: { reference: string; hasEmail: boolean; isMinor: boolean };
}

/** The state of a form that nobody has submitted yet. */
export const emptyAnswer: FormAnswer = { values: {} };
