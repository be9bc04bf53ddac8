/** What the palette uses of culori, which comes without types. */
declare module "culori" {
  interface Oklch {
    mode: "oklch";
    l: number;
    c: number;
    h?: number;
  }
  export function converter(mode: "oklch"): (color: string) => Oklch;
  /** The nearest colour that a screen can show, with a smaller chroma. */
  export function clampChroma(color: Oklch, mode: "oklch"): Oklch;
  export function formatHex(color: Oklch): string;
  /** The contrast as WCAG 2 computes it, from 1 to 21. */
  export function wcagContrast(one: string, other: string): number;
}
