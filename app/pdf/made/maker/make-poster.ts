import { readFileSync } from "node:fs";
import sharp from "sharp";
import { writeWhole } from "#app/lib/write-whole.ts";
import type { PosterJob } from "#app/pdf/made/jobs.ts";
import { logoDrawing, openTypst, type Typst } from "./typst.ts";

const template = readFileSync(new URL("./poster.typ", import.meta.url), "utf8");

/** Dots an inch: two pixels a point. */
const density = 144;

let typst: Typst | undefined;

/** Pictures have outlines as letters: every conjunct is right. @throws ContentError for text that does not fit */
export async function makePoster({ to, poster, form, logo, colours }: PosterJob): Promise<void> {
  typst ??= openTypst(template);
  const inputs = {
    poster: JSON.stringify(poster),
    form,
    logo: await logoDrawing(logo),
    colours: JSON.stringify(colours),
  };
  const bytes =
    form === "a4"
      ? (await typst.pdf(poster.name, inputs)).bytes
      : await sharp(Buffer.from(typst.svg(poster.name, inputs)), { density })
          .flatten({ background: "#fff" })
          .png()
          .toBuffer();
  await writeWhole(to, bytes);
}
