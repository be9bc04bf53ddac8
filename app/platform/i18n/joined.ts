/** A Marathi word with its postposition: joined to a word, २४ नोव्हेंबरपासून; after a figure with a space, २०२७ पासून. */
export const joined = (text: string, postposition: string): string =>
  `${text}${/\p{N}$/u.test(text) ? " " : ""}${postposition}`;
