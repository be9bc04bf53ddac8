import type { ButtonNames, GuideText } from "./guide-text.ts";

export const guideInEnglish = (on: ButtonNames): GuideText => ({
  title: "Guide for the office",
  lead: "Everyday work in short steps, all possible on a phone.",
  contents: "On this page",
  admins: (names) => `The admin: ${names}`,
  version: (number) => `Version of this software: ${number}`,
  sections: [
    {
      id: "sign-in",
      title: "Log in on a new phone",
      steps: [
        "Add /office to the website’s address.",
        `Enter your email and password, and press ${on.continue}.`,
        `Enter the 6-digit code from the authenticator app and press ${on.signIn}.`,
      ],
      notes: [
        `Lost the phone with the app? Press ${on.lostPhone}, enter a recovery code and press ${on.useRecovery}; or ask the admin to press ${on.reset}.`,
        `Recovery codes, passkeys and languages are under ${on.account}.`,
        `Forgot the password? Press ${on.lostPassword}.`,
        `On someone else’s phone, press ${on.signOut} at the end.`,
      ],
    },
    {
      id: "inbox",
      title: "Call the people who wrote to us",
      steps: [
        `Open ${on.inbox}. People who asked for a call come first. Then come ${on.overdue}, ${on.today} and ${on.new}.`,
        "Open a name and press the phone number.",
        `After the call, write a note, choose the ${on.when}, and press ${on.spoke}, ${on.noAnswer} or ${on.wrongNumber}.`,
      ],
      notes: [
        `Under ${on.calls}, the website has not checked the number. So tell them the reference number, and ask whether they asked for a call. ${on.spoke} confirms it; after ${on.didNotAsk} nobody calls that number for 30 days. If they ask by phone to see or erase what they sent, first call them back on the number in the entry.`,
        `If somebody comes or calls, press ${on.addCaller} and ask for their consent.`,
        `If you see ${on.undelivered}, call. The name stays under ${on.today} until you speak to them, write again or change something.`,
        `Under 18? Call the parent or guardian first; when they agree, press ${on.guardianAgreed}.`,
        `If one person wrote twice, open one of the entries and press ${on.merge}. Ask first if phones, emails or names differ; you can undo it for 30 days.`,
        `If someone wants everything erased, open ${on.eraseAll}.`,
      ],
    },
    {
      id: "notice",
      title: "Write a notice in under a minute",
      steps: [
        `On ${on.start}, press ${on.newNotice}. Leave the ${on.date} empty: publishing fills it in.`,
        `Under ${on.notice}, write a sentence or two in Marathi and English: what, for whom, by when.`,
        `Press ${on.publish}. Everyone sees it a minute later.`,
      ],
      notes: [
        `Not finished? Press ${on.save}: the public does not see it.`,
        `Urgent, and no English yet? Press ${on.follows}. ${on.start} reminds you of it.`,
        `For everything else, open ${on.records}. It finds any text by its words; the forms work the same way.`,
        `If the form shows the text of a similar entry, ${on.take} copies it into the form.`,
      ],
    },
    {
      id: "text",
      title: "Change the text of a page",
      steps: [
        `Open ${on.records}, then ${on.pageTexts}, and choose the page.`,
        `Press a part, write in both languages, and press ${on.save}.`,
        `For a new text, press ${on.paste}, paste both languages, and press ${on.pair}. Join or split paragraphs until each English one is next to its Marathi one, and press ${on.instead}.`,
        `Press ${on.publish}.`,
      ],
      notes: [
        `Moved or removed a part by mistake? Press ${on.undoParts}.`,
        "A heading moves together with the parts up to the next heading.",
      ],
    },
    {
      id: "preview",
      title: "See how it will look",
      steps: [
        `In the form, press ${on.seePreview}. This saves the draft.`,
        "You see the page in both languages, as on a phone.",
        "If there is a text for WhatsApp below, send it after publishing.",
      ],
    },
    {
      id: "later",
      title: "Publish later, on a day you choose",
      steps: [`In the form, open ${on.later}.`, `Choose ${on.day} and ${on.time}.`, `Press ${on.publishThen}.`],
      notes: [
        `Changed your mind? Open the notice and press ${on.stop}.`,
        `After its ${on.until}, a notice is no longer among the current ones. Its page stays and says that it is no longer valid.`,
      ],
    },
    {
      id: "undo",
      title: "Undo",
      steps: [
        `In the first minute, press ${on.undo}: nobody has seen it yet. If a time was already set for it, that time applies again.`,
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
      title: "Files (pictures and PDFs)",
      steps: [
        `Open ${on.files}, choose your files, and press ${on.upload}.`,
        `In the form, press ${on.choosePicture}. For a PDF, choose it from the list in its field.`,
        "Write in both languages what each picture shows. Photos of an event get its name and a number automatically.",
      ],
      notes: [
        `You can also add a file from the form itself: press ${on.saveAndUpload}. Once it is uploaded, it is chosen there.`,
        "A page shows drawings until every facility on it has a photo. Until then, a tap on a drawing opens its photo if it has one.",
        "Ask the people in a picture and tick that they agreed (for an event, once for all photos); otherwise it is not published.",
      ],
    },
    {
      id: "import",
      title: "Import a table",
      steps: [
        `Open ${on.records}, then ${on.importTable} at its end. Download a table to fill in, or use the same headings in your own.`,
        `Choose the file and press ${on.lookAtTable}. Each row shows what will happen to it, and which column has a mistake.`,
        "Press the button below the rows. The drafts are then published like any other.",
      ],
      notes: ["Importing the same table again changes nothing. An empty cell does not remove what is there."],
    },
    {
      id: "signal",
      title: "When there is no network",
      steps: [
        "Do not close the page: what you type is kept there.",
        "When the network is back, press the button again; a form sent twice counts once.",
      ],
      notes: ["Logged out? Log in again: what you sent is saved as a draft, but not published."],
    },
    {
      id: "together",
      title: "When two people change the same thing",
      steps: [
        "Changes to different fields are both kept.",
        `If both changed one text, you see both. Press ${on.keepMine} or ${on.keepTheirs}; where several texts differ, tick ${on.takeTheirs}.`,
        `Press ${on.save} or ${on.publish} again.`,
      ],
    },
    {
      id: "principal",
      title: "What the principal does",
      steps: [
        "The office publishes notices, events, the calendar, pictures, downloads and links.",
        `The principal publishes fees, scholarships, the course, “Can I apply?”, the disclosure register, results, committees, teachers, the organogram, the institute’s facts and appearance, the three messages, privacy and terms. The office’s drafts are on the principal’s ${on.start}.`,
        `The admin requests accounts for new office staff and principals; the principal confirms them under ${on.people}.`,
        `The principal approves teachers’ profiles under ${on.profiles}. The office can ask for changes.`,
      ],
    },
    {
      id: "help",
      title: "Whom to ask",
      steps: [
        `You cannot log in, or a new colleague needs an account? Ask the admin.`,
        "You are not allowed to publish something, or are not sure? The principal.",
        "The website is not working? Tell the admin, who calls the person in charge of the server.",
      ],
    },
  ],
});
