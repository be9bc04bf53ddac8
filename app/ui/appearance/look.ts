import { type ColourName, type PictureRole, usualColour, usualPictures } from "#app/cms/content/appearance.ts";
import { findPicture, smallestFile } from "#app/cms/content/media.ts";

export interface Theme {
  paper: string;
  card: string;
  tint: string;
  sand: string;
  line: string;
  ink: string;
  soft: string;
  green: string;
  "on-green": string;
  mark: string;
  amber: string;
  clay: string;
  blush: string;
  /** Behind the road signs of the visit page, and on the home page's jars; in both themes. */
  band: string;
  /** Behind the footer, in both themes. */
  deep: string;
}

export interface PrintColours {
  green: string;
  ink: string;
  quiet: string;
  pale: string;
  line: string;
  frame: string;
}

export interface Palette {
  light: Theme;
  dark: Theme;
  print: PrintColours;
}

export interface Look {
  colour: ColourName;
  palette: Palette;
  sheet: string | undefined;
  pictures: Record<PictureRole, string>;
  /** A query for addresses that stay the same while what they show has changed; empty for the usual look. */
  version: string;
}

interface Logo {
  src: string;
  splash: string;
  isDrawing: boolean;
}

export function logoOf({ pictures: { logo }, colour }: Look): Logo | undefined {
  const made = findPicture(logo);
  const src = smallestFile(logo);
  if (!made || !src) return undefined;
  const { address, isDrawing } = made;
  if (logo !== usualPictures.logo || !isDrawing) return { src, splash: src, isDrawing };
  if (colour === usualColour) return { src: "/logo.svg", splash: "/splash.svg", isDrawing };
  return { src: `${address}-${colour}.svg`, splash: `${address}-${colour}-splash.svg`, isDrawing };
}
