/** Characters that cannot be printed, and the first text that has some. */
export interface Unprintable {
  signs: string;
  text: string;
}

/** A record or text that cannot be used; the message names the file, the field and what it accepts. */
export class ContentError extends Error {
  override name = "ContentError";
  /** The reason, if it is that something cannot be printed. */
  readonly unprintable: Unprintable | undefined;

  constructor(message: string, unprintable?: Unprintable) {
    super(message);
    this.unprintable = unprintable;
  }
}
