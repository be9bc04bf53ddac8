import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { colours, usualColour } from "#app/cms/content/appearance.ts";
import type { Palette } from "./look.ts";
import { contrastPairs, lacksContrast, leastContrast, paletteOf } from "./palette.server.ts";

const printed = ({ print: { green, ink, quiet, pale } }: Palette) =>
  [green, ink, quiet].flatMap((text) => ["#ffffff", pale].map((back) => [text, back, leastContrast.text] as const));

/** The pairs of a palette without their contrast. */
const faultsOf = (palette: Palette) =>
  [contrastPairs(palette.light), contrastPairs(palette.dark), printed(palette)].flatMap((pairs) =>
    pairs.filter(lacksContrast).map((pair) => pair.join(" ")),
  );

/** Colours all over the cube of RGB, its corners and greys among them. */
const parts = ["00", "33", "66", "99", "cc", "ff"];
const manyColours = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));

describe("the palette of a main colour", () => {
  test("has contrast in every pair and both themes, whatever the colour", () => {
    const faulty = manyColours.filter((colour) => faultsOf(paletteOf(colour)).length > 0);
    expect(faulty).toEqual([]);
  });

  test.each(Object.entries(colours))("keeps %s as it was chosen", (_, colour) => {
    expect([paletteOf(colour).light.green, paletteOf(colour).light.band]).toEqual([colour, colour]);
  });

  test("is that of tokens.css for the usual colour", () => {
    const css = readFileSync("app/ui/styles/tokens.css", "utf8");
    const blocks = [...css.matchAll(/(?:@theme static|:root) \{([^}]*--color[^}]*)\}/g)].map(([, block]) =>
      Object.fromEntries(
        [...String(block).matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name, hex]) => [name, hex]),
      ),
    );
    const { light, dark } = paletteOf(colours[usualColour]);
    expect(blocks).toHaveLength(2);
    expect({ ...light, ...blocks[0] }).toEqual(light);
    expect({ ...dark, ...blocks[1] }).toEqual(dark);
    expect(Object.keys(blocks[1] ?? {})).toEqual(Object.keys(blocks[0] ?? {}));
    // What has no token, and is the same in both themes.
    const { band, deep } = dark;
    expect([band, deep]).toEqual([light.band, light.deep]);
    const grounds = {
      "ui/styles/footer.css": [".site-footer", deep],
      "site/student-life/visit.css": [".walk", band],
    };
    const jars = readFileSync("app/site/pages/home/home.css", "utf8");
    expect(jars.split(`: ${band};`)).toHaveLength(3);
    for (const [file, [selector, colour]] of Object.entries(grounds))
      expect(readFileSync(`app/${file}`, "utf8")).toMatch(new RegExp(`\\${selector} {[^}]*background: ${colour};`));
  });

  test("would lack contrast if a bright colour stayed as it is", () => {
    const palette = paletteOf("#ffff00");
    expect(palette.light.green).not.toBe("#ffff00");
    expect(faultsOf({ ...palette, light: { ...palette.light, green: "#ffff00" } })).not.toEqual([]);
  });
});
