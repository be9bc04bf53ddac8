/** The words of what all forms of visitors share in English. */
export const en = {
  guardian: {
    isMinor: "I am under 18",
    guardianName: "Parent's or guardian's name",
    guardianPhone: "Parent's or guardian's phone number",
    call: "The office calls this number to make sure that your parent or guardian agrees.",
  },
  next: {
    call: (person: string, day: string) =>
      `${person} will call or email you by ${day}. The call will come from this number:`,
    ready: "If you have your 12th mark sheet, keep it ready.",
    atOffice: "To see, correct or erase what you sent, come to the office with this number, or call:",
    another: "Send another form",
  },
  consent: {
    enquiry: (days: string) =>
      `We keep what you write here for at most ${days} days, to answer you and to tell you about the admission you asked about.`,
    application: (days: string) =>
      `We keep what you write here for at most ${days} days, to contact you about this request.`,
    feedback: (days: string) =>
      `We keep what you write here for at most ${days} days, to answer you and to improve the institute.`,
    brief: "See, correct or erase what you sent",
    agree: "By pressing the button you agree to this.",
    guardian:
      "By pressing the button I, the parent or guardian, agree to this for my child. The office calls me to confirm.",
    withdraw: "At any time with your reference number and email address, or by phone in office hours:",
    more: "Details, and how to complain:",
  },
};
