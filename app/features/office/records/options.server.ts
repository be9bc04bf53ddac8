import { admissionStages } from "#app/features/admission/records.server.ts";
import { papers } from "#app/features/disclosure/records.server.ts";
import type { FormOptions, Option, PicturesFrom } from "#app/features/office/record-form/form-context.ts";
import { pageKind } from "#app/features/pages/kinds.ts";
import { sitePictureNames, noPicture } from "#app/platform/content/made.ts";
import { pageRecords } from "#app/platform/content/page-records.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { fileNamesIn } from "#app/platform/files/file-name.ts";
import type { Files, OfficeFile } from "#app/platform/files/files.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import { commonWords } from "#app/platform/records/common-words.ts";
import { everyField } from "#app/platform/records/fields.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { PictureNames } from "#app/platform/records/picture-names.server.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";

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
