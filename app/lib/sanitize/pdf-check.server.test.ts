import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { bytesOf, foreign, onePage, pdfOf, stream } from "../../../tests/help/upload-files.ts";
import { checkPdf } from "./pdf-check.server.ts";

const script = "/S/JavaScript/JS(app.alert\\(1\\))";
/** A page with something that is pressed. */
const pressed = (action: string, kind = "/Subtype/Link") =>
  onePage({ page: `/Annots[<<${kind}/Rect[0 0 9 9]/A${action}>>]` });
const opened = (action: string, ...objects: (string | Buffer)[]) =>
  onePage({ catalog: `/OpenAction ${action}`, objects });
const annotation = (entries: string, ...objects: (string | Buffer)[]) =>
  onePage({ page: `/Annots[<</Rect[0 0 9 9]${entries}>>]`, objects });
const attachment = [stream("/Type/EmbeddedFile", foreign.zip)];
/** A list of objects, as number 6: the action that it has is number 7. */
const listed = (more: string, text: string, bytes: Uint8Array = deflateSync(`7 0 ${text}`)) =>
  stream(`${more}/N 1/First 4/Filter/FlateDecode`, bytes);

test.each<[string, Uint8Array]>([
  ["a script at the start", opened(`<<${script}>>`)],
  ["a script whose kind is written elsewhere", opened("<</S 6 0 R/JS(1)>>", "/JavaScript")],
  ["a script in a separate object", opened("6 0 R", `<<${script}>>`)],
  ["a script with its name in other signs", opened("<</#53/Java#53cript/J#53(1)>>")],
  [
    "a script under a name",
    onePage({ catalog: "/Names<</JavaScript 6 0 R>>", objects: [`<</Names[(a)<<${script}>>]>>`] }),
  ],
  ["a script of a page", onePage({ page: `/AA<</O<<${script}>>>>` })],
  ["a script after a link", pressed(`<</S/GoTo/D[3 0 R/Fit]/Next[<<${script}>>]>>`)],
  ["a script in a bookmark", onePage({ catalog: `/Outlines<</First<</Title(a)/A<<${script}>>>>>>` })],
  ["a script in a field", annotation("/Subtype/Widget/AA<</K 6 0 R>>", `<<${script}>>`)],
  ["a script in a packed list of objects", opened("7 0 R", listed("/Type/ObjStm", `<<${script}>>`))],
  [
    "a script in an object that is there twice",
    opened("6 0 R", `<<${script}>>\nendobj\n6 0 obj\n<</S/GoTo/D[3 0 R/Fit]>>`),
  ],
  ["a script under a key that is there twice", opened(`<<${script}>>/OpenAction[3 0 R/Fit]`)],
  ["a script with its kind there twice", opened("<</S/JavaScript/S/GoTo/D[3 0 R/Fit]/JS(1)>>")],
  ["a script in the trailer", onePage({ trailer: `/Root<</Type/Catalog/Pages 2 0 R/OpenAction<<${script}>>>>` })],
  ["a program to start", pressed("<</S/Launch/F(evil.exe)>>")],
  [
    "a program whose kind is written elsewhere",
    onePage({ page: "/Annots[<</Subtype/Link/A<</S 6 0 R/F(a)>>>>]", objects: ["/Launch"] }),
  ],
  ["a program whose kind is there twice", pressed("<</S/Launch/S/GoTo/F(evil.exe)/D[3 0 R/Fit]>>")],
  ["another file", onePage({ objects: ["<</F(evil.exe)/EF<</F 7 0 R>>>>", ...attachment] })],
  ["another file by a reference", onePage({ objects: ["<</F(evil.exe)/EF 8 0 R>>", ...attachment, "<</UF 7 0 R>>"] })],
  ["another file as an annotation", annotation("/Subtype/FileAttachment/FS 6 0 R", "<</F(evil.exe)>>")],
  ["other files under names", onePage({ catalog: "/Names<</EmbeddedFiles<</Names[]>>>>" })],
  ["an address at the start", opened("<</S/URI/URI(https://evil.example)>>")],
  ["an address after the start", opened("<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://evil.example)>>>>")],
  ["an address when a page is shown", onePage({ page: "/AA<</O<</S/URI/URI(https://evil.example)>>>>" })],
  ["an address on a button", pressed("<</S/URI/URI(https://evil.example)>>", "/Subtype/Widget")],
  ["a link that is a script", pressed("<</S/URI/URI(java\\nscript:alert\\(1\\))>>")],
  ["a link to a file", pressed("<</S/URI/URI(file://evil.example/share)>>")],
  ["a step into another file", pressed("<</S/GoToR/F(evil.pdf)/D[0/Fit]>>")],
  ["a step into a file in it", opened("<</S/GoToE/T<</R/C/N(evil.pdf)>>>>")],
  ["a step into another file, whose kind is there twice", pressed("<</S/GoToE/S/GoTo/D[0/Fit]/T<</R/C>>>>")],
  ["a command of the reader", pressed("<</S/Named/N/SaveAs>>")],
  ["printing at the start", opened("<</S/Named/N/Print>>")],
  ["an action that nobody knows", pressed("<</S/Evil>>")],
  ["a form that is sent", pressed("<</S/SubmitForm/F(https://evil.example)>>", "/Subtype/Widget")],
  ["data that are fetched", pressed("<</S/ImportData/F(evil.fdf)>>", "/Subtype/Widget")],
  ["an XFA form", onePage({ catalog: "/AcroForm<</Fields[]/XFA 6 0 R>>", objects: [stream("", bytesOf("<xdp/>"))] })],
  ["a film", annotation("/Subtype/Screen/A<</S/Rendition/OP 0/R<<>>>>")],
  ["an older film", annotation("/Subtype/Movie/Movie<</F(evil.avi)>>")],
  ["a sound", annotation("/Subtype/Sound/Sound 6 0 R", stream("/R 8000", bytesOf("\0")))],
  ["a Flash film", annotation("/Subtype/RichMedia")],
  ["a model", annotation("/Subtype 6 0 R/3DD 7 0 R", "/3D", stream("/Subtype/U3D", bytesOf("\0")))],
])("a PDF with %s is refused", async (_, bytes) => {
  expect(await checkPdf(bytes)).toEqual({ ok: false, reason: "fileActive" });
});

