import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/measure/program.ts";
import { command } from "../help/commands.ts";
import { textOf } from "../help/html.ts";
import { logged, runServer } from "../help/server-process.ts";
import { begin, browserOf, printedLink, sampleSite } from "../help/set-up.ts";
import { temporaryFolder } from "../help/temporary.ts";

test.each([
  ["before the records are replaced, when the account is invited", 'delete from "displacedEditions"'],
  ["when the records are replaced", 'update "setUp" set "finishedAt"'],
])(
  "a site that is killed at the end of its set-up, %s, shows the sample, and the same form sent again ends it",
  async (_when, KILL_AT) => {
    const [port, DATA_DIR] = [await freePort(), temporaryFolder("killed-")];
    const url = `http://127.0.0.1:${port}`;
    const place = { ...sampleSite, PORT: String(port), HOST: "127.0.0.1", SITE_URL: url, DATA_DIR };
    async function start(settings: Record<string, string> = {}) {
      const server = runServer({ ...place, ...settings }, onTestFinished);
      await logged(server, /serving/);
      return server;
    }
    const first = await start({ KILL_AT, NODE_OPTIONS: "--import=./tests/help/kill-at-statement.mjs" });
    const link = await printedLink(first);
    const browser = browserOf({ url });
    expect((await begin(browser, link)).status).toBe(303);
    await browser.send("/setup?question=names", { nameEn: "Nimb College of Pharmacy" });
    const account = { name: "Vimal Pawar", email: "vimal@nimb.test" };
    await expect(browser.send("/setup?question=all", account)).rejects.toThrow();
    expect(await first.ended).toEqual([null, "SIGKILL"]);

    await start();
    expect(textOf((await browser.open("/")).page)).toMatch(/good minds/i);
    expect(textOf((await browser.open("/setup?question=all")).page)).toContain("Nimb College of Pharmacy");
    expect((await browser.send("/setup?question=all", account)).to).toMatch(/^\/office\?enrol=/);
    const home = textOf((await browser.open("/")).page);
    expect(home).toContain("Nimb College of Pharmacy");
    expect(home).not.toMatch(/good minds/i);
    const { output } = await command({ DATA_DIR }, "office", "list");
    expect(output).toBe("vimal@nimb.test  principal  invited  Vimal Pawar\n");
  },
);
