import { digestOf } from "#app/platform/made/digest.server.ts";
import { type ColourName, colours, otherColours, usualColour } from "./colours.ts";
import type { Theme } from "./look.ts";
import { paletteOf, usualPalette } from "./palette.server.ts";

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

export function colourSheet(name: ColourName): ColourSheet | undefined {
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
