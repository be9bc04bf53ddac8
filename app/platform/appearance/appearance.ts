import { z } from "zod";
import { picture } from "#app/platform/content/text.ts";
import { type ColourName, colourNames, usualColour } from "./colours.ts";

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
