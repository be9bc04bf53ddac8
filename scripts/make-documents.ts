/**
 * Makes every PDF of the site in every language from the records of content/, or uses the institute's own file, and a
 * picture of the first page of each approval.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { downloadSheet } from "#app/features/documents/downloads.ts";
import { isTypeset, paperSheet } from "#app/features/documents/paper.ts";
import { writer } from "#app/features/documents/writer.ts";
import { localise } from "#app/platform/content/localise.ts";
import type { MadePdf } from "#app/platform/content/made.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import { firstPage } from "#app/platform/made/maker/first-page.ts";
import { ownPdf } from "#app/platform/made/maker/own-pdf.ts";
import { typesetter } from "#app/platform/made/maker/typesetter.ts";
import type { Sheet } from "#app/platform/made/sheet.ts";
import { readContent } from "#app/records.server.ts";
import { contentDir, madeDir } from "../build-folders.ts";
import { endPlainly } from "../read-site.ts";

interface ToMake {
  id: string;
  locale: Locale;
  /** The sheet to typeset if the institute has no file of its own; undefined if that is not allowed. */
  sheet: () => Sheet | undefined;
}

async function makeDocuments() {
  const content = readContent(contentDir);
  const logo = await readFile(join(contentDir, "media/site/logo.svg"), "utf8");
  const documents = locales.flatMap((locale): ToMake[] => {
    const words = writer((each) => localise(content, each), locale);
    const downloads = words.content.downloads.flatMap((record) => downloadSheet(words, record) ?? []);
    const papers = words.content.papers.map((record) => {
      const sheet = () => (isTypeset(words, record.id) ? paperSheet(words, record) : undefined);
      return { id: record.id, locale, sheet };
    });
    return [...downloads.map((made) => ({ id: made.id, locale, sheet: () => made })), ...papers];
  });

  const folder = join(madeDir, "public", "documents");
  await mkdir(folder, { recursive: true });
  const set = typesetter(logo);
  const manifest: Record<string, MadePdf> = {};
  const pictures = join(madeDir, "public", "first-pages");
  await rm(pictures, { recursive: true, force: true });
  const approvals = new Set(content.affiliations.map(({ paper }) => paper));
  const missing: string[] = [];
  for (const { id, locale, sheet } of documents) {
    const name = `${id}-${locale}`;
    const own = await ownPdf(contentDir, id, locale);
    const toSet = own ? undefined : sheet();
    const pdf = own ?? (toSet && (await set(toSet)));
    if (!pdf) {
      missing.push(name);
      continue;
    }
    const { bytes, pages } = pdf;
    await writeFile(join(folder, `${name}.pdf`), bytes);
    manifest[name] = { address: `/documents/${name}.pdf`, bytes: bytes.length, pages };
    if (approvals.has(id)) manifest[name].firstPage = await firstPage(bytes, name, pictures);
  }

  // A paper that was removed from the records must not stay on the site.
  for (const file of await readdir(folder)) if (!(file.replace(/\.pdf$/, "") in manifest)) await rm(join(folder, file));
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(madeDir, "documents.json"), `${JSON.stringify(sorted, null, 1)}\n`);
  console.log(`Made ${documents.length - missing.length} documents.`);
  if (missing.length > 0)
    console.warn(
      `Without a document, since only the body that issued it can write it: ${missing.join(", ")}. Put its PDF into ${join(contentDir, "media/papers")}, as ${missing[0]}.pdf or, for both languages, without the language.`,
    );
}

await makeDocuments().catch(endPlainly);