const hidden = `9 0 obj\n<<${script}>>\nendobj`;

test.each<[string, Uint8Array]>([
  ["a stream", opened("9 0 R", stream("", bytesOf(hidden)))],
  ["a stream that is shorter than it says", opened("9 0 R", `<</Length 6 0 R>>\nstream\n${hidden}\nendstream`)],
  ["a text", opened("9 0 R", `(${hidden.replaceAll(/[()\\]/g, "")})`)],
  ["a comment", opened("9 0 R", `null %9%\r0 obj ${script}`)],
  [
    "a list of objects that is not called one",
    opened("7 0 R", listed("/Type 8 0 R", `<<${script}>>`), "null", "/ObjStm"),
  ],
  [
    "a list of objects that is packed in another way",
    opened("7 0 R", listed("/Type/ObjStm/DecodeParms<</Predictor 12>>", "<<>>")),
  ],
  ["a list of objects that nobody can unpack", opened("7 0 R", listed("/Type/ObjStm", "", bytesOf("evil")))],
  [
    "a trailer in a stream",
    onePage({ objects: [stream("", bytesOf(`trailer\n<</Root<</Pages 2 0 R/OpenAction<<${script}>>>>>>`))] }),
  ],
])("a PDF with something that is hidden in %s is broken", async (_, bytes) => {
  expect(await checkPdf(bytes)).toEqual({ ok: false, reason: "fileBroken" });
});

/** A PDF that a later part was appended to, as a signature is: its field, and the page that has it. */
function signed(): Buffer {
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Annots[7 0 R]>>";
  const field = "<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature1)/Rect[0 0 0 0]/F 132/P 3 0 R/V 6 0 R>>";
  const value = `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/Name(PCI)/M(D:20261124)
    /ByteRange[0 100 200 300]/Contents<${"00".repeat(400)}>/Reference[<</TransformMethod/DocMDP/TransformParams<</P 2>>>>]>>`;
  const catalog = "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]/SigFlags 3>>/Perms<</DocMDP 6 0 R>>>>";
  const parts = [`1 0 obj\n${catalog}`, `3 0 obj\n${page}`, `6 0 obj\n${value}`, `7 0 obj\n${field}`];
  const later = `${parts.join("\nendobj\n")}\nendobj\nxref\n0 0\ntrailer\n<</Size 8/Root 1 0 R/Prev 9>>\nstartxref\n99\n%%EOF\n`;
  return Buffer.concat([onePage(), bytesOf(later)]);
}

/** A form as pdf-lib writes it, with lists of objects. */
async function form(): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const page = file.addPage();
  const fields = file.getForm();
  fields.createTextField("name").addToPage(page);
  fields.createCheckBox("agreed").addToPage(page);
  fields.createDropdown("year").addToPage(page);
  return file.save();
}

const links = [
  "(https://institute.example/a:b)",
  "(mailto:office@institute.example)",
  "(tel:+912012345678)",
  "(syllabus.pdf)",
];

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  [
    "links",
    () =>
      onePage({ page: `/Annots[${links.map((to) => `<</Subtype/Link/A<</Type/Action/S/URI/URI${to}>>>>`).join("")}]` }),
  ],
  ["a place at which it opens", () => opened("[3 0 R/XYZ null null 0]")],
  ["a step at which it opens", () => opened("6 0 R", "<</S/GoTo/D[3 0 R/FitH 842]>>")],
  ["links to its own pages", () => pressed("<</S/Named/N/NextPage>>")],
  [
    "bookmarks",
    () =>
      onePage({
        catalog: "/Outlines 6 0 R/PageMode/UseOutlines/Dests<</a[3 0 R/Fit]>>",
        objects: [
          "<</Type/Outlines/First 7 0 R/Last 8 0 R/Count 2>>",
          "<</Title(Fees)/Parent 6 0 R/Next 8 0 R/Dest[3 0 R/Fit]>>",
          "<</Title(Launch /JavaScript)/Parent 6 0 R/Prev 7 0 R/A<</S/URI/URI(https://institute.example)>>>>",
        ],
      }),
  ],
  [
    "tags for those who listen",
    () => onePage({ catalog: "/StructTreeRoot<</K<</S/Form/K 0/A<</O/Layout/Placement/Block>>>>>>" }),
  ],
  [
    "fonts with unusual names",
    () =>
      onePage({ resources: "/XObject<</EF 6 0 R>>/Pattern<</AA 5 0 R>>", objects: [stream("/S/Evil", bytesOf(""))] }),
  ],
  ["fields to fill in", form],
  ["a signature", signed],
])("a PDF with %s is taken", async (_, make) => {
  expect(await checkPdf(await make())).toEqual({ ok: true, type: "pdf", pages: 1 });
});

test("a script in a PDF that is locked against changes is found", async () => {
  const file = await PDFDocument.load(pdfOf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[]/Count 0>>"]));
  file.addPage();
  file.addJavaScript("a", "1");
  file.encrypt({ userPassword: "", ownerPassword: "owner" });
  expect(await checkPdf(await file.save({ useObjectStreams: true }))).toEqual({ ok: false, reason: "fileActive" });
});
