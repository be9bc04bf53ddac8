import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "../measure/program.ts";
import { expected, type Finding } from "./finding.ts";

const run = promisify(execFile);

/** Checks that a content folder of somebody else cannot publish this machine's files, or pages as pictures and PDFs. */
export async function importedFiles(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const id = "ab".repeat(32);
  const facts = { type: "pdf", name: "order.pdf", width: null, height: null, at: 1 };
  const places: [what: string, put: (folder: string) => void][] = [
    ["a link to a file of the server as a PDF", (own) => symlinkSync("/etc/hostname", join(own, "1.pdf"))],
    ["a link elsewhere in the folder", (own) => symlinkSync("/etc/hostname", join(own, "..", "..", "logo.png"))],
    ["a page as a PDF", (own) => writeFileSync(join(own, "1.pdf"), "<script>alert(1)</script>")],
    ["a PDF with another digest", (own) => writeFileSync(join(own, "1.pdf"), "%PDF-1.4\n%%EOF\n")],
  ];
  for (const [what, put] of places) {
    using folder = temporaryFolder();
    const own = join(folder.path, "content", "files", id);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, "file.json"), JSON.stringify(facts));
    put(own);
    const env = { ...process.env, DATA_DIR: join(folder.path, "data") };
    const args = ["scripts/content.ts", "import", join(folder.path, "content")];
    const said = await run(process.execPath, args, { env }).then(
      ({ stdout }) => stdout.trim(),
      ({ code }) => `refused (${code})`,
    );
    findings.push(expected(`content import: ${what}`, said, "refused (1)", said === "refused (1)"));
  }
  return findings;
}
