import { data } from "react-router";

/** What was typed, but for what must not come back: passwords and codes. */
async function valuesOf(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => name !== "password" && name !== "otp"));
}

/** The answer to a form that no service takes yet: nothing is kept, the page says so and shows what was typed. */
export async function notOpen({ request }: { request: Request }) {
  return data({ values: await valuesOf(request) }, { status: 503 });
}
