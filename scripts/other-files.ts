import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";

/** A photograph with fewer pixels across is a blur on any screen. */
const fewestPixels = 320;

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
    .sort();
}

/** What is wrong with a picture: nothing, or that it is none, or small. */
async function faultOfPicture(file: string): Promise<{ refused?: string; noted?: string }> {
  if (file.endsWith(".svg"))
    return readFileSync(file, "utf8").includes("<svg") ? {} : { refused: `${file} is no SVG, whatever its name says.` };
  try {
    const { width, format } = await sharp(file).metadata();
    if (!["jpeg", "png", "webp"].includes(format))
      return { refused: `${file} is ${format}. Please save it as JPEG, PNG or WebP.` };
    if (width >= fewestPixels) return {};
    return {
      noted: `Note: ${file} is only ${width} pixels wide. Photographs take at least ${fewestPixels}, better 1280.`,
    };
  } catch {
    return { refused: `${file} is no picture, whatever its name says.` };
  }
}

/**
 * What is wrong with the files of a content folder besides the texts of its records: those that stop a build, and those that
 * are only noted.
 * @param known the files of records that the site reads
 */
export async function otherFiles(folder: string, known: string[]): Promise<{ refused: string[]; noted: string[] }> {
  const [refused, noted]: [string[], string[]] = [[], []];
  const records = known.map((file) => join(folder, file).replaceAll("\\", "/"));
  for (const file of namesIn(join(folder, "records"))) {
    if (records.includes(file)) continue;
    if (/\.ya?ml$/i.test(file)) refused.push(`${file} is no file of records that the site reads. Is its name right?`);
    else noted.push(`Note: ${file} is not read.`);
  }
  if (existsSync(join(folder, "pages")))
    noted.push(
      `Note: ${join(folder, "pages")} is not read. npm run content -- upgrade FOLDER makes records/pages.yaml of it.`,
    );
  const texts = records.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  for (const file of namesIn(join(folder, "media"))) {
    if (/\.(svg|jpe?g|png|webp)$/.test(file)) {
      const fault = await faultOfPicture(file);
      if (fault.refused) refused.push(fault.refused);
      if (fault.noted) noted.push(fault.noted);
    } else if (file.endsWith(".pdf")) {
      if (!readFileSync(file).subarray(0, 1024).includes("%PDF-"))
        refused.push(`${file} is no PDF, whatever its name says.`);
      const id = basename(file, ".pdf").replace(/-(?:en|mr)$/, "");
      if (!texts.some((text) => text.includes(`id: ${id}\n`)))
        noted.push(`Note: no record names ${file}, so the site does not show it.`);
    } else
      noted.push(`Note: ${file} is not read. Pictures end in .svg, .jpg, .jpeg, .png or .webp, documents in .pdf.`);
  }
  return { refused, noted };
}
