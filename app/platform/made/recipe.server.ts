import { globSync, readFileSync } from "node:fs";
import { digestOf } from "./digest.server.ts";
import { faces } from "./signs.ts";

function digestOfPrograms(pattern: string, packages: string[]): string {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const versions = packages.map((name) => `${name} ${dependencies[name]}`);
  return digestOf(
    ...versions,
    ...globSync(pattern)
      .sort()
      .map((file) => readFileSync(file)),
  );
}

const fonts = [
  ...new Set(faces.flatMap(({ files }) => files.map((file) => `@expo-google-fonts/${file.split("/")[0]}`))),
];

/** When these programs or packages change, all documents are made again. */
export const documentRecipe = (): string =>
  digestOfPrograms(
    "app/platform/made/{sheet.ts,signs.ts,maker/{document,first-page,logo-drawing,typesetter,typst}.ts,maker/template.typ,maker/text-layer/*.ts}",
    ["@myriaddreamin/typst-ts-node-compiler", ...fonts, "@cantoo/pdf-lib", "pdfjs-dist"],
  );

export const posterRecipe = (): string =>
  digestOfPrograms(
    "app/platform/made/{signs.ts,maker/{logo-drawing.ts,make-poster.ts,poster.typ,typst.ts,text-layer/*.ts}}",
    ["@myriaddreamin/typst-ts-node-compiler", ...fonts, "sharp"],
  );

export const faceRecipe = (): string =>
  digestOfPrograms("app/platform/made/maker/{heading-face,shaping,subset}.ts", [
    "@fontsource/tiro-devanagari-marathi",
    "harfbuzzjs",
    "woff2-encoder",
  ]);
