import { allStaff } from "#app/features/staff/index.server.ts";
import { may } from "#app/features/staff/index.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** A person of the office by name. */
export interface Person {
  uid: string;
  name: string;
}

/** Whom submissions can be given to: who may work the inbox, and is not suspended. */
export async function inboxPeople(rows: Db): Promise<Person[]> {
  const people = (await allStaff(rows)).filter(
    (person) => person.suspendedAt === null && may({ role: person.role }, "inbox"),
  );
  return people.map(({ id, name }) => ({ uid: id, name }));
}

/** The names of all that ever had an account, by uid. */
export async function namesOfStaff(rows: Db): Promise<Map<string, string>> {
  return new Map((await allStaff(rows)).map(({ id, name }) => [id, name]));
}
