import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { ContentError } from "#app/records.server.ts";
import type { Sheet } from "./sheet.ts";

const template = readFileSync(new URL("./template.typ", import.meta.url), "utf8");
const require = createRequire(import.meta.url);
const font = (file: string) => readFileSync(require.resolve(`@expo-google-fonts/mukta/${file}`));

/** A finished file and the number of its pages. */
export interface Pdf {
  bytes: Buffer;
  pages: number;
}

/**
 * A function that sets sheets as tagged PDF/UA-1. Making it is the dear part; a page then takes milliseconds.
 * It throws a ContentError when a sheet cannot be set, such as for a letter that the font does not have.
 * @param logo the institute's mark, as SVG
 */
export function typesetter(logo: string): (sheet: Sheet) => Pdf {
  const fontBlobs = [font("400Regular/Mukta_400Regular.ttf"), font("700Bold/Mukta_700Bold.ttf")];
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });

  function set(sheet: Sheet): Pdf {
    const done = compiler.compile({ mainFileContent: template, inputs: { sheet: JSON.stringify(sheet), logo } });
    // A warning also stops the build: a font that is not found is no more than a warning to Typst.
    const trouble = done.takeError() ?? done.takeWarnings();
    if (trouble !== null) throw new Error(compiler.fetchDiagnostics(trouble)[0]?.message);
    if (done.result === null) throw new Error("nothing came out");
    return { bytes: compiler.pdf(done.result, { pdfStandard: "ua-1" }), pages: done.result.numOfPages };
  }

  return (sheet) => {
    try {
      return set(sheet);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // The export writes its findings as one long dump, of which the first message is enough.
      const first = /message: "((?:[^"\\]|\\.)*)"/.exec(message)?.[1]?.replaceAll(/\\+"|`/g, "") ?? message;
      throw new ContentError(`The document ${sheet.id}-${sheet.locale} cannot be made from content/: ${first}`);
    }
  };
}
