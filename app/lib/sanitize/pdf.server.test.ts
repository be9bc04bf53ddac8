import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { everythingIn, pictureIn, readPdf } from "../../../tests/help/read-pdf.ts";
import { bytesOf, colour, foreign, onePage, pages, pdfOf, stream } from "../../../tests/help/upload-files.ts";
import { refusedUpload } from "./file-kinds.ts";
import { sanitizePdf } from "./pdf.server.ts";

/** What the process that sanitizes files answers (child-process.ts). */
const answerTo = (bytes: Uint8Array) => sanitizePdf({ kind: "resume", bytes }).catch(() => refusedUpload("fileBroken"));

/** A PDF that is taken, sanitized. */
async function sanitized(bytes: Uint8Array): Promise<Uint8Array> {
  const answer = await answerTo(bytes);
  if (!answer.ok) throw new Error(`It was refused: ${answer.reason}.`);
  expect(answer.file).toMatchObject({ type: "application/pdf", width: null, height: null });
  return answer.file.bytes;
}

describe("a PDF", () => {
  test("comes back with its pages, and without the names of its writers", async () => {
    const objects = ["<</Title(Asha at home)/Author(Asha)/Producer(Word)>>"];
    const file = await sanitized(onePage({ objects, trailer: "/Info 6 0 R/ID[<61><62>]" }));
    expect(await readPdf(file)).toEqual({ words: ["Resume of Asha"], links: [] });
    expect(await everythingIn(file)).not.toMatch(/at home|Author|Producer|pdf-lib|Info/);
  });

  test("of 20 pages is taken, with what they have from above, and of 21 is not", async () => {
    const file = await sanitized(pages(20));
    const { words } = await readPdf(file);
    expect(await everythingIn(file)).toMatch(/595 841 /);
    expect(await everythingIn(file)).toMatch(/\/F1 /);
    expect(words).toEqual(Array.from({ length: 20 }, (_, at) => `Page ${at + 1}`));
    expect(await answerTo(pages(21))).toEqual(refusedUpload("filePages"));
  });

  test("keeps what its pages look like: size, turn, letters, patterns and pictures", async () => {
    const glyph = stream("", bytesOf("1000 0 0 0 750 750 d1 0 0 750 750 re f"));
    const inside = `/Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97
      /Widths[1000]/Encoding<</Type/Encoding/Differences[97/Payload]>>/CharProcs<</Payload 7 0 R>>/Resources<<>>`;
    const shading = "/ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 9 9]/Function 8 0 R/Payload(x)";
    const file = await sanitized(
      onePage({
        page: "/Rotate 90/CropBox[0 0 500 500]/Payload(x)",
        resources: `/Payload(x)/Font<</OpenAction 6 0 R/Font<</Payload(x)>>>>/Pattern<</AA<</PatternType 2/Shading<<${shading}>>>>>>`,
        objects: [`<<${inside}>>`, glyph, "<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>"],
      }),
    );
    const all = await everythingIn(file);
    for (const kept of ["/Rotate", "/CropBox", "/OpenAction", "/AA", "/Shading ", "/Coords", "750 750 re f", "/C1"])
      expect(all).toContain(kept);
    // A name that the writer made up stays where it names a letter, and nowhere else.
    expect(all.match(/Payload/g)).toHaveLength(2);
  });

  test("keeps its layers as they are shown, and not what changes them", async () => {
    const D = "<</BaseState/ON/OFF[7 0 R]/Order[7 0 R]/AS[<</Event/View/OCGs[7 0 R]/Category[/View]>>]>>";
    const file = await sanitized(
      onePage({
        catalog: "/OCProperties 6 0 R",
        resources: "/Properties<</MC0 7 0 R>>",
        content: stream("", bytesOf("/OC /MC0 BDC 0 0 9 9 re f EMC")),
        objects: [`<</OCGs[7 0 R]/D ${D}>>`, "<</Type/OCG/Name(Draft)/Usage<</CreatorInfo<</Creator(Asha)>>>>>>"],
      }),
    );
    const all = await everythingIn(file);
    for (const kept of ["/OCProperties", "/OFF", "/MC0"]) expect(all).toContain(kept);
    expect(all).not.toMatch(/Usage|Order|\/AS\b|Event|Asha/);
  });
});

test("a PDF with more objects than anybody needs comes back with those that are seen", async () => {
  const file = await sanitized(onePage({ objects: Array.from({ length: 100_000 }, () => "1") }));
  expect(file.length).toBeLessThan(2000);
});

