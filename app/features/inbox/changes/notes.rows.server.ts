import { isWritten } from "#app/features/inbox/note-line.ts";
import { searchTextOf } from "#app/features/submissions/index.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { SubmissionNoteRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";

type NewNote = Pick<SubmissionNoteRow, "submissionId" | "kind" | "text" | "by" | "byName" | "at">;

/** @returns the id of the entry */
export async function insertNote(db: Db, note: NewNote): Promise<string> {
  const searchText = note.text && isWritten(note.kind) ? searchTextOf(note.text) : null;
  const row: SubmissionNoteRow = { id: newId(), ...note, struckAt: null, struckBy: null, searchText };
  await db.insertInto("submissionNotes").values(row).execute();
  return row.id;
}

export const noteById = (db: Db, id: string): Promise<SubmissionNoteRow | undefined> =>
  db.selectFrom("submissionNotes").selectAll().where("id", "=", id).executeTakeFirst();

export async function strikeNote(db: Db, id: string, by: string, at: number): Promise<void> {
  const struck = db.updateTable("submissionNotes").set({ struckAt: at, struckBy: by });
  await struck.where("id", "=", id).where("struckAt", "is", null).execute();
}

export async function notesOf(db: Db, ids: string[]): Promise<SubmissionNoteRow[]> {
  if (ids.length === 0) return [];
  const found = db.selectFrom("submissionNotes").selectAll().where("submissionId", "in", ids);
  return found.orderBy("at", "desc").orderBy("id", "desc").execute();
}
