import {
  type Appearance,
  appearanceFile,
  appearanceIfMissing,
  appearanceShape,
  type ColourName,
  colours,
  otherColours,
  pictureRoles,
  usualColour,
  usualPictures,
} from "#app/cms/content/appearance.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import { recordFiles } from "#app/cms/content/read-records.server.ts";
import { digestOf } from "#app/pdf/made/recipe.server.ts";
import type { Look, Theme } from "./look.ts";
import { paletteOf, usualPalette } from "./palette.server.ts";

export const appearanceRecords = recordFiles({ appearance: [appearanceFile, appearanceShape, appearanceIfMissing] });

interface ColourSheet {
  address: string;
  text: string;
}

function sheetOf(name: ColourName): ColourSheet {
  const { light, dark } = paletteOf(colours[name]);
  // What differs in one theme must be in both, since these rules come after all others.
  const { band, deep, ...named } = light;
  const tokens = (Object.keys(named) as (keyof Theme)[]).filter(
    (token) => light[token] !== usualPalette.light[token] || dark[token] !== usualPalette.dark[token],
  );
  const rules = (theme: Theme) => `:root{${tokens.map((token) => `--color-${token}:${theme[token]}`).join(";")}}`;
  // As tokens, these two would cost every page of every site some bytes.
  const jars = `.hero .figures strong{color:${band}}.hero .figures li::after{background:${band}}`;
  const grounds = `@media screen{.site-footer{background:${deep}}.walk{background:${band}}${jars}}`;
  const text = `${rules(light)}${grounds}@media screen and (prefers-color-scheme:dark){${rules(dark)}}`;
  return { address: `/colours/${name}-${digestOf(text)}.css`, text };
}

const sheets = new Map<ColourName, ColourSheet>();

function colourSheet(name: ColourName): ColourSheet | undefined {
  if (name === usualColour) return undefined;
  const sheet = sheets.get(name) ?? sheetOf(name);
  sheets.set(name, sheet);
  return sheet;
}

export function colourSheetAt(address: string): ColourSheet | undefined {
  const name = otherColours.find((each) => address.startsWith(`/colours/${each}-`));
  const sheet = name && colourSheet(name);
  return sheet?.address === address ? sheet : undefined;
}

function lookFrom(appearance: Appearance): Look {
  const { colour, logo = usualPictures.logo, home = usualPictures.home } = appearance;
  // Without its own icon or share picture, the site shows its own logo rather than those of content/media.
  const { icon = appearance.logo ?? usualPictures.icon, share = appearance.logo ?? usualPictures.share } = appearance;
  const pictures = { logo, icon, share, home };
  const isUsual = colour === usualColour && pictureRoles.every((role) => pictures[role] === usualPictures[role]);
  return {
    colour,
    palette: paletteOf(colours[colour]),
    sheet: colourSheet(colour)?.address,
    pictures,
    version: isUsual ? "" : `?${digestOf(JSON.stringify(appearance))}`,
  };
}

const known = new WeakMap<Appearance, Look>();

export function lookOf(records: PublicRecords): Look {
  const { appearance } = records.of(appearanceRecords);
  const look = known.get(appearance) ?? lookFrom(appearance);
  known.set(appearance, look);
  return look;
}