describe("what a PDF does by itself", () => {
  const link = (action: string) =>
    `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<<${action}>>/AA<</E<</S/JavaScript/JS(evil())>>>>>>`;
  const address = (text: string) => link(`/S/URI/URI(${text})/Next<</S/JavaScript/JS(evil())>>`);
  const other = (kind: string, more = "") => `<</Type/Annot/Subtype/${kind}/Rect[0 0 9 9]${more}>>`;
  const script = "/S/JavaScript/JS(evil())";

  test("and what it hides stays behind; its links to addresses do not", async () => {
    const annotations = [
      address("https://asha.example/papers?year=2024&of=\\(all\\)"),
      address("http://asha.example"),
      address("mailto:asha@institute.example"),
      address("javascript:evil\\(\\)"),
      address("java\\nscript:evil\\(\\)"),
      address("file:///etc/passwd"),
      address("data:text/html,evil"),
      address("no address"),
      address(`https://evil.example/${"x".repeat(2000)}`),
      link("/S/Launch/F(evil.exe)/Win<</F(evil.exe)>>"),
      link("/S/GoToR/F(evil.pdf)/D[0/Fit]"),
      link("/S/SubmitForm/F(https://evil.example)"),
      link(script),
      other("Widget", "/FT/Tx/T(evil)/V(evil)/Parent 8 0 R"),
      other("FileAttachment", "/FS 7 0 R"),
      other("RichMedia", "/RichMediaContent<</Assets<</Names[(evil)7 0 R]>>>>"),
      other("Screen", "/A<</S/Rendition/JS(evil())>>"),
      other("Movie", "/Movie<</F(evil.avi)>>"),
      other("Text", "/Contents(evil)"),
      other("3D", "/3DD 7 0 R"),
    ];
    const file = await sanitized(
      onePage({
        catalog: `/OpenAction<<${script}>>/AA<</WC<<${script}>>>>/AcroForm 8 0 R/Metadata 6 0 R/PieceInfo<</Evil 6 0 R>>
          /Names<</JavaScript<</Names[(evil)<<${script}>>]>>/EmbeddedFiles<</Names[(evil.exe)7 0 R]>>>>
          /Outlines<</First<</Title(evil)/A<<${script}>>>>>>/AF[7 0 R]/URI<</Base(https://evil.example)>>`,
        page: `/Annots[${annotations.join("")}]/AA<</O<<${script}>>>>/PieceInfo<</Evil 6 0 R>>/Metadata 6 0 R/Thumb 6 0 R
          /StructParents 0/AF[7 0 R]/B[6 0 R]/PZ 1`,
        resources: "/XObject<</Form 9 0 R>>",
        objects: [
          stream("/Type/Metadata/Subtype/XML", bytesOf("<xmp>evil</xmp>")),
          "<</Type/Filespec/F(evil.exe)/EF<</F 6 0 R>>>>",
          "<</Fields[]/XFA 6 0 R/CO[]>>",
          // A part of a page may have most of this again.
          stream(
            "/Subtype/Form/BBox[0 0 9 9]/OPI<</2.0<</F(evil)>>>>/Ref<</F(evil.pdf)/Page 0>>/Metadata 6 0 R/AF[7 0 R]/F(evil)",
            bytesOf("0 0 9 9 re f"),
          ),
        ],
      }),
    );
    const { words, links } = await readPdf(file);
    expect(words).toEqual(["Resume of Asha"]);
    expect(links).toEqual([
      "https://asha.example/papers?year=2024&of=(all)",
      "http://asha.example/",
      "mailto:asha@institute.example",
    ]);
    const all = await everythingIn(file);
    expect(all).toContain("0 0 9 9 re f");
    expect(all).not.toMatch(/evil/i);
    expect(all).not.toMatch(
      /JavaScript|Action|\/AA|Names|Embedded|Filespec|AcroForm|XFA|Metadata|PieceInfo|Launch|Widget/,
    );
    expect(all).not.toMatch(/\/(AF|OPI|Ref|EF|JS|Next|Outlines|Thumb|StructParents|Info|Parent 8)\b/);
  });

  test("also where it is written in an unusual way", async () => {
    const file = await sanitized(
      onePage({
        catalog: "/Open#41ction<</#53/Java#53cript/J#53(evil\\(\\))>>",
        page: "/Annots 6 0 R",
        objects: ["[7 0 R 99 0 R null 5 true]", "<</Subtype/Link/Rect 8 0 R/A 9 0 R>>", "[0 0 9]", `<<${script}>>`],
      }),
    );
    expect(await everythingIn(file)).not.toMatch(/evil|Annots/);
  });

  test("a photo in it says nothing of where it was taken, and looks the same", async () => {
    const jpeg = await colour(40, 30)
      .withExif({ IFD0: { Artist: "Ravi" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1" } })
      .jpeg()
      .toBuffer();
    const dictionary = "/Subtype/Image/Width 40/Height 30/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode";
    const picture = stream(dictionary, Buffer.concat([jpeg, foreign.zip]));
    const packed = stream(
      `${dictionary.replace("/DCTDecode", "[/FlateDecode/DCTDecode]")}/DecodeParms[null null]`,
      deflateSync(jpeg),
    );
    for (const each of [picture, packed]) {
      const file = await sanitized(onePage({ resources: "/XObject<</P 6 0 R>>", objects: [each] }));
      expect(await everythingIn(file)).not.toMatch(/Ravi|Exif|GPS|evil/);
      const inside = await pictureIn(file);
      expect((await sharp(inside).metadata()).exif).toBeUndefined();
      expect(await sharp(inside).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer());
    }
  });
});

describe("a PDF that is something else as well", () => {
  test("comes back as a PDF alone", async () => {
    const { zip, html } = foreign;
    const text = html.toString("latin1");
    const words = bytesOf("BT /F1 24 Tf 72 700 Td (Resume of Asha) Tj ET");
    const files = [
      Buffer.concat([onePage(), zip]),
      Buffer.concat([onePage(), html]),
      // Within its first lines, where a browser that guesses looks.
      Buffer.concat([bytesOf("%PDF-1.7\n%"), html, bytesOf("\n"), onePage().subarray(9)]),
      onePage({ objects: [stream("", zip), stream("", html)] }),
      onePage({ objects: [`(${text.replaceAll("(", "\\(").replaceAll(")", "\\)")})`] }),
      onePage({ trailer: `/Evil(${text})` }),
      onePage({ page: `/Group<</S/Transparency/CS(${text})>>` }),
      // Behind the end of what a stream unpacks to.
      onePage({ content: stream("/Filter/FlateDecode", Buffer.concat([deflateSync(words), zip, html])) }),
      // In a stream that is not packed.
      onePage({ content: stream("", Buffer.concat([words, bytesOf("\n%"), html])) }),
      // The bytes of an older file, which a newer part follows.
      Buffer.concat([onePage({ content: stream("", html) }), onePage().subarray(9)]),
    ];
    for (const [at, each] of files.entries()) {
      const file = await sanitized(each);
      expect((await readPdf(file)).words, `file ${at}`).toEqual(["Resume of Asha"]);
      expect(Buffer.from(file).toString("latin1"), `file ${at}`).not.toMatch(/evil|script/);
      expect(Buffer.from(file).toString("latin1"), `file ${at}`).toMatch(/^%PDF-1\.7\n.*%%EOF$/s);
    }
  });
});

describe("a PDF that cannot be read", () => {
  test("since it is locked is refused, also where the lock is not there", async () => {
    const lock = "<</Filter/Standard/V 2/R 3/Length 128/P -44/O<00>/U<00>>>";
    expect(await answerTo(onePage({ trailer: "/Encrypt 6 0 R", objects: [lock] }))).toEqual(
      refusedUpload("fileLocked"),
    );
    expect(await answerTo(onePage({ trailer: `/Encrypt${lock}` }))).toEqual(refusedUpload("fileLocked"));
    expect(await answerTo(onePage({ trailer: "/Encrypt 99 0 R" }))).toEqual(refusedUpload("fileLocked"));
  });

  const catalog = "<</Type/Catalog/Pages 2 0 R>>";
  test.each<[string, Buffer]>([
    ["has no pages", pdfOf([catalog, "<</Type/Pages/Kids[]/Count 0>>"])],
    ["has no page tree", pdfOf([catalog])],
    ["is cut off", onePage().subarray(0, 500)],
    [
      "has a page tree that is a circle",
      pdfOf([catalog, "<</Type/Pages/Kids[3 0 R]>>", "<</Type/Pages/Kids[2 0 R]>>"]),
    ],
    ["has a page tree that leads to itself", pdfOf([catalog, "<</Type/Pages/Kids[2 0 R 2 0 R]>>"])],
    ["has an object that is itself", onePage({ page: "/Group 6 0 R", objects: ["7 0 R", "6 0 R"] })],
    ["has a picture that is none", onePage({ content: stream("/Filter/JBIG2Decode", bytesOf("bomb")) })],
    ["has a filter that nobody knows", onePage({ content: stream("/Filter/Evil", bytesOf("bomb")) })],
    ["has lists within lists", onePage({ page: `/Group ${"[".repeat(1_000_000)}` })],
  ])("since it %s is broken", async (_, bytes) => {
    expect(await answerTo(bytes)).toEqual(refusedUpload("fileBroken"));
  });
});

test("a PDF that comes to more than 5 MB when it is sanitized is refused", async () => {
  // A photo with nothing in it for 6 MB, packed to 6 KB; sanitized, it is not packed twice.
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]), Buffer.alloc(6_000_000)]);
  const dictionary = "/Subtype/Image/Width 9/Height 9/Filter[/FlateDecode/DCTDecode]";
  const file = onePage({ resources: "/XObject<</P 6 0 R>>", objects: [stream(dictionary, deflateSync(jpeg))] });
  expect(file.length).toBeLessThan(10_000);
  expect(await answerTo(file)).toEqual(refusedUpload("fileLarge"));
});
