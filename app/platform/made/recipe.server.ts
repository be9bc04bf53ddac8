import { globSync, readFileSync } from "node:fs";
import { digestOf } from "./digest.server.ts";

/** The packages that decide how a document looks. */
const packages = ["@myriaddreamin/typst-ts-node-compiler", "@expo-google-fonts/mukta", "@cantoo/pdf-lib", "pdfjs-dist"];

/** A digest of the programs that make documents: with other programs, all are made again. */
export function documentRecipe(): string {
  const files = globSync("app/platform/made/{sheet.ts,maker/**/*.{ts,typ}}").sort();
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const versions = packages.map((name) => `${name} ${dependencies[name]}`);
  return digestOf(...versions, ...files.map((file) => readFileSync(file)));
}
