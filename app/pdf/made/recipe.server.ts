import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { faces } from "#app/cms/content/printable-text.ts";

export function digestOf(...parts: (string | Buffer)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part);
  return digest.digest("hex").slice(0, 8);
}

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
    "app/{cms/content/printable-text.ts,pdf/made/{sheet.ts,maker/{document,font-layer,text-layer,typst}.ts,maker/template.typ}}",
    ["@myriaddreamin/typst-ts-node-compiler", ...fonts, "@cantoo/pdf-lib", "pdfjs-dist"],
  );

export const posterRecipe = (): string =>
  digestOfPrograms(
    "app/{cms/content/printable-text.ts,pdf/made/maker/{font-layer.ts,make-poster.ts,poster.typ,text-layer.ts,typst.ts}}",
    ["@myriaddreamin/typst-ts-node-compiler", ...fonts, "sharp"],
  );

export const faceRecipe = (): string =>
  digestOfPrograms("app/pdf/made/maker/{heading-face,subset}.ts", [
    "@fontsource/tiro-devanagari-marathi",
    "harfbuzzjs",
    "woff2-encoder",
  ]);
