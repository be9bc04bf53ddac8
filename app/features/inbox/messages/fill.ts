/** What a message can have in it, each in braces. */
export const placeholders = ["name", "reference"] as const;

/** What is put in their place. */
export interface Addressee {
  /** None where nobody gave one. */
  name: string | null;
  reference: string;
}

/** A message with the visitor's name and reference in their places. */
export const fillMessage = (text: string, { name, reference }: Addressee): string =>
  text
    // Without a name, the space before it goes as well: "Hello," and not "Hello ,".
    .replace(/ ?\{name\}/g, (hole) => (name === null ? "" : hole.replace("{name}", () => name)))
    .replaceAll("{reference}", () => reference)
    .trim();
