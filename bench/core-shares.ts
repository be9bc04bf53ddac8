import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Length in microseconds of the period in which the system limits processor time; short, so that a process is never
 * paused for long.
 */
const period = 20_000;

/** The Linux folder that limits the processor time of this process and its children, and the format of its limits. */
function ownGroup(): { folder: string; limit: (share: number) => [file: string, text: string][] } {
  const lines = readFileSync("/proc/self/cgroup", "utf8");
  const groups = lines.split("\n").map((line) => line.split(":"));
  const old = groups
    .find(([, names = ""]) => names.split(",").includes("cpu"))
    ?.slice(2)
    .join(":");
  const quota = (share: number) => String(period * share);
  if (old !== undefined && existsSync("/sys/fs/cgroup/cpu"))
    return {
      folder: join("/sys/fs/cgroup/cpu", old),
      limit: (share) => [
        ["cpu.cfs_period_us", String(period)],
        ["cpu.cfs_quota_us", quota(share)],
      ],
    };
  const path = /^0::(.*)$/m.exec(lines)?.[1] ?? "/";
  return { folder: join("/sys/fs/cgroup", path), limit: (share) => [["cpu.max", `${quota(share)} ${period}`]] };
}

/**
 * Limits each of these processes to a share of a core until disposed, so that a load generator can use the rest of the
 * machine; undefined if the system does not let this user do that.
 */
export function holdToShares(processes: number[], share: number): Disposable | undefined {
  try {
    const { folder, limit } = ownGroup();
    const groups = processes.map((id) => ({ id, path: join(folder, `good-minds-bench-${id}`) }));
    const release = () => {
      for (const { id, path } of groups.filter(({ path }) => existsSync(path))) {
        writeFileSync(join(folder, "cgroup.procs"), String(id));
        rmdirSync(path);
      }
    };
    try {
      for (const { id, path } of groups) {
        mkdirSync(path);
        for (const [file, text] of limit(share)) writeFileSync(join(path, file), text);
        writeFileSync(join(path, "cgroup.procs"), String(id));
      }
    } catch (error) {
      release();
      throw error;
    }
    return { [Symbol.dispose]: release };
  } catch {
    return undefined;
  }
}
