/** The paths of every page in every language, from the site's sitemap.xml, and one that does not exist. */
export async function pagePaths(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = ""]) => new URL(loc.replaceAll("&amp;", "&")).pathname,
  );
  return [...listed, "/no-such-page", "/mr/no-such-page"];
}
