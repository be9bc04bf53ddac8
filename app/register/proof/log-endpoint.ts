import type { LoaderFunctionArgs } from "react-router";
import { type Publications, publicationsContext } from "#app/cms/publications/publications.server.ts";
import { settings } from "#app/settings.server.ts";

/** Steps with `curl`, `jq` and `sha256sum`. @param log the address of the log */
function howToRecompute(log: string): Record<"hash" | "data" | "en" | "mr" | "content", string> {
  const command = (filter: string) => `curl -s ${log} | jq -j '${filter}' | sha256sum`;
  const inLanguage = (locale: string) =>
    command(
      `.entries[4].content | walk(if type == "object" and has("en") and has("mr") then .${locale} else . end) | tojson`,
    );
  return {
    hash: command(".entries[4] | .prev + (.entry | tojson)"),
    data: command(".entries[4].content | tojson"),
    en: inLanguage("en"),
    mr: inLanguage("mr"),
    content:
      "These commands print the hash of entry 5 and its digests, which must equal .hash, .entry.data, .entry.texts.en and .entry.texts.mr. An entry has its content here only while it is the newest about its record and public. The fields in .entry.without are for the office alone, and no digest covers them. In entries of version 1 the digests cover such fields too, so an entry that has any is shown without its content.",
  };
}

async function* bytesOf(publications: Publications): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const how = JSON.stringify(howToRecompute(`${settings.siteUrl}/disclosure/log.json`), null, 1);
  yield encoder.encode(`{"how":${how},\n"entries":[`);
  let separator = "\n";
  for await (const rows of publications.parts()) {
    const contents = await publications.contents(rows.map(({ entry }) => JSON.parse(entry)));
    const lines = rows.map(({ seq, entry, prev, hash }) => {
      const [before, own] = [JSON.stringify(prev), JSON.stringify(hash)];
      const content = contents.get(seq);
      return `{"seq":${seq},"prev":${before},"hash":${own},"entry":${entry}${content ? `,"content":${content}` : ""}}`;
    });
    yield encoder.encode(separator + lines.join(",\n"));
    separator = ",\n";
  }
  yield encoder.encode("\n]}\n");
}

function encode(publications: Publications): Promise<Blob> {
  const bytes = bytesOf(publications);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(body.pipeThrough(new CompressionStream("gzip"))).blob();
}

const compressedLogs = new WeakMap<Publications, { hash: string; gzip: Promise<Blob> }>();

/** Compressed once for each new entry, however many ask for it at once. */
function compressedLog(publications: Publications, hash: string): Promise<Blob> {
  const known = compressedLogs.get(publications);
  if (known?.hash === hash) return known.gzip;
  const gzip = encode(publications);
  compressedLogs.set(publications, { hash, gzip });
  gzip.catch(() => compressedLogs.delete(publications));
  return gzip;
}

/** Read in parts, so that a long log delays nobody. */
export const handle = { isPrivate: true };

/**
 * Each hash is the SHA-256 of the previous hash and the entry in canonical JSON, as written here. The newest entry of
 * each public record also has the content of its digests, so that everything can be verified from this file.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const publications = context.get(publicationsContext);
  const hash = (await publications.head())?.hash ?? "";
  const etag = `W/"${hash}"`;
  const headers = new Headers({
    // Not in the cache of pages: an entry comes seconds after the publication that would empty the cache.
    "Cache-Control": "public, no-cache, no-transform",
    "Content-Type": "application/json; charset=utf-8",
    ETag: etag,
    Vary: "Accept-Encoding",
  });
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const gzip = (await compressedLog(publications, hash)).stream();
  if (!/\bgzip\b/i.test(request.headers.get("accept-encoding") ?? ""))
    return new Response(gzip.pipeThrough(new DecompressionStream("gzip")), { headers });
  headers.set("Content-Encoding", "gzip");
  return new Response(gzip, { headers });
}
