import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What screen readers, searches and copying get from a PDF. */
export interface DocumentText {
  title: string | undefined;
  language: string | undefined;
  isTagged: boolean;
  /** Everything on each page, such as watermarks. */
  pages: string[];
  /** The text that is read aloud, without the header and footer of each page. */
  read: string;
}

/** Reads a PDF as a viewer does. */
export async function documentText(bytes: Uint8Array): Promise<DocumentText> {
  const task = getDocument({ data: bytes, verbosity: 0 });
  const pdf = await task.promise;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const pages: string[] = [];
  let read = "";
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marks: string[] = [];
    let text = "";
    for (const item of items) {
      if ("str" in item) {
        const words = item.str + (item.hasEOL ? "\n" : "");
        text += words;
        if (!marks.includes("Artifact")) read += words;
      } else if (item.type === "endMarkedContent") marks.pop();
      else marks.push("tag" in item ? `${item.tag}` : "");
    }
    pages.push(text);
    read += "\n";
  }
  // pdf.js returns a map here, whatever its types say.
  const about = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null;
  await task.destroy();
  return { title: info.Title, language: info.Language, isTagged: about?.get("Marked") === true, pages, read };
}
