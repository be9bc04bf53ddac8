import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BitmapJob, MediaSource } from "./jobs.ts";
import type { MadeFile } from "./made-file.ts";
import type { Maker } from "./maker.server.ts";

type WantedBitmap = Omit<BitmapJob, "make" | "to" | "from">;

/** Makes a bitmap when it is first read; many readers wait for one making. `key` is also the file's name. */
export function createBitmaps({ madeDir, maker }: { madeDir: string; maker: Maker }) {
  const making = new Map<string, Promise<void>>();
  return (key: string, source: () => Promise<MediaSource>, wanted: WantedBitmap): MadeFile => {
    const to = join(madeDir, "pictures", key);
    const make = async () => maker.now<void>({ make: "bitmap", to, from: await source(), ...wanted });
    async function read(): Promise<Buffer> {
      const kept = await readFile(to).catch(() => undefined);
      if (kept) return kept;
      const begun = making.get(to) ?? make().finally(() => making.delete(to));
      making.set(to, begun);
      await begun;
      return readFile(to);
    }
    return { key, read };
  };
}

export type Bitmaps = ReturnType<typeof createBitmaps>;
