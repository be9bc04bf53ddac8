import { hasPdf, hasPicture } from "#app/platform/content/made.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { agreedNames } from "#app/platform/files/agreements.server.ts";
import { readFileName } from "#app/platform/files/file-name.ts";
import { missingNames } from "#app/platform/files/missing-names.server.ts";
import type { RecordKind } from "./kind.ts";
import { hasAlbum } from "./picture-texts.ts";
import type { RecordProblem } from "./publishable.ts";
import { placesIn } from "./walk.ts";

interface Named {
  path: string;
  name: string;
  isPicture: boolean;
}

const namedIn = ({ fields }: RecordKind, data: object): Named[] =>
  [...placesIn(fields, data)].flatMap(({ field: { type }, path, value }) =>
    (type === "picture" || type === "file" || type === "paper") && value
      ? [{ path, name: String(value), isPicture: type === "picture" }]
      : [],
  );

export async function missingFiles(db: Db, kind: RecordKind, data: object): Promise<RecordProblem[]> {
  const named = namedIn(kind, data);
  const gone = new Set(await missingNames(db, JSON.stringify(named)));
  const isGone = ({ name, isPicture }: Named) => gone.has(name) || !(isPicture ? hasPicture(name) : hasPdf(name));
  const mayShowPeople = ({ name, isPicture }: Named) => !kind.pictures?.ofNobody && isPicture && readFileName(name);
  const own = named.filter(mayShowPeople).map(({ name }) => name);
  const agreed = own.length > 0 ? await agreedNames(db, own) : [];
  const problems = named.flatMap((each): RecordProblem[] => {
    const { path, name } = each;
    if (isGone(each)) return [{ path, code: "gone" }];
    // One consent covers all photographs of an event.
    const asked = hasAlbum(kind) ? "pictures" : path;
    return own.includes(name) && !agreed.includes(name) ? [{ path: asked, code: "agreement" }] : [];
  });
  const isFirst = ({ path }: RecordProblem, at: number) => problems.findIndex((each) => each.path === path) === at;
  return problems.filter(isFirst);
}
