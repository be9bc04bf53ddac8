/** The paths of every page in every language, as the site's own sitemap.xml lists them, and one that is not there. */
export async function pagePaths(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = ""]) => new URL(loc.replaceAll("&amp;", "&")).pathname,
  );
  return [...listed, "/no-such-page", "/mr/no-such-page"];
}
