import { type ChildProcess, fork } from "node:child_process";
import { resolve as pathOf } from "node:path";
import createQueue from "p-limit";
import { ContentError } from "#app/lib/content-error.ts";
import { createFairQueue, outsideLanes, requestLane } from "#app/lib/http/queues.server.ts";
import { refusals } from "#app/lib/http/refusals.server.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import type { JobAnswer, MakerJob } from "./jobs.ts";

/** Relative to the working folder, which server.ts sets to the project root. */
const program = "app/pdf/made/maker/process.ts";

/** Milliseconds for a job: the largest photographs take ten seconds on a slow machine. */
const longest = 120_000;
/** Milliseconds until the idle process is ended: it holds 200 MB. */
const longestIdle = 5_000;

/** Makes files in a separate process, so that no page waits for it and no bad file can end the site. */
export interface Maker {
  /** Runs before all background jobs. @throws ContentError when the content is the reason, otherwise Error */
  now: <Made>(job: MakerJob) => Promise<Made>;
  /** `isDue` is asked when the job's turn comes. Errors while the site stops are ignored. */
  later: (isDue: () => boolean, make: () => Promise<unknown>) => Promise<void>;
  close: () => void;
}

/** The most waiting jobs of one person: a sheet takes about 100 ms. */
const mostOfPerson = 20;

/** The language of the waiting page is not known. */
const tooManyJobs = () =>
  new Response(`${locales.map((locale) => refusals[locale].manyPdfs).join("\n")}\n`, {
    status: 429,
    headers: { "Retry-After": "10" },
  });

export function createMaker(): Maker {
  const queue = createFairQueue({ mostAtOnce: 1 });
  const inBackground = createQueue(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): ChildProcess {
    // It needs no environment variables, and its libraries' output does not belong in the log.
    const started = fork(pathOf(program), { env: {}, execArgv: [], serialization: "advanced", stdio: "ignore" });
    started.on("exit", () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function send(job: MakerJob): Promise<JobAnswer> {
    clearTimeout(idle);
    if (isClosed) throw new Error("The site is being stopped.");
    const current = child?.connected ? child : start();
    child = current;
    return new Promise<JobAnswer>((resolve, reject) => {
      const timer = setTimeout(() => current.kill("SIGKILL"), longest);
      const ended = (code: unknown, signal?: unknown) => {
        clearTimeout(timer);
        current.off("message", answered);
        reject(new Error(`The process that makes files ended: ${code ?? signal}.`));
      };
      const answered = (answer: unknown) => {
        clearTimeout(timer);
        current.off("exit", ended).off("error", ended);
        resolve(answer as JobAnswer);
      };
      current.once("exit", ended).once("error", ended).once("message", answered);
      current.send(job, (error) => error && ended(error.message));
    }).finally(() => {
      idle = setTimeout(() => current.connected && current.disconnect(), longestIdle).unref();
    });
  }

  return {
    async now<Made>(job: MakerJob) {
      const person = requestLane();
      if (person !== undefined && queue.waitingIn(person) >= mostOfPerson) throw tooManyJobs();
      using _turn = await queue.enter(person ?? "");
      const answer = await send(job);
      if ("made" in answer) return answer.made as Made;
      throw answer.isContent ? new ContentError(answer.fault) : new Error(answer.fault);
    },
    later: (isDue, make) =>
      outsideLanes(() =>
        inBackground(async () => {
          if (isClosed || !isDue()) return;
          await make().catch((error) => {
            if (!isClosed) throw error;
          });
        }),
      ),
    close() {
      isClosed = true;
      clearTimeout(idle);
      child?.kill("SIGKILL");
    },
  };
}
