/** The text fields of a posted form, by name; of several of one name the first. What is no such form has none. */
export async function formFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded";
  const fields = new URLSearchParams(isForm ? await request.text() : "");
  return Object.fromEntries([...fields].reverse());
}
