import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { digestOf } from "#app/platform/made/digest.server.ts";
import { appearanceRecords } from "./appearance.server.ts";
import { type Appearance, pictureRoles, usualPictures } from "./appearance.ts";
import { colourSheet } from "./colour-sheet.server.ts";
import { colours, usualColour } from "./colours.ts";
import type { Look } from "./look.ts";
import { paletteOf } from "./palette.server.ts";

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
