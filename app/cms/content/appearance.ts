import { z } from "zod";
import { picture } from "./text.ts";

/** The first is that of tokens.css. */
export const colours = {
  green: "#0b6b4f",
  teal: "#0a6470",
  blue: "#1a5a96",
  navy: "#33449a",
  purple: "#6b3d8f",
  maroon: "#8a2440",
  brick: "#9a3f1d",
  grey: "#46535e",
} as const;
export type ColourName = keyof typeof colours;

export const colourNames = Object.keys(colours) as ColourName[];

export const usualColour: ColourName = "green";

export const otherColours: ColourName[] = colourNames.filter((name) => name !== usualColour);

/** A folder without this file has the usual look. */
export const appearanceFile = "records/appearance.yaml";
export const appearanceIfMissing = "{}\n";

export const appearanceShape = z.strictObject({
  colour: z.enum(colourNames as [ColourName, ...ColourName[]]).default(usualColour),
  logo: picture.optional(),
  icon: picture.optional(),
  share: picture.optional(),
  home: picture.optional(),
});
export type Appearance = z.infer<typeof appearanceShape>;

export const usualPictures = { logo: "site/logo", icon: "site/icon", share: "site/share", home: "site/hero" };
export type PictureRole = keyof typeof usualPictures;

export const pictureRoles = Object.keys(usualPictures) as PictureRole[];
