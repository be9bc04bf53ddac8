/** A record or text that cannot be used; the message names the file, the field and what it accepts. */
export class ContentError extends Error {
  override name = "ContentError";
  /** The characters that cannot be printed, if these are the reason. */
  readonly signs: string | undefined;

  constructor(message: string, signs?: string) {
    super(message);
    this.signs = signs;
  }
}
