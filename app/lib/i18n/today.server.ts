import { indiaTime } from "./format.ts";

const ofMachine = () => Date.now();
let clock = ofMachine;

/** Without a clock of the services, pages read that of the machine. */
export function setClock(now = ofMachine): void {
  clock = now;
}

/** Milliseconds since 1970. */
export const presentTime = (): number => clock();

export const today = (now = new Date(presentTime())): string => indiaTime(now.getTime()).day;
