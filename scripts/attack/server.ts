import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type ServedSite, serveSite } from "../measure/served-site.ts";
import { requestOnce } from "./connections.ts";

/** A built site under attack, in a separate process on this machine. */
export interface Target extends ServedSite {
  /** Additional settings for this server. */
  env: Record<string, string>;
  /** Whether its process is running. */
  isAlive: () => boolean;
  /** Its memory in MB, as Linux counts it (VmRSS). */
  memory: () => number;
  /** How many file descriptors it has open. */
  descriptors: () => number;
  /** Whether it is running and answers /healthz within five seconds. */
  isWell: () => Promise<boolean>;
}

type Way = Parameters<typeof serveSite>[0];

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

const memoryOf = (id: number) => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
};

/** Starts the built site; a visitor's internet address is taken from X-Forwarded-For. */
export async function startTarget({ env = {}, ...way }: Way = {}): Promise<Target> {
  const site = await serveSite({ ...way, env: { NODE_ENV: "production", TRUST_PROXY: "1", ...env } });
  const { id, url } = site;
  const isAlive = () => isRunning(id);
  return {
    ...site,
    env,
    isAlive,
    memory: () => (isAlive() ? memoryOf(id) : Number.NaN),
    descriptors: () => (isAlive() ? readdirSync(`/proc/${id}/fd`).length : Number.NaN),
    isWell: async () =>
      (await requestOnce(url, "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).status === 200,
  };
}

/** Polls until a condition is met. @returns the seconds it took, or infinity after the timeout. */
export async function secondsUntil(isSo: () => boolean | Promise<boolean>, longest: number): Promise<number> {
  const from = performance.now();
  const passed = () => (performance.now() - from) / 1000;
  while (passed() < longest) {
    if (await isSo()) return passed();
    await wait(100);
  }
  return Number.POSITIVE_INFINITY;
}
