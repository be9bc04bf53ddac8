import type { RouterContextProvider } from "react-router";
import { noPicture, sitePictureNames } from "#app/cms/content/media.ts";
import { pageRecords } from "#app/cms/content/page-records.server.ts";
import { factFiller, type RecordsIn } from "#app/cms/content/public-records.server.ts";
import type { Files, OfficeFile } from "#app/cms/files/file-rows.server.ts";
import { valueAt } from "#app/cms/records/draft.ts";
import { everyField, type RecordField } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { commonWords } from "#app/cms/records/kind-words.ts";
import { nameIn } from "#app/cms/records/labels.ts";
import type { ListedRecord } from "#app/cms/records/record-types.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import type { PictureNames } from "#app/cms/records/translation-memory.server.ts";
import { fileNamesIn } from "#app/lib/files/file-name.ts";
import { canonical } from "#app/lib/i18n/devanagari.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { type Locale, otherLocale } from "#app/lib/i18n/locale.ts";
import type { FormOptions, Option, PicturesFrom } from "#app/office/record-form/form-context.ts";
import { papers } from "#app/register/disclosure/register.server.ts";
import { admissionStages } from "#app/site/admission/admission.server.ts";
import { pageKind } from "#app/site/pages/page-kind.ts";
import { valueText } from "./record-texts.tsx";

const maxPictures = 24;

/** Only the newest are offered; older files are on the files page. */
const maxFiles = 100;

const pageOptions = (records: RecordsIn): Option[] =>
  records
    .of(pageRecords)
    .pages.flatMap(({ id, title }) => pageKind.addresses(id).map((address) => ({ value: address, label: title })));

const picturesIn = (locale: Locale, { pictures }: RecordKind): Option[] =>
  sitePictureNames()
    .toSorted((one, other) => Number(other === noPicture) - Number(one === noPicture))
    .map((name, at) => {
      const { noPicture: none, sitePicture } = commonWords[locale];
      return {
        value: name,
        label: name === noPicture ? none.label : `${sitePicture.label} ${formatDigits(at, locale)}`,
      };
    })
    .filter(({ value }) => pictures?.folders?.includes(value.split("/")[0] ?? "") ?? true);

const typesIn = (kind: RecordKind): Set<RecordField["type"]> =>
  new Set([...everyField(kind.fields)].map(({ type }) => type));

/** Options that do not need the store. */
export function optionsIn(kind: RecordKind, records: RecordsIn): FormOptions {
  const types = typesIn(kind);
  return {
    pictures: types.has("picture") ? picturesIn(records.locale, kind) : [],
    files: [],
    papers: types.has("paper") ? papers(records).map(({ id, title }) => ({ value: id, label: title })) : [],
    stages: types.has("stage")
      ? admissionStages(records).stages.map(({ id, title }) => ({ value: id, label: title }))
      : [],
    pages: pageOptions(records),
  };
}

interface FileOptionsQuery {
  kind: RecordKind;
  files: Files;
  data: object;
  locale: Locale;
  names: PictureNames;
  picturesFrom?: PicturesFrom | undefined;
}

/** The site's pictures come on request, or if the office has none. Labels: public description, else file name. */
export async function withFiles(
  options: FormOptions,
  { kind, files, data, locale, names, picturesFrom = 0 }: FileOptionsQuery,
): Promise<FormOptions> {
  const types = typesIn(kind);
  if (!types.has("picture") && !types.has("file")) return options;
  const newest = async (type: OfficeFile["type"], most: number, skip = 0): Promise<Option[]> =>
    (await files.newest(type, most, skip)).map(({ name, called }) => ({ value: name, label: called || name }));
  const skipped = picturesFrom === "site" ? 0 : picturesFrom;
  const found = types.has("picture") ? await newest("image", maxPictures + 1, skipped) : [];
  const isOfSite = picturesFrom === "site" || found.length === 0;
  const pictures = isOfSite ? [] : found.slice(0, maxPictures);
  const olderFrom = !isOfSite && found.length > maxPictures ? skipped + maxPictures : undefined;
  const agreed = await files.agreed([...pictures.map(({ value }) => value), ...fileNamesIn(JSON.stringify(data))]);
  const byWhatTheyShow = ({ value, label }: Option): Option => {
    const shown = names.get(value);
    return { value, label: value === noPicture ? label : (shown?.[locale] ?? shown?.[otherLocale(locale)] ?? label) };
  };
  const pdfs = types.has("file") ? await newest("pdf", maxFiles) : [];
  const named = [...pictures, ...options.pictures].map(byWhatTheyShow);
  const offered = isOfSite ? named : named.filter(({ value }, at) => at < pictures.length || value === noPicture);
  const turns = { picturesFrom, olderFrom, hasMore: !isOfSite };
  return { ...options, pictures: offered, named, ...turns, files: pdfs, agreed };
}

type Context = Readonly<RouterContextProvider>;

const mostPages = 2;

/** Records that are public or will be. */
async function shownOf(context: Context, kind: string): Promise<ListedRecord[]> {
  const { list } = context.get(recordsContext);
  const first = await list(kind);
  const others = Array.from({ length: Math.min(first.pages, mostPages) - 1 }, (_, at) => list(kind, { page: at + 2 }));
  return [first, ...(await Promise.all(others))]
    .flatMap(({ items }) => items)
    .filter(({ state, ahead }) => state === "public" || ahead.length > 0);
}

/** The days that the list shows distinguish records of the same name. */
function nameWithDays(kind: RecordKind, data: object, locale: Locale): string | undefined {
  const name = nameIn(kind, data, locale)?.text;
  const days = kind.fields.filter(({ name, type }) => type === "day" && kind.columns.includes(name));
  const texts = days.map((field) => valueText(kind, field, valueAt(data, field.name), locale));
  return name && [name, ...texts].filter(Boolean).join(" · ");
}

async function optionsOfKind(context: Context, kind: RecordKind, locale: Locale, without?: string): Promise<Option[]> {
  const { one, many } = kind.words[locale];
  if (kind.id === "single") return [{ value: kind.name, label: one, group: many }];
  const filled = factFiller(context);
  const records = await shownOf(context, kind.name);
  return records
    .filter(({ slug }) => slug !== without)
    .map(({ slug, data }) => ({ value: slug, label: nameWithDays(kind, filled(data), locale) ?? slug, group: many }))
    .sort((one, other) => canonical(one.label).localeCompare(canonical(other.label), locale));
}

interface ReferenceQuery {
  kind: RecordKind;
  locale: Locale;
  /** The record itself, which cannot refer to itself. */
  slug?: string | undefined;
  /** Paths of the wanted fields; all if omitted. */
  paths?: readonly string[];
}

/** The records that the fields can refer to, by path of the field. */
export async function referenceOptions(
  context: Context,
  { kind, locale, slug, paths }: ReferenceQuery,
): Promise<Record<string, Option[]>> {
  const named: Record<string, Option[]> = {};
  for (const field of everyField(kind.fields)) {
    if (field.type !== "reference" || (paths && !paths.includes(field.path))) continue;
    const kinds = context.get(kindsContext).filter(({ name }) => field.kinds.includes(name));
    const options = await Promise.all(
      kinds.map((each) => optionsOfKind(context, each, locale, each.name === kind.name ? slug : undefined)),
    );
    named[field.path] =
      kinds.length > 1 ? options.flat() : options.flat().map(({ value, label }) => ({ value, label }));
  }
  return named;
}
