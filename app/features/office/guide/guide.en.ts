import type { GuideText } from "./guide-text.ts";
import type { Named } from "./named.ts";

/** The guide in English. */
export const guideInEnglish = (on: Named): GuideText => ({
  title: "Guide for the office",
  lead: "How the everyday things are done, in short steps. Everything works on a phone.",
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
        `The phone with the app is lost: press ${on.lostPhone}, enter a recovery code, and press ${on.useRecovery}. Without one, call the admin, who presses ${on.reset}.`,
        `Your recovery codes, passkeys and languages are under ${on.account}.`,
        `The password is forgotten: press ${on.lostPassword} on the login screen.`,
        `On a phone that is not yours, press ${on.signOut} when you are done.`,
      ],
    },
    {
      id: "inbox",
      title: "Call the people who wrote to us",
      steps: [
        `Open ${on.inbox}. First come those whose day has passed, then today's, then the new ones.`,
        "Open a name and press the phone number.",
        `After the call, write a note, choose the ${on.when}, and press ${on.spoke}, ${on.noAnswer} or ${on.wrongNumber}.`,
      ],
      notes: [
        `Somebody came or called: press ${on.addCaller}. Ask for their consent before you save.`,
        `An email of yours did not arrive: please call. The name is among today's until you have spoken to the person, written a note, sent them another email, or set a new state or date. ${on.noAnswer} and ${on.wrongNumber} leave it there.`,
        `Someone is under 18: call the parent or guardian first. When they agree, press ${on.guardianAgreed}.`,
        `The same person wrote twice: open one of the two and press ${on.merge}. If their numbers, addresses or names differ, ask first. It can be undone for 30 days.`,
        `Someone wants everything erased: open ${on.eraseAll} at the end of the page.`,
      ],
    },
    {
      id: "notice",
      title: "Write a notice in under a minute",
      steps: [
        `On ${on.start}, press ${on.newNotice}. Leave the ${on.date} empty: it becomes the day on which the notice appears.`,
        `Under ${on.notice}, write one or two sentences in Marathi and in English: what, for whom, by when.`,
        `Press ${on.publish}. Everyone sees it a minute later, in both languages.`,
      ],
      notes: [
        `Not finished? Press ${on.save}. The public does not see it.`,
        `The English is not ready and it is urgent: ${on.follows}. ${on.start} reminds you until you write the English.`,
        `An event, a date, a download or anything else: open ${on.records} and choose what it is. The form works the same way.`,
        `Something like it was written before: ${on.take} puts that text into the form.`,
      ],
    },
    {
      id: "preview",
      title: "See how it will look",
      steps: [
        `In the form, press ${on.seePreview}. The draft is saved first.`,
        "You see the real page in both languages, at the width of a phone.",
        "Below a notice, an event, a date or a download is its text for WhatsApp. Send it after you have published.",
      ],
    },
    {
      id: "later",
      title: "Publish on a day",
      steps: [
        `In the form, open ${on.later}.`,
        `Choose ${on.day} and ${on.time}. The time is India's.`,
        `Press ${on.publishThen}. It is then published automatically.`,
      ],
      notes: [
        `You changed your mind: open the notice and press ${on.stop}.`,
        `A notice ends automatically after ${on.until}. Its page stays and says that it has ended.`,
      ],
    },
    {
      id: "undo",
      title: "Undo",
      steps: [
        `In the first minute: press ${on.undo}. Nobody has seen it, and what was scheduled before is scheduled again.`,
        `Later: open the notice and then ${on.history}.`,
        `Choose the earlier text and press its button, such as ${on.goBack}. It is public a minute later.`,
      ],
      notes: ["Your newer draft stays as it is. Nothing is lost."],
    },
    {
      id: "take-off",
      title: "Remove something from the website",
      steps: [
        `Open it, then ${on.takeOff} at the end of the page, and choose why: ${on.mistake}, ${on.replaced} or ${on.ended}. The page of a notice then says so, or leads to the other page. Anything else disappears from every page.`,
        `Press the button ${on.takeOff}.`,
      ],
      notes: [`That was wrong? ${on.putBack} brings it back.`],
    },
    {
      id: "pictures",
      title: "Pictures and PDFs",
      steps: [
        `Open ${on.files}, choose one or several, and press ${on.upload}.`,
        `In the form, press ${on.choosePicture} and choose one. A PDF is in the list of its field.`,
        "Write what each picture shows, in both languages. People who cannot see it hear this.",
      ],
      notes: [
        `Or press ${on.saveAndUpload} in the form: what you upload then is chosen in that draft automatically.`,
        "Save the text first. It does not wait for pictures.",
        "Ask the people in a picture, and tick in the form that they have agreed. Without the tick it is not published.",
      ],
    },
    {
      id: "signal",
      title: "When the signal is lost",
      steps: [
        "Do not close the page. What you typed is still there.",
        "When the signal is back, press the button again. The same form sent twice is done once.",
      ],
      notes: [
        `What you type is kept on your phone or computer: ${on.onPhone} When the network is back, the draft is saved automatically, but nothing is published.`,
        "You were logged out: what you sent is saved after you log in. What was to be published is saved as a draft.",
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
        `The principal publishes committees, teachers, the organogram and the facts of the institute. The office writes the draft; the principal finds it on ${on.start}.`,
        `The admin asks for accounts for new office staff and new principals; the principal confirms them under ${on.people}.`,
        `The principal approves the teachers' profiles under ${on.profiles}. The office can ask a teacher for a change.`,
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
