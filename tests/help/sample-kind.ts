import { z } from "zod";
import { day, describedPicture, slug, text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import type { FieldWords } from "#app/cms/records/kind-words.ts";

const fields = (labels: string): Record<string, FieldWords> =>
  Object.fromEntries(
    labels
      .split(" ")
      .map((path) => [path, { label: path, ...(/^(members|photos|tags)$/.test(path) && { row: path, add: "add" }) }]),
  );
const words = {
  one: "Club",
  many: "Clubs",
  add: "New club",
  fields: fields(
    "title about on seats isOpen sort photos photos.picture photos.alt members members.name members.role contact contact.email contact.phone tags",
  ),
  choices: { "sort.arts": "Arts", "sort.games": "Games" },
};

/** A kind with every sort of field, for the tests of this folder. */
export const sampleKind = defineKind({
  name: "clubs",
  shelf: "year",
  file: "records/clubs.yaml",
  shape: z.strictObject({
    id: slug,
    title: text,
    about: text.optional(),
    on: day,
    seats: z.int().min(1).max(60),
    isOpen: z.boolean(),
    sort: z.enum(["arts", "games"]).optional(),
    photos: z.array(describedPicture),
    members: z.array(z.strictObject({ name: text, role: text.optional() })).min(1),
    contact: z.strictObject({ email: z.email(), phone: z.string().regex(/^\+\d+$/, "a number") }).optional(),
    tags: z.array(z.string().min(1)).max(3).optional(),
  }),
  id: "slug",
  publishedBy: "office",
  mayFollow: true,
  columns: ["title", "on"],
  nameOf: ({ title }) => title,
  widgets: { about: "paragraph", "contact.phone": "phone" },
  addresses: () => ["/"],
  words: { en: words, mr: words },
});

/** A complete record of the sample kind. */
export const sampleRecord = {
  id: "chess",
  title: { en: "Chess club", mr: "बुद्धिबळ मंडळ" },
  on: "2026-08-25",
  seats: 20,
  isOpen: false,
  photos: [],
  members: [
    { name: { en: "Asha", mr: "आशा" }, role: { en: "Head", mr: "प्रमुख" } },
    { name: { en: "Ravi", mr: "रवी" } },
    { name: { en: "Meera", mr: "मीरा" } },
  ],
};
