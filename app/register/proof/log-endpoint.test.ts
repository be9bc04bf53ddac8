import { gunzipSync } from "node:zlib";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type Publications, publicationsContext } from "#app/cms/publications/publications.server.ts";
import { loader } from "./log-endpoint.ts";

/** A log of some entries, and how often it was read. */
function logOf(entries: string[]) {
  const rows = () => entries.map((hash, at) => ({ seq: at + 1, source: hash, entry: "{}", prev: "", hash }));
  const parts = vi.fn(async function* () {
    yield rows();
  });
  const context = new RouterContextProvider();
  context.set(publicationsContext, {
    head: async () => rows().at(-1),
    parts,
    contents: async () => new Map(),
  } as unknown as Publications);
  const ask = (headers: Record<string, string> = {}) => {
    const request = new Request("https://institute.example/disclosure/log.json", { headers });
    return loader({ context, request } as unknown as Parameters<typeof loader>[0]);
  };
  return { entries, parts, ask };
}

const hashesIn = (json: string) => JSON.parse(json).entries.map(({ hash }: { hash: string }) => hash);

test("the log is read once for each new entry, however many ask for it at once", async () => {
  const { entries, parts, ask } = logOf(["one"]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  for (const answer of answers) expect(hashesIn(await answer.text())).toEqual(["one"]);
  const gzip = await ask({ "accept-encoding": "gzip, br" });
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(hashesIn(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString())).toEqual(["one"]);
  expect(parts).toHaveBeenCalledTimes(1);
  entries.push("two");
  expect(hashesIn(await (await ask()).text())).toEqual(["one", "two"]);
  expect(parts).toHaveBeenCalledTimes(2);
});

test("a log that could not be read is read again", async () => {
  const { parts, ask } = logOf(["one"]);
  parts.mockImplementationOnce(() => {
    throw new Error("The store is away.");
  });
  await expect(ask()).rejects.toThrow("away");
  expect(hashesIn(await (await ask()).text())).toEqual(["one"]);
});
