export interface Unprintable {
  signs: string;
  text: string;
}

/** The message names file, field and what it accepts, one fault a line. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly unprintable: Unprintable | undefined;

  constructor(message: string, unprintable?: Unprintable) {
    super(message);
    this.unprintable = unprintable;
  }
}

const mostFaults = 200;

/** @throws ContentError with all of these faults, unless there are none */
export function refuseFaults(faults: string[]): void {
  if (faults.length === 0) return;
  const all = [...new Set(faults)];
  const more = all.length > mostFaults ? [`and ${all.length - mostFaults} more`] : [];
  throw new ContentError([...all.slice(0, mostFaults), ...more].join("\n"));
}

export function collectFaults<Item>(items: Iterable<Item>, faults: string[], work: (item: Item) => void): void {
  for (const item of items) {
    try {
      work(item);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.message.split("\n"));
    }
  }
}
