import type { PictureRole } from "#app/platform/appearance/appearance.ts";
import { withDarkColours } from "./night.ts";

/** Steps fall on the same 25 a second, so that the page draws only 35 frames while it loads. */
const splashStyle = `
.line{stroke-dasharray:1;animation:line 1s steps(25) both}
.line:nth-child(n+3){animation-delay:.2s}
.fill{animation:fill .6s .8s steps(15) both}
:is(.fill,.line):first-child{animation:none}
@keyframes line{from{stroke-dashoffset:1}}
@keyframes fill{from{opacity:0}}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}`;

export const withSplashAnimation = (svg: string): string => svg.replace(/(<svg[^<>]*>)/, `$1<style>${splashStyle}</style>`);

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
