import { Agent, request } from "node:http";
import { gunzipSync } from "node:zlib";

/** The answer to a form, when it was sent (`performance.now()`), and its time in milliseconds. */
export interface Posted {
  status: number;
  html: string;
  from: number;
  time: number;
}

const agent = new Agent({ keepAlive: true });

/** Posts a form as the page's own script does; each visitor has a different internet address. */
export function postForm(url: string, address: string, fields: Record<string, string>): Promise<Posted> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    origin: url,
    "x-fragment": "enquiry",
    "x-forwarded-for": address,
    "accept-encoding": "gzip",
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
  };
  const from = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Posted>();
  const posted = request(`${url}/`, { method: "POST", agent, headers }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () => {
      const time = performance.now() - from;
      const bytes = Buffer.concat(parts);
      const html = (response.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString();
      resolve({ status: response.statusCode ?? 0, html, from, time });
    });
  });
  posted.on("error", reject);
  posted.end(body);
  return promise;
}
