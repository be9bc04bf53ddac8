import type { LoaderFunctionArgs } from "react-router";
import { publicationsContext } from "#app/platform/publications/publications.server.ts";
import { settings } from "#app/settings.server.ts";

/** How to verify the publication log with `curl`, `jq` and `sha256sum`. @param log the address of the log */
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
