import { clampChroma, converter, formatHex, wcagContrast } from "culori";
import { colours, usualColour } from "#app/cms/content/appearance.ts";
import type { Palette, PrintColours, Theme } from "./look.ts";

type Token = keyof Theme;

/** The same colours are in tokens.css. */
export const usualPalette: Palette = {
  light: {
    ...{ paper: "#fbfaf5", card: "#ffffff", tint: "#eef3ea", sand: "#f0e9d6", blush: "#fbeee9", line: "#d9d3bf" },
    ...{ ink: "#10231d", soft: "#41544c", green: "#0b6b4f", "on-green": "#ffffff" },
    ...{ mark: "#f2a413", amber: "#8a4b00", clay: "#9c3a24", band: "#0b6b4f", deep: "#10231d" },
  },
  dark: {
    ...{ paper: "#0f1a16", card: "#17251f", tint: "#1b2c25", sand: "#26362e", blush: "#3a201a", line: "#3a4c43" },
    ...{ ink: "#f1f3ea", soft: "#bccabf", green: "#7fd1ac", "on-green": "#0c2019" },
    ...{ mark: "#f2a413", amber: "#f3bd62", clay: "#f2a08c", band: "#0b6b4f", deep: "#10231d" },
  },
  print: { green: "#0b6b4f", ink: "#10231d", quiet: "#4c5f57", pale: "#e7f1ec", line: "#cfdcd5", frame: "#9db3a9" },
};

type ThemeName = "light" | "dark";

/** The least contrast of text (WCAG 2.2, criterion 1.4.3), and of what is not text (1.4.11). */
export const leastContrast = { text: 4.5, shape: 3 };

const backgrounds: Token[] = ["paper", "card", "tint", "sand", "blush"];
const texts: Token[] = ["ink", "soft", "green", "amber", "clay"];

type Pair = readonly [front: string, back: string, least: number];

/** Form fields and focus have borders in colours of text. */
export function contrastPairs(theme: Theme): Pair[] {
  const { band, deep, green, mark } = theme;
  const onPages = texts.flatMap((text) =>
    backgrounds.map((back): Pair => [theme[text], theme[back], leastContrast.text]),
  );
  return [...onPages, [theme["on-green"], green, leastContrast.text], ...onBand(band, mark), ...onDeep(deep)];
}

/** The road signs of the visit page; figures on the labels of the home page's jars, by day and by night. */
const onBand = (band: string, mark: string): Pair[] => [
  ...["#ffffff", "#e6dcc0"].map((label): Pair => [label, band, leastContrast.text]),
  [mark, band, leastContrast.shape],
];
const onDeep = (deep: string): Pair[] =>
  ["#f1f3ea", "#bccabf", "#f7c664"].map((text) => [text, deep, leastContrast.text]);

const oklch = converter("oklch");
const step = 0.004;

const withLightness = (colour: string, l: number) => formatHex(clampChroma({ ...oklch(colour), l }, "oklch"));

export const lacksContrast = ([front, back, least]: Pair): boolean => wcagContrast(front, back) < least;

function withContrast(colour: string, direction: 1 | -1, pairs: (colour: string) => Pair[]): string {
  const start = oklch(colour).l;
  let now = colour;
  for (let way = step; way <= 1 && pairs(now).some(lacksContrast); way += step)
    now = withLightness(colour, Math.min(1, Math.max(0, start + direction * way)));
  return now;
}

/** Paper, sand and the yellows of the bright theme stay as they are. */
const derivedTokens: Record<ThemeName, Token[]> = {
  light: ["tint", "ink", "soft"],
  dark: ["paper", "card", "tint", "sand", "line", "soft", "green", "on-green"],
};

function recolour(main: string): (colour: string, mostShare?: number) => string {
  const { c: strength, h = 0 } = oklch(main);
  const share = strength / oklch(colours[usualColour]).c;
  // A strong colour makes no strong greys.
  return (colour, mostShare = 1) => {
    const { mode, l, c } = oklch(colour);
    return formatHex(clampChroma({ mode, l, c: c * Math.min(share, mostShare), h }, "oklch"));
  };
}

function themeOf(main: string, name: ThemeName): Theme {
  const usual = usualPalette[name];
  const turned = recolour(main);
  const theme = { ...usual };
  for (const token of derivedTokens[name]) theme[token] = turned(usual[token], token === "green" ? 1.3 : 1);
  const isLight = name === "light";
  if (isLight) theme.green = main;
  const direction = isLight ? -1 : 1;
  for (const text of texts)
    theme[text] = withContrast(theme[text], direction, (colour) =>
      backgrounds.map((back) => [colour, theme[back], leastContrast.text]),
    );
  const onGreen = (colour: string): Pair[] => [[colour, theme.green, leastContrast.text]];
  theme["on-green"] = withContrast(theme["on-green"], isLight ? 1 : -1, onGreen);
  theme.band = withContrast(main, -1, (band) => onBand(band, theme.mark));
  theme.deep = withContrast(turned(usual.deep), -1, onDeep);
  return theme;
}

function printOf(main: string, { green, ink }: Theme): PrintColours {
  const turned = recolour(main);
  const [pale, quiet, line, frame] = (["pale", "quiet", "line", "frame"] as const).map((each) =>
    turned(usualPalette.print[each]),
  ) as [string, string, string, string];
  const onPaper = (colour: string) => ["#ffffff", pale].map((back): Pair => [colour, back, leastContrast.text]);
  return { pale, line, frame, ink, green: withContrast(green, -1, onPaper), quiet: withContrast(quiet, -1, onPaper) };
}

/** Computed in OKLCH, so that every pair of `contrastPairs` has its contrast; `main` is like `#0b6b4f`. */
export function paletteOf(main: string): Palette {
  if (main === colours[usualColour]) return usualPalette;
  const light = themeOf(main, "light");
  return { light, dark: themeOf(main, "dark"), print: printOf(main, light) };
}
