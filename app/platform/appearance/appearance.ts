import { z } from "zod";
import { picture } from "#app/platform/content/text.ts";
import { type ColourName, colourNames, usualColour } from "./colours.ts";

/** The content file with the look of the site; a folder without it has the usual look. */
export const appearanceFile = "records/appearance.yaml";
export const appearanceIfMissing = "{}\n";

/** content/records/appearance.yaml: what is left out is as usual, `site/logo` and so on. */
export const appearanceShape = z.strictObject({
  colour: z.enum(colourNames as [ColourName, ...ColourName[]]).default(usualColour),
  /** In the header, on the opening screen and in PDFs. */
  logo: picture.optional(),
  /** In the browser's tab and on the phone's home screen. */
  icon: picture.optional(),
  /** With a link that was shared. */
  share: picture.optional(),
  /** On the home page. */
  home: picture.optional(),
});
export type Appearance = z.infer<typeof appearanceShape>;

/** The pictures of a site, by what they are for; without a choice, those of content/media/site. */
export const usualPictures = { logo: "site/logo", icon: "site/icon", share: "site/share", home: "site/hero" };
export type PictureRole = keyof typeof usualPictures;

/** What pictures are for. */
export const pictureRoles = Object.keys(usualPictures) as PictureRole[];
