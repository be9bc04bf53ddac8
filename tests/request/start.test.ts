import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/measure/program.ts";
import { contentCopy } from "../help/content-copy.ts";
import { all, readHtml, textOf, the } from "../help/html.ts";
import { logged, runServer, versionLine } from "../help/server-process.ts";
import { type StartedServer, startForAll, startServer } from "../help/started-server.ts";
import { describeSeldom, testSeldom } from "../help/test-where.ts";

/** Opens a connection, sends bytes and waits for the start of an answer. */
async function openConnection(port: number, bytes: string) {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(bytes);
  await once(socket, "data");
  return socket;
}

const stops = "finishes the open request, accepts no new one, and ends at once";

async function expectStop(server: StartedServer, signal: "SIGTERM" | "SIGINT"): Promise<void> {
  const request = "GET /admission HTTP/1.1\r\nHost: localhost\r\n";
  await openConnection(server.port, `${request}\r\n`);
  // The first answer shows that the beginning of the second request has arrived with it.
  const socket = await openConnection(server.port, `${request}\r\n${request}`);
  server.process.kill(signal);
  await logged(server, new RegExp(signal));
  await expect(fetch(server.url)).rejects.toThrow();
  const parts: string[] = [];
  socket.on("data", (part) => parts.push(String(part)));
  const before = Date.now();
  socket.write("\r\n");
  expect(await server.ended).toEqual([0, null]);
  expect(Date.now() - before, "the connection that is kept open is not waited for").toBeLessThan(15_000);
  expect(parts.join("")).toContain("HTTP/1.1 200");
  expect(server.written.output).toMatch(/"msg":"stopped"/);
  expect(server.written.errors).toBe("");
}

describe("a server", () => {
  const server = startForAll();

  test("logs its URL, and serves there", async () => {
    const { port, line, url, written } = server();
    expect(JSON.parse(line).msg).toMatch(new RegExp(`^serving .+ at http://localhost:${port}\\b`));
    expect((await fetch(url)).status).toBe(200);
    expect(written.errors).toBe("");
  });

  test("that is not https does not send Strict-Transport-Security", async () => {
    expect((await fetch(server().url)).headers.get("strict-transport-security")).toBeNull();
  });

  test(`asked to stop by SIGTERM, ${stops}`, () => expectStop(server(), "SIGTERM"));
});

describeSeldom("a server with a public URL", () => {
  const server = startForAll({ SITE_URL: "https://pharmacy.example" });

  test("has it in its pages", async () => {
    const answer = await fetch(`${server().url}/mr`);
    expect(answer.headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
    const canonical = the(readHtml(await answer.text()), "link[rel=canonical]");
    expect(canonical.attributes.href).toBe("https://pharmacy.example/mr");
  });

  test(`asked to stop by SIGINT, ${stops}`, () => expectStop(server(), "SIGINT"));
});

describe("the start is refused, in one sentence, when", () => {
  /** Starts a server that must not start. @returns its output. */
  async function refusal(settings: Record<string, string>): Promise<string> {
    const server = runServer(settings, onTestFinished);
    expect(await server.ended).toEqual([1, null]);
    if (server.written.output !== "") expect(server.written.output).toMatch(versionLine);
    return server.written.errors;
  }

  test("a setting cannot be used", async () => {
    expect(await refusal({ PORT: "abc" })).toBe('PORT is "abc", but it takes a whole number from 1 to 65535.\n');
  });

  test("the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const said = await refusal({ PORT: String(port), HOST: "127.0.0.1" });
    expect(said).toMatch(new RegExp(`^PORT is "${port}", but another program listens there;[^\\n]*\\.\\n$`));
  });

  test("the starter, with which a site begins that is set up, cannot be used", async () => {
    const starter = contentCopy(onTestFinished);
    writeFileSync(join(starter, "records/contacts.yaml"), "people: [{ id: office }]\n");
    const said = await refusal({ CONTENT_DIR: "", STARTER_DIR: starter });
    expect(said).toMatch(/^([^\n]*records\/contacts\.yaml[^\n]*: the field [^\n]+\n)+$/);
  });

  testSeldom("there is no such address to listen on", async () => {
    expect(await refusal({ PORT: String(await freePort()), HOST: "192.0.2.1" })).toMatch(
      /^The site cannot listen: [^\n]+\n$/,
    );
  });

  test("a record cannot be used", async () => {
    const folder = contentCopy(onTestFinished);
    writeFileSync(join(folder, "records/notices.yaml"), "- id: a\n");
    expect(await refusal({ CONTENT_DIR: folder, PORT: String(await freePort()) })).toMatch(
      new RegExp(`^(${folder}/records/notices\\.yaml, line 1: the field [^\\n]+\\n)+$`),
    );
  });
});

describe("with content of another institute", () => {
  let contentDir: string;
  const server = startForAll((afterwards) => {
    const folder = contentCopy(afterwards);
    const file = join(folder, "institute.yaml");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll("Good Minds Institute of Pharmacy", "Nimb College of Pharmacy"));
    for (const kind of ["cultural", "sports"]) writeFileSync(join(folder, `records/${kind}-events.yaml`), "[]\n");
    contentDir = folder;
    return { CONTENT_DIR: folder };
  });

  const read = async (path: string) => readHtml(await (await fetch(server().url + path)).text());

  test("pages show its name and not the sample's", async () => {
    const page = await read("/");
    for (const part of ["title", "h1", "header", "footer"])
      expect(textOf(all(page, part)[0] ?? page)).toContain("Nimb College of Pharmacy");
    expect(textOf(page)).not.toContain("Good Minds Institute");
  });

  test("that has no events, the pages say so", async () => {
    const main = async (path: string) => textOf(the(await read(path), "main"));
    expect(await main("/events/sports")).toContain("No sports events are scheduled at this time.");
    expect(await main("/mr/events/sports")).toMatch(/क्रीडा/);
    expect(await main("/events")).toContain("No events are planned at present.");
    expect((await fetch(`${server().url}/events/cultural`)).status).toBe(200);
  });

  test("a mistake at the next start leaves the site as it was: the log and /readyz say so", async () => {
    const { dataDir, process, ended } = server();
    process.kill();
    await ended;
    writeFileSync(join(contentDir, "institute.yaml"), "name: Nimb: College\n");
    const next = await startServer({ CONTENT_DIR: contentDir, DATA_DIR: dataDir });
    expect(textOf(readHtml(await (await fetch(next.url)).text()))).toContain("Nimb College of Pharmacy");
    expect(await (await fetch(`${next.url}/readyz`)).json()).toMatchObject({ isReady: false, content: false });
    expect(next.written.output).toContain(`${contentDir}/institute.yaml, line 1: `);
  });
});
