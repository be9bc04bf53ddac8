import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brokenOff } from "../../tests/help/raw-request.ts";
import { temporaryFolder } from "../measure/program.ts";
import { inTurns, times } from "./connections.ts";
import { atMost, type Finding } from "./finding.ts";
import { startTarget } from "./server.ts";
import { createVisitor, freshEmail } from "./visitor.ts";

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Checks that what strangers send fills neither the log nor the write-ahead logs of the store and the limits. */
export async function logs(): Promise<Finding[]> {
  const requests = 5_000;
  const posts = 1_000;
  using folder = temporaryFolder();
  const file = join(folder.path, "site.log");
  const command = ["sh", "-c", `exec "${process.execPath}" server.ts > "${file}"`];
  await using site = await startTarget({ command });
  await inTurns(times(requests), 16, () =>
    createVisitor(site).post("/my-enquiry", { reference: "E-AAAA-AAAA", email: freshEmail() }),
  );
  const [limits, store] = ["limits", "store"].map((name) => sizeOf(join(site.dataDir, `${name}.sqlite-wal`)) / 2 ** 20);
  const before = sizeOf(file);
  const text = [
    "POST /feedback HTTP/1.1",
    "Host: localhost",
    `Origin: ${site.url}`,
    "Content-Type: application/x-www-form-urlencoded",
    "Transfer-Encoding: chunked",
    "",
    "ff\r\nname=Asha",
  ].join("\r\n");
  await inTurns(times(posts), 16, () => brokenOff(site.url, text));
  await site.isWell();
  const errors = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.startsWith('{"level":50')).length;
  return [
    atMost(`${requests} look-ups`, "limits.sqlite-wal", limits ?? 0, 20, "MB"),
    atMost(`${requests} look-ups`, "store.sqlite-wal", store ?? 0, 20, "MB"),
    atMost(`${posts} posts, broken off`, "the log grew by", (sizeOf(file) - before) / 1024, 64, "KB"),
    atMost(`${posts} posts, broken off`, "error entries", errors, 0),
  ];
}
