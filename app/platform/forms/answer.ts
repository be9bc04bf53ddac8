/** Messages are in `t.form.errors`. */
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

export type FieldErrors = Record<string, FieldError>;

/** Messages are in `t.form.problems`. */
export type Problem =
  | { code: "fields" }
  | { code: "unsent" }
  /** `isDone`: the code was used successfully, so the enquiry has arrived. */
  | { code: "wrongCode"; isDone?: boolean }
  | { code: "notSixDigits" }
  | { code: "tooMany"; seconds: number }
  | { code: "tooSoon"; seconds: number }
  | { code: "arrived" }
  | { code: "timeOver" }
  | { code: "erased" }
  /** Faster than a person types, or without ever opening the page. */
  | { code: "tooQuick" }
  | { code: "hiddenField" }
  | { code: "notKept" }
  | { code: "failed" };

export interface MailedCode {
  /** Hidden in the form. Whoever has it can enter the code and, while it is valid, see what was typed. */
  ticket: string;
  email: string;
  isOpen: boolean;
  isSent: boolean;
  isLate?: boolean;
  problem?: Problem;
  typed?: string;
  mailbox?: string;
}

export interface FormAnswer {
  values: Record<string, string>;
  errors?: FieldErrors;
  problem?: Problem;
  code?: MailedCode;
  /** Without an email address the submission cannot be opened on the site. */
  done?: { reference: string; hasEmail: boolean; isMinor: boolean };
}

export const emptyAnswer: FormAnswer = { values: {} };
