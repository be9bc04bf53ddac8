import { linksInText } from "./inline-text.ts";
import { isOptional, type PageRecord, pageIdOf } from "./page-record.ts";
import { type Path, stringsIn } from "./strings-in.ts";

export function checkPageRecords(pages: PageRecord[], addresses: string[], placeOf: (path: Path) => string): string[] {
  const faults: string[] = [];
  const ids = new Set(addresses.map(pageIdOf));
  pages.forEach(({ id }, at) => {
    if (!ids.has(id)) faults.push(`${placeOf([at, "id"])}: the site has no page for the text "${id}".`);
  });
  const given = new Set(pages.map(({ id }) => id));
  const missing = addresses.filter((address) => !given.has(pageIdOf(address)) && !isOptional(address));
  for (const address of missing)
    faults.push(
      `${placeOf([])}: the text "${pageIdOf(address)}" of the page ${address} is missing, and the site cannot do without it.`,
    );
  for (const { value, path } of stringsIn(pages))
    for (const link of linksInText(value)) {
      const address = link.replace(/[?#].*/, "");
      if (/^\/[^.]*$/.test(address) && !addresses.includes(address))
        faults.push(`${placeOf(path)}: there is a link to ${address}, but the site has no such page.`);
    }
  return faults;
}
