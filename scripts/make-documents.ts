/**
 * Makes every PDF of the site in every language from the records of content/, or uses the institute's own file, and a
 * picture of the first page of each approval.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MadePdf } from "#app/platform/content/made.ts";
import { locales } from "#app/platform/i18n/locale.ts";
import { readContent } from "#app/records.server.ts";
import { contentDir, madeDir } from "../build-folders.ts";
import { downloadSheet } from "./documents/downloads.ts";
import { firstPage } from "./documents/first-page.ts";
import { ownPdf } from "./documents/own-pdf.ts";
import { paperSheet } from "./documents/paper.ts";
import type { Sheet } from "./documents/sheet.ts";
import { typesetter } from "./documents/typesetter.ts";
import { writer } from "./documents/writer.ts";

async function makeDocuments() {
  const content = readContent(contentDir);
  const logo = await readFile(join(contentDir, "media/site/logo.svg"), "utf8");
  const sheets = locales.flatMap((locale): Sheet[] => {
    const words = writer(content, locale);
    const downloads = words.content.downloads.flatMap((record) => downloadSheet(words, record) ?? []);
    return [...downloads, ...words.content.papers.map((record) => paperSheet(words, record))];
  });

  const folder = join(madeDir, "public", "documents");
  await mkdir(folder, { recursive: true });
  const set = typesetter(logo);
  const manifest: Record<string, MadePdf> = {};
  const pictures = join(madeDir, "public", "first-pages");
  await rm(pictures, { recursive: true, force: true });
  const approvals = new Set(content.affiliations.map(({ paper }) => paper));
  for (const sheet of sheets) {
    const name = `${sheet.id}-${sheet.locale}`;
    const { bytes, pages } = (await ownPdf(contentDir, sheet.id, sheet.locale)) ?? set(sheet);
    await writeFile(join(folder, `${name}.pdf`), bytes);
    manifest[name] = { address: `/documents/${name}.pdf`, bytes: bytes.length, pages };
    if (approvals.has(sheet.id)) manifest[name].firstPage = await firstPage(bytes, name, pictures);
  }

  // A paper that was removed from the records must not stay on the site.
  for (const file of await readdir(folder)) if (!(file.replace(/\.pdf$/, "") in manifest)) await rm(join(folder, file));
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(madeDir, "documents.json"), `${JSON.stringify(sorted, null, 1)}\n`);
  console.log(`Made ${sheets.length} documents.`);
}

await makeDocuments();
