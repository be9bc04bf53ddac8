import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import sharp from "sharp";
import { facesFor } from "#app/cms/content/printable-text.ts";
import { ContentError } from "#app/lib/content-error.ts";
import { type MediaSource, readMedia } from "#app/pdf/made/jobs.ts";
import { writeTextLayer } from "./text-layer.ts";

/** Pixels: 34 mm on the cover, at 380 dots an inch. */
const size = 512;

/** Documents take the logo as SVG: a photograph or scan is put into one on white. */
export async function logoDrawing(logo: MediaSource | undefined): Promise<string> {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`;
  if (!logo) return `${open}</svg>`;
  const bytes = await readMedia(logo);
  if (logo.path.endsWith(".svg")) return bytes.toString();
  const background = "#ffffff";
  const image = sharp(bytes, { autoOrient: true }).resize({ width: size, height: size, fit: "contain", background });
  const png = await image.flatten({ background }).png().toBuffer();
  const data = `data:image/png;base64,${png.toString("base64")}`;
  return `${open}<image width="${size}" height="${size}" href="${data}"/></svg>`;
}

const require = createRequire(import.meta.url);
const font = (file: string) => readFileSync(require.resolve(`@expo-google-fonts/${file}`));

export interface Pdf {
  bytes: Buffer;
  pages: number;
}

type Inputs = Record<string, string>;

/** Both functions throw a ContentError that names the document when it cannot be typeset. */
export interface Typst {
  /** PDF/UA-1, tagged, with text that every reader can extract. */
  pdf: (name: string, inputs: Inputs) => Promise<Pdf>;
  svg: (name: string, inputs: Inputs) => string;
}

/** Opening is expensive; a page then takes milliseconds. */
export function openTypst(template: string): Typst {
  const compilers = new Map<string, NodeCompiler>();

  function compilerFor(text: string): { compiler: NodeCompiler; families: string } {
    const faces = facesFor(text);
    const families = JSON.stringify(faces.map(({ family }) => family));
    const open = () =>
      NodeCompiler.create({ fontArgs: [{ fontBlobs: faces.flatMap(({ files }) => files.map(font)) }] });
    const compiler = compilers.get(families) ?? open();
    compilers.set(families, compiler);
    return { compiler, families };
  }

  function set(inputs: Inputs) {
    const { compiler, families } = compilerFor(Object.values(inputs).join());
    const done = compiler.compile({ mainFileContent: template, inputs: { ...inputs, families } });
    // A warning also stops the build: to Typst, a missing font is only a warning.
    const trouble = done.takeError() ?? done.takeWarnings();
    if (trouble !== null) throw new Error(compiler.fetchDiagnostics(trouble)[0]?.message);
    if (done.result === null) throw new Error("there is no output");
    return { compiler, result: done.result };
  }

  function faultOf(name: string, error: unknown): ContentError {
    const message = error instanceof Error ? error.message : String(error);
    const [, found = ""] = message.split('message: "');
    const first = /^((?:[^"\\]|\\.)*)"/.exec(found)?.[1]?.replaceAll(/(?<!\\)\\+"|`/g, "") ?? message;
    return new ContentError(`The document ${name} cannot be made from content/: ${first}`);
  }

  return {
    async pdf(name, inputs) {
      try {
        const { compiler, result } = set(inputs);
        const bytes = await writeTextLayer(compiler.pdf(result, { pdfStandard: "ua-1" }));
        return { bytes, pages: result.numOfPages };
      } catch (error) {
        throw faultOf(name, error);
      }
    },
    svg(name, inputs) {
      try {
        const { compiler, result } = set(inputs);
        return compiler.svg(result);
      } catch (error) {
        throw faultOf(name, error);
      }
    },
  };
}
