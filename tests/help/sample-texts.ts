import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { formatRupees } from "#app/lib/i18n/format.ts";
import { locales } from "#app/lib/i18n/locale.ts";

/** What the sample's records say as every institute does, and the code too. */
const general = new Set([
  ...["Government of Maharashtra", "College Development Committee", "Fees and scholarships", "500 hours of training"],
  ...["शुल्क आणि शिष्यवृत्ती", "५०० तासांचे प्रशिक्षण", "रॅगिंगविरोधी मदत क्रमांक"],
]);

/** Whether a text is a heading, a name of a page or another short text that tells no institute from another. */
const isGeneral = (file: string, field: string, text: string) =>
  (file === "records/pages.yaml" && field === "title") ||
  !/\s\S+\s/.test(text) ||
  text.length < 20 ||
  general.has(text);

/** Fields with names of people and places. */
const isName = (field: string) => /^(name|shortName|holder|person|people|town|address)$/.test(field);
const withNames = /institute|teachers|committees|organogram|contacts|travel/;

function* textsIn(record: unknown, file: string, field = ""): Generator<string> {
  if (typeof record === "number" && record >= 1000 && !/year|established/i.test(field))
    yield* locales.map((locale) => formatRupees(record, locale));
  if (typeof record !== "object" || record === null) return;
  if ("en" in record && "mr" in record)
    for (const text of [String(record.en), String(record.mr)]) {
      const isNamed = withNames.test(file) && isName(field) && text.length > 8;
      if (isNamed || !isGeneral(file, field, text)) yield text;
    }
  else
    for (const [name, value] of Object.entries(record))
      yield* textsIn(value, file, Array.isArray(record) ? field : name);
}

/** What the sample's content says that no other institute says: sentences, names, prices and pictures. */
export function sampleTexts(): string[] {
  const files = readdirSync("tests/content", { recursive: true, encoding: "utf8" });
  const pictures = files.filter((file) => /^media\/(facilities|events|people)\//.test(file));
  const records = files.filter((file) => file.endsWith(".yaml"));
  return [
    ...pictures.map((file) => file.slice("media/".length, -".svg".length)),
    ...records.flatMap((file) => [...textsIn(parse(readFileSync(join("tests/content", file), "utf8")), file)]),
  ];
}
