import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { paperSheet } from "#app/features/documents/paper.ts";
import { sheet, writer } from "#app/features/documents/writer.ts";
import { localise } from "#app/platform/content/localise.ts";
import { typesetter } from "#app/platform/made/maker/typesetter.ts";
import { readContent } from "#app/records.server.ts";
import { contentCopy } from "./help/content-copy.ts";
import { documentText } from "./help/document-text.ts";
import { temporaryFolder } from "./help/temporary.ts";

/** Makes the documents of a content folder. @returns what was made, and what the command said. */
function make(folder: string) {
  const MADE_DIR = temporaryFolder("made-");
  onTestFinished(() => rmSync(MADE_DIR, { recursive: true, force: true }));
  const env = { ...process.env, CONTENT_DIR: folder, MADE_DIR };
  const { stderr } = spawnSync(process.execPath, ["scripts/make-documents.ts"], { env, encoding: "utf8" });
  return { made: Object.keys(JSON.parse(readFileSync(join(MADE_DIR, "documents.json"), "utf8"))), stderr };
}

/** The sample's content as that of an institute which is not the sample, with other papers. */
function ownContent(change: (papers: { id: string; sections?: unknown }[]) => void): string {
  const folder = contentCopy(onTestFinished);
  const institute = join(folder, "institute.yaml");
  writeFileSync(institute, readFileSync(institute, "utf8").replace("isSample: true", "isSample: false"));
  const file = join(folder, "records/papers.yaml");
  const papers = parse(readFileSync(file, "utf8"));
  change(papers);
  writeFileSync(file, stringify(papers));
  return folder;
}

test("for an institute that is not the sample, no letter of another body is written", () => {
  const folder = ownContent((papers) => {
    for (const paper of papers) if (paper.id === "dte-approval") delete paper.sections;
  });
  const own = join(folder, "media/papers");
  mkdirSync(own, { recursive: true });
  copyFileSync("made-tests/public/documents/dte-approval-en.pdf", join(own, "dte-approval.pdf"));
  const { made, stderr } = make(folder);
  expect(made.filter((name) => /pci|msbte|government|aishe/.test(name))).toEqual([]);
  expect(made, "its own committees' rules are").toContain("anti-ragging-mr");
  expect(made, "and what it has from the body itself").toEqual(
    expect.arrayContaining(["dte-approval-en", "dte-approval-mr", "prospectus-en"]),
  );
  expect(stderr).toContain(`pci-approval-en`);
  expect(stderr).toContain(own);
});

test("a committee's rules without text and without a PDF stop the build in one sentence", () => {
  const content = readContent("tests/content");
  const record = { ...localise(content, "en").papers[0], id: "anti-ragging", sections: undefined };
  expect(() =>
    paperSheet(
      writer((each) => localise(content, each), "en"),
      record as never,
    ),
  ).toThrow('records/papers.yaml: "anti-ragging" takes sections, or a PDF as media/papers/anti-ragging.pdf.');
});

test("a syllable that is written twice is read twice, and one of many letters once", async () => {
  const content = readContent("tests/content");
  const words = writer((each) => localise(content, each), "mr");
  const text = "दुदु हुहु, महाराष्ट्र राष्ट्रीय ट्रॅक्टर, र्‍हस्व वाऱ्याची कर्त्री. माइंड्स किंवा विद्यार्थ्यांनी निःशुल्क ॲप ऑक्टोबर";
  const made = sheet(words, { id: "read", title: "वाचन", on: "2026-11-24" }, [{ kind: "text", text }]);
  const set = typesetter(readFileSync("tests/content/media/site/logo.svg", "utf8"));
  expect((await documentText(new Uint8Array((await set(made)).bytes))).read.trim()).toBe(text);
});
