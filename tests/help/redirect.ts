/**
 * The page that a browser shows after a form: the response or, for a 303, the page it redirects to.
 * @param get asks the same site for a path.
 */
export async function followRedirect(answer: Response, get: (path: string) => Promise<Response>): Promise<Response> {
  return answer.status === 303 ? get(answer.headers.get("location") ?? "") : answer;
}
