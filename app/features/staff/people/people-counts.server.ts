import type { RouterContextProvider } from "react-router";
import { undelivered } from "#app/features/staff/mails/undelivered.server.ts";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import { presentTime } from "#app/platform/content/today.server.ts";

export async function countPeople(context: Readonly<RouterContextProvider>) {
  const people = await context.get(staffServicesContext).people.list();
  return {
    roles: people.filter(({ askedRole }) => askedRole !== null).length,
    undelivered: people.filter((person) => undelivered(person, presentTime()) !== undefined).length,
  };
}
