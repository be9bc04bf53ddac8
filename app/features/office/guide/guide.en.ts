import type { GuideText } from "./guide-text.ts";
import type { Named } from "./named.ts";

/** The guide in English. */
export const guideInEnglish = (on: Named): GuideText => ({
  title: "Guide for the office",
  lead: "Everyday work in short steps. Everything works on a phone.",
  contents: "On this page",
  admins: (names) => `The admin: ${names}`,
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
        `Lost the phone with the app? Press ${on.lostPhone}, enter a recovery code, and press ${on.useRecovery}. Without one, call the admin, who presses ${on.reset}.`,
        `Recovery codes, passkeys and languages: ${on.account}.`,
        `Forgot the password? Press ${on.lostPassword} on the login screen.`,
        `On a phone that is not yours, press ${on.signOut} at the end.`,
      ],
    },
    {
      id: "inbox",
      title: "Call the people who wrote to us",
      steps: [
        `Open ${on.inbox}. People whose day has passed come first, then today's, then the new ones.`,
        "Open a name and press the phone number.",
        `After the call, write a note, choose the ${on.when}, and press ${on.spoke}, ${on.noAnswer} or ${on.wrongNumber}.`,
      ],
      notes: [
        `Somebody came or called: press ${on.addCaller}, and ask for their consent.`,
        `Your email did not arrive: call. Until you have spoken, written a note or another email, or set a new state or date, the name stays among today's, even after ${on.noAnswer} or ${on.wrongNumber}.`,
        `Under 18: call the parent or guardian first. When they agree, press ${on.guardianAgreed}.`,
        `The same person wrote twice: open one and press ${on.merge}. If numbers, addresses or names differ, ask first. It can be undone for 30 days.`,
        `Someone wants everything erased: ${on.eraseAll}, at the end of the page.`,
      ],
    },
    {
      id: "notice",
      title: "Write a notice in under a minute",
      steps: [
        `On ${on.start}, press ${on.newNotice}. Leave the ${on.date} empty: it becomes the day of publishing.`,
        `Under ${on.notice}, write a sentence or two in Marathi and English: what, for whom, by when.`,
        `Press ${on.publish}. Everyone sees it a minute later, in both languages.`,
      ],
      notes: [
        `Not finished? Press ${on.save}: nobody else sees it.`,
        `Urgent, and no English yet? Press ${on.follows}. ${on.start} reminds you of it.`,
        `Events, dates, downloads and all else: ${on.records}. The forms work the same way.`,
        `Wrote something like it before? ${on.take} puts that text into the form.`,
      ],
    },
    {
      id: "preview",
      title: "See how it will look",
      steps: [
        `In the form, press ${on.seePreview}. The draft is saved first.`,
        "You see the real page in both languages, as on a phone.",
        "Below it there may be a text for WhatsApp. Send it after publishing.",
      ],
    },
    {
      id: "later",
      title: "Publish on a day",
      steps: [
        `In the form, open ${on.later}.`,
        `Choose ${on.day} and ${on.time} (India's).`,
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
        `In the first minute: press ${on.undo}. Nobody has seen it; what was scheduled before is scheduled again.`,
        `Later: open the notice and then ${on.history}.`,
        `Press the button of the earlier text, such as ${on.goBack}. It is public a minute later.`,
      ],
      notes: ["Your newer draft stays."],
    },
    {
      id: "take-off",
      title: "Remove something from the website",
      steps: [
        `Open it, then ${on.takeOff} at the end of the page, and choose why: ${on.mistake}, ${on.replaced} or ${on.ended}. A notice's page then says so, or leads to the other page; anything else disappears.`,
        `Press the button ${on.takeOff}.`,
      ],
      notes: [`A mistake? ${on.putBack}.`],
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
        `Or press ${on.saveAndUpload} in the form: the file is then chosen automatically.`,
        "Save the text first; pictures can follow.",
        "Drawings of the facilities change to photos together, once all on a page are photos; until then a tap on a drawing opens its photo.",
        "Ask the people in a picture, and tick that they have agreed. Without the tick it is not published.",
      ],
    },
    {
      id: "signal",
      title: "When the signal is lost",
      steps: [
        "Do not close the page: what you typed is still there.",
        "When the signal is back, press the button again. A form sent twice counts once.",
      ],
      notes: [
        "What you type is kept on your phone or computer. With the signal, the draft is saved automatically, but not published.",
        "Were you logged out? Log in again: what you sent is then saved. What you wanted to publish is saved only as a draft.",
      ],
    },
    {
      id: "together",
      title: "Two people at once",
      steps: [
        "Changed different fields? Both changes are kept automatically.",
        `Changed the same text? Both texts are shown. Press ${on.keepMine} or ${on.keepTheirs}; where several texts differ, tick ${on.takeTheirs}.`,
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
        `Cannot log in, or a new colleague: the admin, under ${on.people}.`,
        "Something may not be published, or you are not sure: the principal.",
        "The website itself does not work: the admin, who calls the person who looks after the site.",
      ],
    },
  ],
});
