import { expect, test } from "vitest";
import { formFields, partsOf } from "./posted-form.server.ts";

const head = 'Content-Disposition: form-data; name="a"';
const formOf = (...lines: string[]) => Buffer.from(lines.join("\r\n"));

test("texts and files are as they were sent, whatever they are called", async () => {
  const body = new FormData();
  body.append("text", "पहिली ओळ\r\n--x\r\n\r\nदुसरी");
  body.append("text", "second");
  body.append("files", new File(["one\r\n"], 'सही "१".pdf', { type: "application/pdf" }));
  body.append("files", new File(["two"], "two.jpg"));
  const form = await formFields(new Request("http://localhost/", { method: "POST", body }));
  expect(form?.values).toEqual({ text: "पहिली ओळ\r\n--x\r\n\r\nदुसरी" });
  expect(Object.keys(form?.files ?? {})).toEqual(["files"]);
  const files = form?.fileLists?.files ?? [];
  expect(files.map(({ name }) => name)).toEqual(['सही "१".pdf', "two.jpg"]);
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(["one\r\n", "two"]);
  expect(files[0]?.type).toBe("application/pdf");
});

test("a field of files in which none is chosen is none", async () => {
  const body = formOf("--b", 'Content-Disposition: form-data; name="f"; filename=""', "", "", "--b--");
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  const form = await formFields(new Request("http://localhost/", { method: "POST", headers }), 9, body);
  expect(form).toEqual({ values: {}, files: {}, fileLists: {} });
});

test.each(["__proto__", "constructor"])("a field may be called %s", async (name) => {
  const body = new FormData();
  body.append(name, "text");
  body.append(name, new File(["one"], "one.png"));
  const form = await formFields(new Request("http://localhost/", { method: "POST", body }));
  expect(Object.entries(form?.values ?? {})).toEqual([[name, "text"]]);
  expect(Object.entries(form?.fileLists ?? {})).toEqual([[name, [expect.any(File)]]]);
});

test("an empty form and an empty text are read", () => {
  expect(partsOf(formOf("--b--", ""), "b", 9)).toEqual([]);
  expect(partsOf(formOf("--b", head, "", "", "--b--"), "b", 9)?.[0]).toMatchObject({
    name: "a",
    bytes: Buffer.alloc(0),
  });
});

test.each([
  ["is empty", formOf("")],
  ["has another boundary", formOf("--c", head, "", "x", "--c--")],
  ["has no end", formOf("--b", head, "", "x")],
  ["breaks off after a part", formOf("--b", head, "", "x", "--b")],
  ["has a part without headers", formOf("--b", "x", "--b--")],
  ["has a part without a name", formOf("--b", "Content-Type: a/b", "", "x", "--b--")],
  ["has endless headers", formOf("--b", head, `X: ${"x".repeat(5000)}`, "", "x", "--b--")],
  ["has too many parts", formOf(...Array.from({ length: 10 }, () => `--b\r\n${head}\r\n\r\nx`), "--b--")],
])("a body that %s is no form", (_, body) => {
  expect(partsOf(body, "b", 9)).toBeUndefined();
});
