/** What the mails to visitors say in English. */
export const mailEn = {
  facts: {
    reference: "Reference",
    received: "Received",
    name: "Name",
    hscPercentage: "HSC (12th) percentage",
    email: "Email",
    phone: "Phone",
    text: "Feedback",
    guardianName: "Parent or guardian",
    guardianPhone: "Their phone",
  },
  confirmation: {
    subject: {
      enquiry: (reference: string) => `We have your enquiry: ${reference}`,
      application: (reference: string) => `We have your application: ${reference}`,
      feedback: (reference: string) => `We have your feedback: ${reference}`,
    },
    thanks: {
      enquiry: "Thank you. Your admission enquiry is with us.",
      application: "Thank you. Your D.Pharm application is with us.",
      feedback: "Thank you. Your feedback is with us.",
    },
    next: {
      enquiry: "The office calls or writes back on the next working day.",
      application: "The office calls or writes back on the next working day.",
      feedback: "The office answers on the next working day.",
    },
    guardian: (name: string | null) =>
      `You are under 18, so the office will first phone your parent or guardian${
        name === null ? "" : `, ${name},`
      } to confirm that they agree.`,
    kept: "This is what you sent:",
    lookup:
      "You can see it, correct it or withdraw it at any time. You need the reference and the email address you gave.",
    link: "See, correct or withdraw it",
    closing:
      "If you did not send this, somebody gave your address by mistake. You need not do anything; to have it erased, open the page above or call the office.",
  },
  erasure: {
    subject: (reference: string) => `Erased: ${reference}`,
    opening: {
      enquiry: "Your admission enquiry and all you sent with it are erased.",
      application: "Your application and all you sent with it are erased.",
      feedback: "Your feedback and all you sent with it are erased.",
    },
    office: "We have asked the office to delete its mails about it too. This is our last mail about it.",
    closing: "If you did not ask for this, please call the office.",
  },
};

export type MailWords = typeof mailEn;

/** What the mails to the office say, in English whatever language the visitor reads. */
export const officeMail = {
  kinds: { enquiry: "enquiry", application: "application", feedback: "feedback" },
  subject: {
    new: (kind: string, reference: string) => `New ${kind} ${reference}`,
    corrected: (kind: string, reference: string) => `Corrected ${kind} ${reference}`,
  },
  opening: {
    new: (kind: string) => `A visitor of the website sent this ${kind}.`,
    corrected: (kind: string) => `The visitor corrected this ${kind}. This is what it says now.`,
  },
  unconfirmed: "The email address is not confirmed: someone else may have typed it.",
  guardian:
    "The visitor is under 18. Before anything else, phone the parent or guardian in the table below to confirm consent. Then record it with:",
  confirmGuardian: (reference: string) => `npm run enquiries -- confirm-guardian ${reference}`,
  facts: { changed: "Corrected", age: "Age", language: "Language", guardianConfirmed: "Consent confirmed" },
  minor: "Under 18",
  notYet: "Not yet",
  languages: { en: "English", mr: "Marathi" },
  reply: "Your reply to this mail goes to the visitor.",
  noReply: "The visitor gave no email address, so please phone.",
  list: {
    subject: (count: number) => `${count} messages from the website`,
    opening:
      "Many messages came through the website within an hour, so this mail lists them together. The next list comes in ten minutes at the earliest.",
    events: {
      new: (kind: string) => `New ${kind}`,
      corrected: (kind: string) => `Corrected ${kind}`,
      erased: (kind: string) => `Withdrawn ${kind}`,
    },
    show: "To read a message in full, run “npm run enquiries -- show REFERENCE” on the website's computer, with the reference from the list.",
    erased:
      "Please delete every earlier mail about what was withdrawn, from the bin too, and any copy or note made of it.",
    closing: "Nobody has checked the names in this list. Please read the full message before you call or write back.",
  },
  erased: {
    subject: (kind: string, reference: string) => `Withdrawn ${kind} ${reference}: please delete its mails`,
    opening: (kind: string) => `The visitor withdrew this ${kind}. The website has erased all it had of it.`,
    ask: "Please delete every earlier mail about this reference, from the bin too, and any copy or note made of it.",
    closing: "The visitor has the right to this (Digital Personal Data Protection Act 2023, section 12).",
  },
};
