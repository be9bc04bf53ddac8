/** What the emails to visitors say in English. */
export const submissionMailEn = {
  facts: {
    reference: "Reference number",
    received: "Received",
    name: "Name",
    hscPercentage: "12th (HSC) percentage",
    email: "Email",
    phone: "Phone",
    text: "Feedback",
    guardianName: "Parent or guardian",
    guardianPhone: "Parent's or guardian's phone",
  },
  confirmation: {
    subject: {
      enquiry: (reference: string) => `We have your enquiry: ${reference}`,
      application: (reference: string) => `We have your request to be contacted: ${reference}`,
      feedback: (reference: string) => `We have your feedback: ${reference}`,
    },
    thanks: {
      enquiry: "Thank you. We have received your admission enquiry.",
      application:
        "Thank you. We have received your request to be contacted about D.Pharm. This is not an application for admission. For that, register on DTE's website.",
      feedback: "Thank you. We have received your feedback.",
    },
    next: {
      enquiry: "The office will call or email you on the next working day.",
      application: "The office will call or email you on the next working day.",
      feedback: "The office will read it. If you asked something, it will answer you.",
    },
    guardian: (name: string | null) =>
      `You are under 18, so the office will first call your parent or guardian${
        name === null ? "" : `, ${name},`
      } to confirm that they agree.`,
    kept: "This is what you sent:",
    lookup: "You can see, correct or erase it at any time, with the reference number and the email address you gave.",
    link: "See, correct or erase it",
    closing:
      "If you did not send this, someone gave your address by mistake, and you can ignore this email. To have it erased, open the page above or call the office.",
  },
  erasure: {
    subject: (reference: string) => `Erased: ${reference}`,
    opening: {
      enquiry: "We have erased your admission enquiry and everything you sent with it.",
      application: "We have erased your request to be contacted and everything you sent with it.",
      feedback: "We have erased your feedback and everything you sent with it.",
    },
    office: "We have also asked the office to delete its emails about it. This is our last email about it.",
    closing: "If you did not ask for this, please call the office.",
  },
};

export type MailWords = typeof submissionMailEn;

/** What the emails to the office say in English; which language it reads is a setting. */
export const officeMailEn = {
  kinds: { enquiry: "enquiry", application: "request to be contacted", feedback: "feedback" },
  subject: {
    new: (kind: string, reference: string) => `New ${kind} ${reference}`,
    corrected: (kind: string, reference: string) => `Corrected ${kind} ${reference}`,
  },
  opening: {
    new: {
      enquiry: "A visitor of the website sent this enquiry.",
      application: "A visitor of the website sent this request to be contacted.",
      feedback: "A visitor of the website sent this feedback.",
    },
    corrected: {
      enquiry: "The visitor corrected this enquiry. This is what it says now.",
      application: "The visitor corrected this request to be contacted. This is what it says now.",
      feedback: "The visitor corrected this feedback. This is what it says now.",
    },
  },
  unconfirmed: "The email address is not confirmed: someone else may have typed it.",
  guardian:
    "The visitor is under 18. Before anything else, call the parent or guardian (name and number are below) and ask whether they agree. Then note it in the inbox.",
  open: "Open it in the inbox",
  facts: { changed: "Corrected", age: "Age", language: "Language", guardianConfirmed: "Consent confirmed" },
  minor: "Under 18",
  notYet: "Not yet",
  languages: { en: "English", mr: "Marathi" },
  reply: "Your reply to this email goes to the visitor.",
  noReply: "The visitor gave no email address, so please call.",
  list: {
    subject: (count: string) => `${count} changes in the inbox`,
    opening:
      "Many forms were sent on the website within an hour, so this email lists them together. The next list comes in ten minutes at the earliest.",
    events: {
      new: (kind: string) => `New ${kind}`,
      corrected: (kind: string) => `Corrected ${kind}`,
      erased: (kind: string) => `Erased by the visitor: ${kind}`,
    },
    show: "What was not erased is in the inbox in full, under its reference number.",
    open: "Open the inbox",
    erased:
      "Please delete every earlier email about what was erased, from the bin too, and any copy or note made of it.",
    closing: "Nobody has checked the names in this list. Please open each one in the inbox before you call or email.",
  },
  erased: {
    subject: (kind: string, reference: string) =>
      `Erased by the visitor: ${kind} ${reference}. Please delete its emails`,
    opening: {
      enquiry: "The visitor erased this enquiry. Nothing of it is left on the website.",
      application: "The visitor erased this request to be contacted. Nothing of it is left on the website.",
      feedback: "The visitor erased this feedback. Nothing of it is left on the website.",
    },
    ask: "Please delete every earlier email about this reference number, from the bin too, and any copy or note made of it.",
    closing:
      "We promise this in our privacy policy. From May 2027 it will also be a right under section 12 of the Digital Personal Data Protection Act, 2023.",
  },
};

export type OfficeMailWords = typeof officeMailEn;
