import type { FieldError } from "#app/platform/forms/answer.ts";

/** What a field's error may name: the field's label, and how many characters it takes. */
type Mend = (label: string, max: string) => string;

type ErrorCode = FieldError["code"];

const errors: Record<ErrorCode, Mend> = {
  missing: (label) => `Please fill in “${label}”.`,
  email: () => "Please write the email address in full, as in name@example.com.",
  phone: (label) => `“${label}” takes a number of 10 digits, or up to 15 with the country code.`,
  characters: (label) => `“${label}” has a sign in it that cannot be kept. Please type it again, without pasting.`,
  hidden: (label) =>
    `“${label}” has an invisible character in it. That happens when text is pasted. Please clear the field and type it again.`,
  letters: (label) => `“${label}” cannot be only numbers or signs. Please write it in letters.`,
  alphabets: (label) =>
    `“${label}” has a word with letters of two alphabets that look alike. Please type that word again, in one alphabet.`,
  oneWay: () => "Please give an email address or a phone number, so that we can reach you.",
  year: (label) => `“${label}” takes a year of four digits, as in 2024.`,
  link: (label) => `“${label}” takes a web address that begins with https://.`,
  shortPassword: (label) => `“${label}” takes at least 10 characters. Please make it longer.`,
  weakPassword: () =>
    "This password is easy to guess. Use three or four words that have nothing to do with each other, your name or the institute.",
  wrongPassword: (label) => `“${label}” is not right. Please type it again.`,
  wrongCode: () =>
    "This OTP is not right, or is more than ten minutes old. Please enter the OTP from the mail that came when you pressed the button, or press “Send OTP” for another.",
  long: (label, max) => `“${label}” takes at most ${max} characters. Please make it shorter.`,
};

/** The words of forms as such in English; each form's own are in its feature. */
export const form = {
  required: "All fields are required.",
  optional: "optional",
  leaveEmpty: "Leave this field empty",
  moment: "One moment...",
  reference: "Your reference:",
  later: "See, correct or erase what you sent:",
  failed: "This could not be sent. What you typed is still here: please check the connection and try again.",
  errors,
  problems: {
    fields: "Please look at these fields again:",
    unsent: "Error sending OTP. Please try again.",
    wrongCode: "Invalid or expired OTP. Please try again.",
    tooMany: (wait: string) => `Too many tries in a short time. Please wait ${wait} and try again, or call us:`,
    tooSoon: (wait: string) => `A code went out a moment ago. Another one can be sent in ${wait}.`,
    arrived: "This enquiry has arrived. Its reference is in your email.",
    timeOver: "The time is over. Please ask for a new code and begin again.",
    tooQuick: "That was very quick. Please look over what you typed, then press the button again.",
    hiddenField:
      "A hidden field that must stay empty was filled in, as robots do. It is empty again: please press the button once more.",
    failed:
      "Something went wrong on our side, and we cannot say whether it was kept. What you typed is still here. Please call us before you send it again:",
    notKept:
      "It could not be kept. Nothing is lost, what you typed is still here. Please try again in a moment, or call us:",
  },
};

/** The words of a code that is mailed, and of entering it, in English. */
export const code = {
  send: "Send OTP",
  sending: "Sending OTP...",
  title: "Enter the OTP",
  sent: "OTP sent to your email. Please check your inbox.",
  late: "Your code is on its way, but the mail may take a few minutes. Please keep this page open.",
  sentTo: "It went to:",
  spam: "Not there? Please look in the spam folder too. It can be used for ten minutes.",
  mailbox: "No mail server is set here: read the message at",
  otp: "OTP",
  placeholder: "Enter 6-digit OTP",
  verify: "Verify OTP",
  verifying: "Verifying...",
  isDone: "If you entered the right one a moment ago: your enquiry has arrived, and its reference is in your email.",
  fiveTries: "After five wrong tries you need a new code: press “Send a new code”.",
  resend: "Send a new code",
  resendNote: "A new code can be sent 60 seconds after the last one.",
  changeEmail: "Change the email address",
  close: "Close",
  waiting: "A code was sent to:",
  enter: "Enter the code",
};
