import { DatabaseSync } from "node:sqlite";

/** Pages of the log, 4 KB each, after which SQLite takes it into the file. */
const longestLog = 4000;

/**
 * Opens a SQLite file, made if it is missing. `synchronous=FULL`: what was committed survives a loss of power
 * (sqlite.org/pragma.html). What is deleted is overwritten. Another process that writes is waited for, 5 s at most.
 */
export function openFile(path: string, { synchronous = "FULL" }: { synchronous?: "FULL" | "NORMAL" } = {}) {
  const file = new DatabaseSync(path, { timeout: 5000 });
  const settings = {
    journal_mode: "WAL",
    synchronous,
    foreign_keys: "ON",
    secure_delete: "ON",
    wal_autocheckpoint: longestLog,
  };
  for (const [name, value] of Object.entries(settings)) file.exec(`PRAGMA ${name} = ${value}`);
  return file;
}

/** Makes something of each text once. */
export function once<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}
