/** The baseline for enquiries: how many single-row commits SQLite makes in a second with WAL and synchronous=FULL. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const [folder = ".", seconds = "2"] = process.argv.slice(2);
const file = new DatabaseSync(join(folder, "bare.sqlite"));
file.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
file.exec("CREATE TABLE IF NOT EXISTS lines (id INTEGER PRIMARY KEY, line TEXT)");
const insert = file.prepare("INSERT INTO lines (line) VALUES (?)");
const from = performance.now();
let commits = 0;
while (performance.now() - from < Number(seconds) * 1000) {
  insert.run(`line ${commits}`);
  commits++;
}
process.send?.(commits / ((performance.now() - from) / 1000));
