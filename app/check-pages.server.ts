import type { RouteTable } from "#app/cms/http/route-table.server.ts";
import { inLocale, locales } from "#app/lib/i18n/locale.ts";

/** Without query and fragment. */
export const linksIn = (markup: string): string[] => [
  ...new Set(
    [...markup.matchAll(/<a\b[^<>]*? href="(\/(?!\/)[^"?#]*)/g)].map(([, path = ""]) =>
      decodeURI(path.replaceAll("&amp;", "&")).replace(/(?<=.)\/$/, ""),
    ),
  ),
];

interface Drawn {
  /** Without language. */
  addresses: string[];
  request: (path: string) => Promise<Response>;
  known: RouteTable;
}

/** Renders pages in each language, for the build. @returns the problems, as sentences; the log has details */
export async function checkPages({ addresses, request, known }: Drawn): Promise<string[]> {
  const failed: string[] = [];
  const linkedFrom = new Map<string, string[]>();
  const paths = addresses.flatMap((address) => locales.map((locale) => inLocale(address, locale)));
  const drawn = paths.map(async (address) => {
    const answer = await request(encodeURI(address));
    if (!answer.ok) return void failed.push(address);
    // Files have an extension; the build has generated those that a page refers to.
    const lost = linksIn(await answer.text()).filter((path) => !known.has(path) && !/\.\w+$/.test(path));
    for (const path of lost) linkedFrom.set(path, [...(linkedFrom.get(path) ?? []), address]);
  });
  await Promise.all(drawn);
  return [
    ...(failed.length > 0 ? [`These pages cannot be rendered, see the errors above: ${failed.join(", ")}`] : []),
    ...[...linkedFrom].map(([path, pages]) => `There is no page ${path}, but a link to it on ${pages.join(", ")}.`),
  ];
}
