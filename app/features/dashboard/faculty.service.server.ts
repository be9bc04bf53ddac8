import { createContext } from "react-router";
import {
  type AccountParts,
  type AccountServices,
  createAccountServices,
  type NotReady,
} from "#app/features/accounts/index.server.ts";
import { createProfiles, type Profiles } from "#app/features/profiles/index.server.ts";
import type { Settings } from "#app/settings.server.ts";

/** What is done for members of the faculty. */
export interface FacultyServices extends AccountServices {
  profiles: Profiles;
}

/** It, or why there is none. */
export type Faculty = FacultyServices | NotReady;

/** Puts together what is done for members of the faculty. */
export async function createFaculty(settings: Settings, parts: AccountParts): Promise<Faculty> {
  const accounts = await createAccountServices(settings, parts);
  return accounts.isReady ? { ...accounts, profiles: createProfiles(accounts.dependencies) } : accounts;
}

/** Where pages find it. */
export const facultyContext = createContext<Faculty>();
