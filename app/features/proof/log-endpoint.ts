import type { LoaderFunctionArgs } from "react-router";
import { publicationsContext } from "#app/platform/publications/publications.server.ts";
import { settings } from "#app/settings.server.ts";
import { howToRecompute } from "./how-to-recompute.ts";

/**
 * The publication log for everyone. Each hash is the SHA-256 of the hash before and the entry in canonical JSON, which
 * is how the entry is written here. The newest entry about each public record also has the content from which its
 * digests are computed, so that everything can be verified from this file.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const publications = context.get(publicationsContext);
  const { rows, entries } = await publications.read();
  const contents = await publications.contents(entries);
  const lines = rows.map(({ seq, entry, prev, hash }) => {
    const [before, own] = [JSON.stringify(prev), JSON.stringify(hash)];
    const content = contents.get(seq);
    return `{"seq":${seq},"prev":${before},"hash":${own},"entry":${entry}${content ? `,"content":${content}` : ""}}`;
  });
  const how = JSON.stringify(howToRecompute(`${settings.siteUrl}/disclosure/log.json`), null, 1);
  return new Response(`{"how":${how},\n"entries":[\n${lines.join(",\n")}\n]}\n`, {
    // Not kept in memory: an entry comes seconds after the publication that would empty the cache.
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
