import type { GuideText } from "./guide-text.ts";
import type { Named } from "./named.ts";

/** The guide in English. */
export const guideInEnglish = (on: Named): GuideText => ({
  title: "Guide for the office",
  lead: "Everyday work in short steps. Everything works on a phone.",
  contents: "On this page",
  admins: (names) => `The admin: ${names}`,
  version: (number) => `Version of this software: ${number}`,
  sections: [
    {
      id: "sign-in",
      title: "Log in on a new phone",
      steps: [
        "Open the website and add /office to its address.",
        `Enter your email and password, and press ${on.continue}.`,
        `Open the authenticator app, enter its 6-digit code, and press ${on.signIn}.`,
      ],
      notes: [
        `Lost the phone with the app? Press ${on.lostPhone}, enter a recovery code and press ${on.useRecovery}; or ask the admin to press ${on.reset}.`,
        `Recovery codes, passkeys and languages are under ${on.account}.`,
        `Forgot the password? Press ${on.lostPassword} on the login screen.`,
        `On a phone that is not yours, press ${on.signOut} at the end.`,
      ],
    },
    {
      id: "inbox",
      title: "Call the people who wrote to us",
      steps: [
        `Open ${on.inbox}. Overdue people come first, then today's, then new ones.`,
        "Open a name and press the phone number.",
        `After the call, write a note, choose the ${on.when}, and press ${on.spoke}, ${on.noAnswer} or ${on.wrongNumber}.`,
      ],
      notes: [
        `If somebody comes or calls, press ${on.addCaller} and ask for their consent.`,
        `If your email did not arrive, call. The name stays among today's until you speak, write again or change something; ${on.noAnswer} and ${on.wrongNumber} do not remove it.`,
        `If someone is under 18, call the parent or guardian first. When they agree, press ${on.guardianAgreed}.`,
        `If the same person wrote twice, open one and press ${on.merge}. If phones, emails or names differ, ask first. You can undo it for 30 days.`,
        `If someone wants everything erased, open ${on.eraseAll} at the end of the page.`,
      ],
    },
    {
      id: "notice",
      title: "Write a notice in under a minute",
      steps: [
        `On ${on.start}, press ${on.newNotice}. Leave the ${on.date} empty: it is filled in when you publish.`,
        `Under ${on.notice}, write a sentence or two in Marathi and English: what, for whom, by when.`,
        `Press ${on.publish}. Everyone sees it a minute later, in both languages.`,
      ],
      notes: [
        `Not finished? Press ${on.save}: nobody else sees it.`,
        `Urgent, and no English yet? Press ${on.follows}. ${on.start} reminds you of it.`,
        `For everything else, open ${on.records}. Its search finds any text by its words, and its forms work the same way.`,
        `If you wrote something like it before, ${on.take} puts that text into the form.`,
      ],
    },
    {
      id: "preview",
      title: "See how it will look",
      steps: [
        `In the form, press ${on.seePreview}. The draft is saved first.`,
        "You see the page in both languages, as on a phone.",
        "Below it there may be a text for WhatsApp. Send it after publishing.",
      ],
    },
    {
      id: "later",
      title: "Publish on a day",
      steps: [
        `In the form, open ${on.later}.`,
        `Choose ${on.day} and ${on.time}.`,
        `Press ${on.publishThen}. The rest is automatic.`,
      ],
      notes: [
        `Changed your mind? Open the notice and press ${on.stop}.`,
        `A notice ends after ${on.until}; its page stays and says so.`,
      ],
    },
    {
      id: "undo",
      title: "Undo",
      steps: [
        `In the first minute, press ${on.undo}. Nobody has seen it yet; an earlier schedule applies again.`,
        `Later, open the notice and then ${on.history}.`,
        `Press the button of the earlier text, such as ${on.goBack}. It is public a minute later.`,
      ],
      notes: ["Your newer draft stays."],
    },
    {
      id: "take-off",
      title: "Remove something from the website",
      steps: [
        `Open it, then ${on.takeOff} at the end of the page, and choose ${on.mistake}, ${on.replaced} or ${on.ended}. The page of a notice then says so or leads to the new page; anything else disappears.`,
        `Press the button ${on.takeOff}.`,
      ],
      notes: [`To undo it, press ${on.putBack}.`],
    },
    {
      id: "pictures",
      title: "Pictures and PDFs",
      steps: [
        `Open ${on.files}, choose them, and press ${on.upload}.`,
        `In the form, press ${on.choosePicture}; a PDF is in the list of its field.`,
        "Write in both languages what each picture shows, for those who cannot see it.",
      ],
      notes: [
        `Or press ${on.saveAndUpload} in the form: the file is then chosen.`,
        "The drawings of facilities change to photos once all on a page have one; until then a tap on a drawing opens its photo.",
        "Ask the people in a picture, and tick that they agreed. Without the tick it is not published.",
      ],
    },
    {
      id: "signal",
      title: "When the signal is lost",
      steps: [
        "Do not close the page. What you type is kept on your phone or computer.",
        "When the signal is back, press the button again. A form sent twice counts once.",
      ],
      notes: ["Were you logged out? Log in again: what you sent is then saved as a draft, but not published."],
    },
    {
      id: "together",
      title: "Two people at once",
      steps: [
        "If you changed different fields, both changes are kept.",
        `If you changed the same text, you see both. Press ${on.keepMine} or ${on.keepTheirs}; where several texts differ, tick ${on.takeTheirs}.`,
        `Press ${on.save} or ${on.publish} again.`,
      ],
    },
    {
      id: "principal",
      title: "What the principal does",
      steps: [
        "The office publishes notices, events, the calendar, pictures, downloads and links.",
        `The principal publishes committees, teachers, the organogram and the facts of the institute. The office's drafts are on the principal's ${on.start}.`,
        `The admin requests accounts for new office staff and principals; the principal confirms them under ${on.people}.`,
        `The principal approves teachers' profiles under ${on.profiles}. The office can ask for changes.`,
      ],
    },
    {
      id: "help",
      title: "Whom to ask",
      steps: [
        `If you cannot log in, or for a new colleague: the admin, under ${on.people}.`,
        "If you may not publish something, or are not sure: the principal.",
        "If the website does not work: the admin, who calls the person who looks after it.",
      ],
    },
  ],
});
