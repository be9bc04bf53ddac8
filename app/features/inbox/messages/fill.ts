export const placeholders = ["name", "reference"] as const;

interface Addressee {
  name: string | null;
  reference: string;
}

export const fillMessage = (text: string, { name, reference }: Addressee): string =>
  text
    // Without a name, the preceding space is removed too: "Hello," and not "Hello ,".
    .replace(/ ?\{name\}/g, (hole) => (name === null ? "" : hole.replace("{name}", () => name)))
    .replaceAll("{reference}", () => reference)
    .trim();
