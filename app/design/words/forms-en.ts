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

/** The words of the forms in English, and of the page where one sees again what one sent. */
export const formsEn = {
  enquiry: {
    title: "Admission Enquiry Form",
    lead: "Leave your details. We call or write back on the next working day.",
    fullName: "Full name",
    hscPercentage: "HSC (12th) percentage",
    hscPlaceholder: "e.g., 85.50%",
    email: "Email",
    contactNumber: "Contact number",
    contactPlaceholder: "10-digit mobile number",
    submit: "Send OTP",
    busy: "Sending OTP...",
    codeNote: "We send a 6-digit code to your email to make sure the answer reaches you.",
    done: "Enquiry submitted successfully! We will contact you shortly.",
    mailed: "We also send it to your email.",
  },
  application: {
    title: "Application form",
    lead: "Leave your name and one way to reach you, email or phone.",
    fullName: "Full name",
    email: "Email",
    phone: "Phone",
    submit: "Send application",
    busy: "Sending...",
    done: "Thank you. We have your application.",
    mailed: "Keep this number. If you gave an email address, we also send it there.",
  },
  feedback: {
    title: "Write your feedback",
    lead: "",
    name: "Name",
    email: "Email",
    text: "Feedback",
    submit: "Send feedback",
    busy: "Sending...",
    done: "Thank you. We have your feedback.",
    mailed: "We also send it to your email.",
  },
  guardian: {
    isMinor: "I am under 18",
    guardianName: "Parent's or guardian's name",
    guardianPhone: "Parent's or guardian's phone number",
    call: "The office calls this number to make sure that your parent or guardian agrees.",
  },
  consent: {
    enquiry: (days: string) =>
      `We keep what you write here for at most ${days} days, to answer you and to tell you about this year's admission.`,
    application: (days: string) =>
      `We keep what you write here for at most ${days} days, to contact you about the application.`,
    feedback: (days: string) => `We keep what you write here for at most ${days} days, to answer you and to improve.`,
    agree: "By pressing the button you agree to this.",
    guardian:
      "By pressing the button I, the parent or guardian, agree to this for my child. The office calls me to confirm.",
    withdraw: "You can see, correct or erase it at any time, with your reference or by phone:",
    more: "More, and how to complain:",
  },
  form: {
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
  },
  code: {
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
  },
  lookup: {
    title: "Find what you sent",
    reference: "Reference",
    referenceHint: "It is in the mail we sent you, and was shown after sending.",
    email: "Email",
    emailHint: "The address you gave in the form. We send a 6-digit code there.",
    onWay: (email: string) => `If this reference and this address belong together, a code is on its way to ${email}.`,
    back: "Start again",
    kept: "What we keep",
    kind: "What you sent",
    kinds: { enquiry: "Admission enquiry", application: "D.Pharm application", feedback: "Feedback" },
    status: "Where it stands",
    statuses: {
      unconfirmed: "Not confirmed by code yet",
      new: "Received; the office will answer",
      answered: "Answered by the office",
    },
    sentOn: "Sent on",
    changedOn: "Corrected on",
    age: "Age",
    minor: "Under 18",
    guardianWord: "Consent of the parent or guardian",
    guardianConfirmed: (day: string) => `Confirmed by phone on ${day}`,
    guardianAwaited: "Not confirmed by phone yet",
    notice: "Version of the privacy notice",
    erasedOn: "Erased at the latest on",
    correct: "Correct it",
    emailStays:
      "The email address and the age cannot be changed here. To change them, erase this and send the form again, or call:",
    save: "Save the corrections",
    saving: "Saving...",
    corrected: "Your corrections are saved.",
    erase: "Withdraw and erase",
    eraseText:
      "All that we keep under this reference is erased at once and cannot be brought back. We also ask the office to delete its mails about it.",
    eraseAll: "Erase all of it now",
    erasing: "Erasing...",
    erased: (reference: string) => `All that we kept under ${reference} is erased. A mail to you confirms it.`,
  },
};

export type FormWords = typeof formsEn;
