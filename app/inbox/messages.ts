import { z } from "zod";
import { slug, text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";

const placeholders = ["name", "reference"] as const;

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

const known = new Set<string>(placeholders.map((name) => `{${name}}`));

const fillable = z
  .string()
  .trim()
  .min(1)
  .refine((typed) => (typed.match(/\{[^}]*\}?/g) ?? []).every((each) => known.has(each)), {
    error: "a text with no placeholders but {name} and {reference}",
  });

export const message = z.strictObject({
  id: slug,
  name: text,
  text: z.strictObject({ en: fillable, mr: fillable }),
});

export const messageKind = defineKind({
  name: "messages",
  shelf: "season",
  file: "records/messages.yaml",
  shape: message,
  id: "slug",
  publishedBy: "office",
  columns: ["name", "text"],
  nameOf: ({ name }) => name,
  widgets: { text: "paragraph" },
  isInternal: true,
  addresses: () => [],
  words: {
    en: {
      one: "Message",
      many: "Ready-made messages",
      add: "New message",
      fields: {
        name: { label: "Name in the list", help: "Only the office sees it." },
        text: {
          label: "Message",
          help: "{name} and {reference} become the person’s name and reference number. No marks, no caste, nothing private: the text stays on their phone.",
          takes: "a text with no other words in { } than {name} and {reference}",
        },
      },
    },
    mr: {
      one: "संदेश",
      many: "तयार संदेश",
      add: "नवा संदेश",
      fields: {
        name: { label: "यादीतील नाव", help: "हे फक्त कार्यालयाला दिसते." },
        text: {
          label: "संदेश",
          help: "{name} आणि {reference} यांच्या जागी त्या व्यक्तीचे नाव आणि संदर्भ क्रमांक येतो. गुण, जात किंवा खासगी माहिती लिहू नका; हा मजकूर त्यांच्या फोनमध्ये राहतो.",
          takes: "{ } मध्ये फक्त {name} आणि {reference} असलेला मजकूर",
        },
      },
    },
  },
});
