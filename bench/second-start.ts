import { median } from "../scripts/measure/median.ts";
import { serveSite } from "../scripts/measure/served-site.ts";
import { atMost, type Row } from "./table.ts";

const runs = 3;
const budget = 3000;

/** The time from `npm start` to the home page, with everything installed and built. */
export async function secondStart(): Promise<Row[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await using site = await serveSite({ command: ["npm", "start"] });
    times.push(site.startTime);
  }
  return [atMost("npm start to the first page, all built, median of 3", Math.round(median(times)), budget, "ms")];
}
