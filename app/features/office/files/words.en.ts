/** The words of pictures and documents, in English. */
export const en = {
  title: "Pictures and PDFs",
  description: "Add pictures and PDFs here. After that you can choose them in any form.",
  add: "Add files",
  choose: {
    any: "Pictures (JPEG, PNG, WebP) or PDFs",
    picture: "Pictures (JPEG, PNG, WebP)",
    pdf: "PDF",
  },
  chosenIn: (record: string, field: string) =>
    `What you upload here is then chosen in the draft automatically: ${record}, ${field}. Nothing is published.`,
  several: "You can choose several.",
  hint: "Each may be up to 10 MB. Pictures are turned upright, and the place where they were taken is removed. A PDF stays exactly as it is, with its digital signature.",
  slow: "On a slow network a large picture takes a minute. Keep this page open until all are uploaded.",
  send: "Upload",
  sending: "Uploading...",
  toRecord: "Back to the draft",
  outcome: "Your files",
  there: "Uploaded",
  repeat: "Already here, nothing added twice",
  choices: {
    chosen: "Chosen in the draft.",
    takesPdf: "Not chosen in the draft: a PDF is needed there.",
    takesPicture: "Not chosen in the draft: a picture is needed there.",
    full: "Not chosen in the draft: its list is full.",
    changed:
      "Not chosen in the draft: somebody has chosen another file there in the meantime. Open the draft and choose the one you want.",
    gone: "Not chosen: the draft no longer exists.",
  },
  waiting: "Waiting",
  unsent: "Not sent. No network?",
  again: "Try again",
  none: "Choose a file first.",
  reasons: {
    fileHeic:
      "This is a HEIC picture, which web browsers cannot show. iPhone: Settings > Camera > Formats > Most Compatible. Samsung: Camera settings > Advanced picture options > High efficiency pictures off. Then take it again, or send it to yourself on WhatsApp and save that one.",
    fileKind: "This kind of file is not accepted. Send pictures as JPEG, PNG or WebP and documents as PDF.",
    fileLarge: "This file is larger than 10 MB. Send a smaller one.",
    filePixels: "This picture has too many pixels. Take it with the camera's normal setting.",
    fileBroken:
      "This file is damaged or incomplete. Open it on your phone to check, and send it again. If a PDF opens well there, print it to PDF and send that one.",
    filePages: "This PDF has more than 300 pages. Split it into parts.",
    fileLocked: "This PDF opens only with a password. Save a copy without a password.",
    fileActive:
      "This PDF does more than show its pages: it has a script, a button or form that does something, a video, or another file in it. Print it to PDF and send that one, or ask the sender for a plain one.",
    filesFull:
      "The space for files is full. Delete files that are not used, or ask the person who looks after the site.",
    tooMany: (wait: string) => `You have added 60 files today. You can add more in ${wait}.`,
  },
  list: "All files",
  find: "Find by file name",
  findButton: "Find",
  count: (count: string) => (count === "1" ? "1 file" : `${count} files`),
  nothing: "No files yet.",
  notFound: (q: string) => `No file is called “${q}”.`,
  usedBy: "Used in",
  earlier: "in an earlier version",
  notUsed: "Not used yet",
  /** By a record of content/, of which the office has no version. */
  usedAtFirst: "Used in a text that the website began with",
  mayDelete: "Not needed?",
  picture: (size: string) => `Picture, ${size} pixels`,
  document: (pages: string, size: string) => `PDF, ${pages === "1" ? "1 page" : `${pages} pages`}, ${size}`,
  open: "Open",
  earlierPage: "Newer files",
  laterPage: "Older files",
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  unused: "Not used for 30 days",
  unusedHint: "These files have never been used anywhere. You may delete them; nothing is deleted automatically.",
  delete: "Delete",
  deleting: "Deleting...",
  told: {
    deleted: "The file was deleted.",
    gone: "This file was already deleted.",
    used: "This file is in use, so it stays.",
    none: "Choose a file first.",
    notKept: "The files could not be saved just now. Please send them again in a minute.",
    failed: "Something went wrong here. Please try again.",
  },
};

export type FilesWords = typeof en;
