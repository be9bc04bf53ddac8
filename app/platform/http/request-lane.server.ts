import { AsyncLocalStorage } from "node:async_hooks";

const lanes = new AsyncLocalStorage<string>();

export const requestLane = (): string | undefined => lanes.getStore();

export const outsideLanes = <Outcome>(work: () => Outcome): Outcome => lanes.exit(work);

/** What is made for the page then waits with the visitor's other pages (made/maker.server.ts). */
export const inLane = <Outcome>(whose: string, draw: () => Promise<Outcome>): Promise<Outcome> =>
  lanes.run(whose, draw);
