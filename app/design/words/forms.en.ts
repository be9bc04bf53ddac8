import type { FieldError } from "#app/platform/forms/answer.ts";

/** The sentence of an error: it may name the field's label, and how many characters the field can have. */
type Sentence = (label: string, max: string) => string;

type ErrorCode = FieldError["code"];

const errors: Record<ErrorCode, Sentence> = {
  missing: (label) => `Please fill in “${label}”.`,
  email: () => "Please enter a complete email address, for example name@example.com.",
  phone: (label) => `Please enter a 10-digit number in “${label}” (up to 15 digits with the country code).`,
  characters: (label) => `“${label}” contains a character we cannot store. Please type it again instead of pasting it.`,
  hidden: (label) =>
    `“${label}” contains an invisible character. This can happen when text is pasted. Please clear the field and type it again.`,
  letters: (label) => `“${label}” cannot have only numbers or symbols. Please write it in letters.`,
  alphabets: (label) =>
    `A word in “${label}” mixes letters of two scripts that look alike. Please type that word again, in one script.`,
  oneWay: () => "Please give an email address or a phone number, so that we can reach you.",
  above100: (label) => `“${label}” cannot be above 100. If these are marks, write them as 510/600.`,
  year: (label) => `Please enter a 4-digit year in “${label}”, for example 2024.`,
  link: (label) => `Please enter a web address that begins with https:// in “${label}”.`,
  shortPassword: (label) => `“${label}” must have at least 10 characters. Please make it longer.`,
  weakPassword: () =>
    "This password is easy to guess. Use three or four words that have nothing to do with each other, your name or the institute.",
  wrongPassword: (label) => `“${label}” is not right. Please type it again.`,
  wrongCode: () =>
    "This OTP is not right, or is more than ten minutes old. Please enter the OTP from the latest email, or press “Send OTP” for another.",
  notSixDigits: () => "An OTP has 6 digits. Please check it against the email and correct it.",
  long: (label, max) => `“${label}” can have at most ${max} characters. Please shorten it.`,
};

/** The words of forms as such in English; each form's own are in its feature. */
export const form = {
  required: "All fields are required.",
  optional: "optional",
  leaveEmpty: "Leave this field empty",
  moment: "One moment...",
  reference: "Your reference number:",
  later: "See, correct or erase what you sent:",
  failed: "This could not be sent. What you typed is still here: please check the connection and try again.",
  errors,
  problems: {
    fields: "Please check these fields:",
    unsent: "Error sending OTP. Please try again.",
    wrongCode: "Invalid or expired OTP. Please try again.",
    notSixDigits: "An OTP has 6 digits. Please check it against the email and correct it.",
    tooMany: (wait: string) => `Too many tries in a short time. Please wait ${wait} and try again, or call us:`,
    tooSoon: (wait: string) =>
      `We have just sent an OTP. You can ask for another in ${wait}. Only the latest OTP works.`,
    arrived: "We already have this enquiry. The reference number is in your email.",
    timeOver: "This OTP has expired. Please start again and ask for a new OTP.",
    erased:
      "What you sent has been erased and is no longer here. If you still need us, please send the form again, or call us:",
    tooQuick: "The form was sent unusually fast. Please check what you typed and press the button again.",
    hiddenField:
      "A hidden field that must stay empty was filled in, perhaps by your browser. We have emptied it. Please press the button again.",
    failed:
      "Something went wrong on our side, and we do not know whether it was saved. What you typed is still here. Please call us before you send it again:",
    notKept: "We could not save this. What you typed is still here. Please try again in a minute, or call us:",
  },
};

/** The words of an OTP that is emailed, and of entering it, in English. */
export const code = {
  send: "Send OTP",
  sending: "Sending OTP...",
  title: "Enter the OTP",
  sent: "OTP sent to your email. Please check your inbox.",
  late: "Your OTP is on its way, but the email may take a few minutes. Please keep this page open.",
  sentTo: "Sent to:",
  spam: "Can't see it? Check the spam folder too. The OTP works for ten minutes.",
  mailbox: "No mail server is set up here. Read the email at",
  otp: "OTP",
  placeholder: "Enter 6-digit OTP",
  verify: "Verify OTP",
  verifying: "Verifying...",
  isDone: "If the OTP you entered was right, we already have your enquiry; the reference number is in your email.",
  fiveTries: "After five wrong tries you need a new OTP: press “Send a new OTP”.",
  resend: "Send a new OTP",
  resendNote: "You can ask for a new OTP after 60 seconds.",
  changeEmail: "Change the email address",
  close: "Close",
  waiting: "An OTP was sent to:",
  enter: "Enter the OTP",
};
