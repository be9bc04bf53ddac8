/** What a form brought. */
export interface PostedForm {
  /** The texts by name; of several of one name the first. */
  values: Record<string, string>;
  /** The files that were chosen, by name. */
  files: Record<string, File>;
}

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The fields and files of a posted form; what is no such form, or cannot be told apart, has none. */
export async function formFields(request: Request): Promise<PostedForm> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type)) return { values: {}, files: {} };
  if (type === "application/x-www-form-urlencoded")
    return { values: Object.fromEntries([...new URLSearchParams(await request.text())].reverse()), files: {} };
  const form: PostedForm = { values: {}, files: {} };
  const parts = await request.formData().catch(() => new FormData());
  for (const [name, value] of [...parts].reverse()) {
    if (typeof value === "string") form.values[name] = value;
    else if (value.size > 0) form.files[name] = value;
  }
  return form;
}
