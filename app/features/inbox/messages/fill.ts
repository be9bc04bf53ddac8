/** Placeholders that a message can contain, each in braces. */
export const placeholders = ["name", "reference"] as const;

/** Values of the placeholders. */
interface Addressee {
  /** Null if none was given. */
  name: string | null;
  reference: string;
}

/** Replaces the placeholders in a message with the visitor's name and reference. */
export const fillMessage = (text: string, { name, reference }: Addressee): string =>
  text
    // Without a name, the preceding space is removed too: "Hello," and not "Hello ,".
    .replace(/ ?\{name\}/g, (hole) => (name === null ? "" : hole.replace("{name}", () => name)))
    .replaceAll("{reference}", () => reference)
    .trim();
