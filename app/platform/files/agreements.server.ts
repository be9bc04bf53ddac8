import { recordActivity, recordedKeys } from "#app/platform/activity/activities.rows.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { kindOfFiles } from "./activity-kind.ts";
import { readFileName, shortId } from "./file-name.ts";
import { fileById } from "./files.rows.server.ts";

const keyOf = (id: string) => `agreed ${id.slice(0, shortId)}`;

export async function noteAgreement(db: Db, name: string, actor: Pick<StaffActor, "uid" | "name">, at: number) {
  const named = readFileName(name);
  const file = named && (await fileById(db, named.id));
  if (file?.type !== "image") return;
  const activity = {
    what: "peopleAgreed",
    kind: kindOfFiles,
    reference: file.id,
    key: keyOf(file.id),
  };
  await recordActivity(db, actor, at, activity);
}

export async function agreedNames(db: Db, names: string[]): Promise<string[]> {
  const named = names.flatMap((name): [string, string][] => {
    const file = readFileName(name);
    return file ? [[name, keyOf(file.id)]] : [];
  });
  const noted = new Set(await recordedKeys(db, [...new Set(named.map(([, key]) => key))]));
  return named.filter(([, key]) => noted.has(key)).map(([name]) => name);
}
