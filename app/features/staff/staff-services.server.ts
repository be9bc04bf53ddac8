import { createContext } from "react-router";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { createStaffSessions, type StaffSessions } from "./sessions/sessions.service.server.ts";

/** The services for accounts of the office. */
export interface StaffServices {
  sessions: StaffSessions;
}

/** Puts the services together. */
export function createStaffServices(parts: PlatformServices & { siteUrl: string }): StaffServices {
  return { sessions: createStaffSessions(parts) };
}

/** The router context of the services. */
export const staffServicesContext = createContext<StaffServices>();
