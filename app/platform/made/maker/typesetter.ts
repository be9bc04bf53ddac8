import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { PrintColours } from "#app/platform/appearance/look.ts";
import { ContentError } from "#app/platform/content/content-error.ts";
import type { Sheet } from "../sheet.ts";
import { writeTextLayer } from "./text-layer/text-layer.ts";

const template = readFileSync(new URL("./template.typ", import.meta.url), "utf8");
const require = createRequire(import.meta.url);
const font = (file: string) => readFileSync(require.resolve(`@expo-google-fonts/mukta/${file}`));

/** A finished file and the number of its pages. */
export interface Pdf {
  bytes: Buffer;
  pages: number;
}

/**
 * Creates a function that typesets sheets as tagged PDF/UA-1, with text that every reader can take out. Creating it is
 * expensive; a page then takes milliseconds.
 * It throws a ContentError when a sheet cannot be typeset, for instance because the font lacks a letter.
 * @param logo the institute's logo, as SVG
 */
export function typesetter(logo: string, colours: PrintColours): (sheet: Sheet) => Promise<Pdf> {
  const fontBlobs = [font("400Regular/Mukta_400Regular.ttf"), font("700Bold/Mukta_700Bold.ttf")];
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });

  const look = { logo, colours: JSON.stringify(colours) };

  async function set(sheet: Sheet): Promise<Pdf> {
    const done = compiler.compile({ mainFileContent: template, inputs: { ...look, sheet: JSON.stringify(sheet) } });
    // A warning also stops the build: to Typst, a missing font is only a warning.
    const trouble = done.takeError() ?? done.takeWarnings();
    if (trouble !== null) throw new Error(compiler.fetchDiagnostics(trouble)[0]?.message);
    if (done.result === null) throw new Error("there is no output");
    const bytes = await writeTextLayer(compiler.pdf(done.result, { pdfStandard: "ua-1" }));
    return { bytes, pages: done.result.numOfPages };
  }

  return async (sheet) => {
    try {
      return await set(sheet);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // The export prints its findings as one long dump; the first message is enough.
      const first = /message: "((?:[^"\\]|\\.)*)"/.exec(message)?.[1]?.replaceAll(/\\+"|`/g, "") ?? message;
      throw new ContentError(`The document ${sheet.id}-${sheet.locale} cannot be made from content/: ${first}`);
    }
  };
}
