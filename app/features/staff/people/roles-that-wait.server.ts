import type { RouterContextProvider } from "react-router";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";

/** How many roles wait for a principal to confirm them. */
export const rolesThatWait = async (context: Readonly<RouterContextProvider>): Promise<number> =>
  (await context.get(staffServicesContext).people.list()).filter(({ askedRole }) => askedRole !== null).length;
