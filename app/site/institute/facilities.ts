import { z } from "zod";
import { describedPicture, picture, slug, text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { commonWords } from "#app/cms/records/kind-words.ts";

/** content/records/facilities.yaml */
export const facility = describedPicture.extend({ id: slug, title: text, description: text });
export type Facility = z.infer<typeof facility>;

const hundredths = z.number().min(0).max(100);

/** `at` is the pin, in percent of the picture's width and height from the left and top. */
const place = z.strictObject({ title: text, text, at: z.strictObject({ x: hundredths, y: hundredths }) });

/** content/records/campus-map.yaml: places grouped by what students need them for. */
const campusMapSchema = z.strictObject({
  /** Missing while the institute has no map. */
  picture: picture.optional(),
  alt: text.optional(),
  groups: z.array(
    z.strictObject({ id: z.enum(["learn", "well", "safe"]), title: text, places: z.array(place).min(1) }),
  ),
});
export type CampusMap = z.infer<typeof campusMapSchema>;

export const campusMapKind = defineKind({
  name: "campusMap",
  shelf: "year",
  file: "records/campus-map.yaml",
  shape: campusMapSchema,
  id: "single",
  publishedBy: "office",
  columns: ["alt"],
  addresses: () => ["/facilities"],
  words: {
    en: {
      one: "Map of the campus",
      fields: {
        picture: { label: "Picture", help: "With another picture the pins must be placed again." },
        alt: commonWords.en.alt,
        groups: { label: "Groups of places", row: "Group", add: "Add a group" },
        "groups.id": { label: "Colour and meaning of its pins" },
        "groups.title": { label: "Title" },
        "groups.places": { label: "Places, in the order of their numbers", row: "Place", add: "Add a place" },
        "groups.places.title": { label: "Place" },
        "groups.places.text": { label: "In a sentence" },
        "groups.places.at": { label: "Its pin", help: "0 to 100: 50 and 50 is the middle of the picture." },
        "groups.places.at.x": { label: "From the left, in percent" },
        "groups.places.at.y": { label: "From the top, in percent" },
      },
      choices: { "groups.id.learn": "Study", "groups.id.well": "Rest and sport", "groups.id.safe": "Safety" },
    },
    mr: {
      one: "परिसराचा नकाशा",
      fields: {
        picture: { label: "फोटो", help: "दुसरा फोटो निवडला, तर खुणा पुन्हा लावाव्या लागतील." },
        alt: commonWords.mr.alt,
        groups: { label: "ठिकाणांचे गट", row: "गट", add: "गट जोडा" },
        "groups.id": { label: "खुणांचा रंग आणि अर्थ" },
        "groups.title": { label: "शीर्षक" },
        "groups.places": { label: "ठिकाणे, क्रमांकानुसार", row: "ठिकाण", add: "ठिकाण जोडा" },
        "groups.places.title": { label: "ठिकाण" },
        "groups.places.text": { label: "एका वाक्यात" },
        "groups.places.at": { label: "खूण कुठे", help: "० ते १००: ५० आणि ५० म्हणजे फोटोचा मध्य." },
        "groups.places.at.x": { label: "डावीकडून, टक्के" },
        "groups.places.at.y": { label: "वरून, टक्के" },
      },
      choices: { "groups.id.learn": "अभ्यास", "groups.id.well": "विश्रांती आणि खेळ", "groups.id.safe": "सुरक्षितता" },
    },
  },
});
