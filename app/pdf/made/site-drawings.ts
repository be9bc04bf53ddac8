import type { PictureRole } from "#app/cms/content/appearance.ts";

/** Dark-mode colours of the drawings; colours that are not listed, such as all skin, stay the same. */
const colours = {
  "#dfeaf0": "#234056",
  "#fbe3b0": "#5e4b2d",
  "#f0e9d6": "#46473b",
  "#dccfae": "#6b634d",
  "#d5e8dc": "#2b5044",
  "#e9c3b4": "#5f4648",
  "#ffffff": "#c9d1c9",
  "#fbfaf5": "#98a094",
  "#9db4bb": "#71888f",
  "#5fa37f": "#448464",
  "#b5533c": "#a34c38",
  "#a9744a": "#835b3c",
  "#7a4f2f": "#613f28",
};

/** Rules beyond the colour, each with the text that requires it: lamps shine, grounds are darker than objects. */
const markedRules: [mark: RegExp, rule: string][] = [
  [/width="640" height="\d+" fill="#fbfaf5"/, '[width="640"][fill="#fbfaf5"]{fill:#3a4c45}'],
  [/width="640" height="\d+" fill="#0b6b4f"/, '[width="640"][fill="#0b6b4f"]{fill:#14443a}'],
  [/<circle[^<>]+fill="#fbe3b0"/, 'circle[fill="#fbe3b0"]{fill:#f4e7bd}'],
  [/class="sky"/, ".sky.sky{fill:#35375c}"],
  [/class="moon"/, ".moon.moon{fill:#f4e7bd}"],
  [/class="lit"/, ".lit.lit{fill:#f0bf5f}"],
  [/class="glow"/, ".glow.glow{fill:#b98f4e}"],
  [/class="tiles"/, ".tiles.tiles{fill:#7a877f}"],
];

export function withDarkColours(svg: string, readers = "(prefers-color-scheme:dark)"): string {
  const rules = Object.entries(colours).flatMap(([day, dark]) =>
    ["fill", "stroke", "color"]
      .filter((property) => svg.includes(` ${property}="${day}"`))
      .map((property) => `[${property}="${day}"]{${property}:${dark}}`),
  );
  for (const [mark, rule] of markedRules) if (mark.test(svg)) rules.push(rule);
  const style = `<style>@media ${readers}{${rules.join("")}}</style>`;
  return svg.replace(/<svg[^<>]*>/, (opening) => opening + style);
}

/** Steps fall on the same 25 a second, so that the page draws only 35 frames while it loads. */
const splashStyle = `
.line{stroke-dasharray:1;animation:line 1s steps(25) both}
.line:nth-child(n+3){animation-delay:.2s}
.fill{animation:fill .6s .8s steps(15) both}
:is(.fill,.line):first-child{animation:none}
@keyframes line{from{stroke-dashoffset:1}}
@keyframes fill{from{opacity:0}}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}`;

export const withSplashAnimation = (svg: string): string =>
  svg.replace(/(<svg[^<>]*>)/, `$1<style>${splashStyle}</style>`);

export const siteDrawings: Record<string, { file: string; draw: (svg: string) => string }> = {
  "/logo.svg": { file: "logo.svg", draw: (svg) => svg },
  "/splash.svg": { file: "logo.svg", draw: withSplashAnimation },
  "/map.svg": { file: "map.svg", draw: (svg) => svg },
  // In a frame with a light colour scheme, a drawing cannot detect the reader's preference.
  "/map-night.svg": { file: "map.svg", draw: (svg) => withDarkColours(svg, "all") },
};

export interface SiteBitmap {
  role: PictureRole;
  width: number;
  height?: number;
  format: "png" | "jpeg";
}

export const siteBitmaps: Record<string, SiteBitmap> = {
  ...Object.fromEntries(
    [48, 180, 192, 512].map((width) => [`/icon-${width}.png`, { role: "icon", width, format: "png" as const }]),
  ),
  "/share.jpg": { role: "share", width: 1200, height: 630, format: "jpeg" },
};

/** An ICO of one PNG works since Windows Vista; `size` is in pixels. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  for (const [value, at] of [
    [1, 2],
    [1, 4],
    [1, 10],
    [32, 12],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
