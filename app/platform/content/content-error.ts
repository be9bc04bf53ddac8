/** A record or text that cannot be used; the message names the file, the field and what it accepts. */
export class ContentError extends Error {
  override name = "ContentError";
}
