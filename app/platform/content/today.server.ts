import { indiaTime } from "#app/platform/i18n/format.ts";

const ofMachine = () => Date.now();
let clock = ofMachine;

/** Makes drawn pages read the clock of the services; without one, that of the machine. */
export function setClock(now = ofMachine): void {
  clock = now;
}

/** The present time, in milliseconds since 1970. */
export const presentTime = (): number => clock();

/** Today's date at the institute, `2026-01-31`. */
export const today = (now = new Date(presentTime())): string => indiaTime(now.getTime()).day;
