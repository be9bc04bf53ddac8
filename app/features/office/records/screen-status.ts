import type { ScreenProblem } from "./record-view.ts";

const statuses: Record<ScreenProblem["code"], number> = {
  missing: 404,
  noKey: 400,
  forbidden: 403,
  changed: 409,
  conflict: 409,
  merged: 409,
  live: 409,
  scheduled: 409,
  earlierReturns: 400,
  incomplete: 400,
  look: 400,
  past: 400,
  order: 400,
  address: 400,
  leadsBack: 400,
  when: 400,
  until: 400,
  why: 400,
  late: 409,
  cut: 400,
  empty: 400,
  notKept: 503,
  failed: 500,
};

export const statusOf = ({ code }: ScreenProblem): number => statuses[code];
