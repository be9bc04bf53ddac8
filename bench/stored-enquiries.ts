import { DatabaseSync } from "node:sqlite";

/** Inserts confirmed enquiries into a store as if they had been sent, in one transaction. */
export function fillStore(path: string, count: number): void {
  const file = new DatabaseSync(path, { timeout: 10_000 });
  const insert = file.prepare(
    `INSERT INTO submissions (id, kind, reference, status, locale, name, hscPercentage, email, emailKey, phone, isMinor,
     consentVersion, createdAt, confirmedAt) VALUES (?, 'enquiry', ?, 'new', 'mr', ?, '85.50%', ?, ?, '9876543210', 0,
     '2026-11-21', ?, ?)`,
  );
  file.exec("BEGIN");
  for (let each = 0; each < count; each++) {
    // As random as real ids, so that the index has the same width.
    const id = crypto.randomUUID();
    const email = `stored-${each}@example.org`;
    const time = Date.now() - each * 1000;
    insert.run(id, `E-${id.slice(0, 13).toUpperCase()}`, `Asha Namune ${each}`, email, email, time, time);
  }
  file.exec("COMMIT");
  file.close();
}
