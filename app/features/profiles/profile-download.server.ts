import type { AccountDependencies, AccountOwner } from "#app/features/accounts/index.server.ts";
import type { MemberRow } from "#app/platform/db/tables.ts";
import { approvedOf } from "./directory.service.server.ts";
import { type Profile, workKinds } from "./schema.ts";
import { uploadsOf } from "./uploads.rows.server.ts";

/** @param time milliseconds since 1970 */
const dateOf = (time: number): string => new Date(time).toISOString();

const timeOf = (time: number | null) => (time === null ? null : dateOf(time));

export async function downloadOf(
  { db, sessions, audit }: AccountDependencies,
  { profile, draft }: { profile: Profile; draft: object | undefined },
  { row, ...person }: AccountOwner & { session: string; row: MemberRow },
): Promise<object> {
  const works = Object.fromEntries(workKinds.map((kind) => [kind, profile[kind] ?? []]));
  const devices = await sessions.devicesOf(person.session);
  return {
    profile: { ...profile, ...works },
    published: approvedOf(row) ?? null,
    account: {
      email: row.email,
      language: row.locale,
      createdAt: dateOf(row.createdAt),
      addressConfirmedAt: timeOf(row.provenAt),
      approvedAt: timeOf(row.approvedAt),
    },
    draft: draft ?? null,
    files: (await uploadsOf(db, person.uid)).map(({ kind, type, bytes }) => ({
      kind,
      type,
      base64: Buffer.from(bytes).toString("base64"),
    })),
    devices: devices.map(({ userAgent, signedInAt, seenAt }) => ({
      userAgent,
      signedInAt: dateOf(signedInAt),
      seenAt: dateOf(seenAt),
    })),
    activity: (await audit.of(person)).map(({ at, event, way, count }) => ({ at: dateOf(at), event, way, count })),
  };
}
