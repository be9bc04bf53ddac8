import { withFewMarks } from "#app/platform/forms/characters.ts";
import { partsOf } from "./multipart.ts";

export interface PostedForm {
  values: Record<string, string>;
  files: Record<string, File>;
  fileLists?: Record<string, File[]>;
}

/** More than any public form has; parsing a hundred thousand would block everyone. */
const mostFields = 200;

/** A committee has several fields for each member. */
export const mostOfficeFields = 2_000;

function isCrowded(body: Buffer, sign: string, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(sign); at !== -1 && count <= most; at = body.indexOf(sign, at + 1)) count += 1;
  return count > most;
}

/** @returns undefined when the body is not a form, has more than `most` fields, or cannot be parsed */
export async function formFields(request: Request, most = mostFields, body?: Buffer): Promise<PostedForm | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase();
  if (kind !== "application/x-www-form-urlencoded" && kind !== "multipart/form-data") return undefined;
  const bytes = body ?? Buffer.from(await request.arrayBuffer());
  if (kind === "application/x-www-form-urlencoded") {
    if (isCrowded(bytes, "&", most)) return undefined;
    const typed = [...new URLSearchParams(bytes.toString())].map(([name, value]) => [name, withFewMarks(value)]);
    return { values: Object.fromEntries(typed.reverse()), files: {} };
  }
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  const parts = boundary && partsOf(bytes, boundary, most);
  if (!parts) return undefined;
  // Without a prototype, in which a field called `__proto__` or `constructor` would be found.
  const fileLists: Record<string, File[]> = Object.create(null);
  const form: PostedForm = { values: Object.create(null), files: Object.create(null), fileLists };
  for (const { name, called, type, bytes } of parts.reverse()) {
    if (called === undefined) form.values[name] = withFewMarks(bytes.toString());
    else if (bytes.length > 0) {
      const file = new File([bytes], called, { type });
      form.files[name] = file;
      fileLists[name] = [file, ...(fileLists[name] ?? [])];
    }
  }
  return form;
}
