import type { LoaderFunctionArgs } from "react-router";
import { publicationsContext } from "#app/platform/publications/publications.server.ts";

/**
 * The publication log for everyone. Each hash is the SHA-256 of the hash before and the entry in canonical JSON, which
 * is how the entry is written here, so that a checker needs no more than this.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { rows } = await context.get(publicationsContext).read();
  const lines = rows.map(({ seq, entry, prev, hash }) => {
    const [before, own] = [JSON.stringify(prev), JSON.stringify(hash)];
    return `{"seq":${seq},"prev":${before},"hash":${own},"entry":${entry}}`;
  });
  return new Response(`{"entries":[\n${lines.join(",\n")}\n]}\n`, {
    // Not kept in memory: an entry comes seconds after the publication that would empty the cache.
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
