/** Runs the unit and request tests, then the browser tests, and prints the totals of both. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

const units = "test-results/units.json";
const journeys = "test-results/journeys.json";

interface Count {
  passed: number;
  failed: number;
}

function runs(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: "inherit" }).status === 0;
}

/** The counts of a report; a missing report counts as one failure, since nothing ran. */
function countOf<Report>(file: string, count: (report: Report) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    console.error(`${file} is missing: those tests did not run.`);
    return { passed: 0, failed: 1 };
  }
}

rmSync("test-results", { recursive: true, force: true });
const went = [runs("vitest", ["run"]), runs("playwright", ["test"])];

const counts = [
  countOf<{ numPassedTests: number; numFailedTests: number }>(units, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  })),
  countOf<{ stats: { expected: number; unexpected: number; flaky: number } }>(journeys, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  })),
];
const sum = (name: keyof Count) => counts.reduce((total, count) => total + count[name], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(went.every(Boolean) && sum("failed") === 0 ? 0 : 1);
