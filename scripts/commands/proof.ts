import { headStoreIn, verifyPublications } from "../../app/cms/publications/read-log.server.ts";
import { attachStore } from "../../app/lib/db/store.server.ts";
import { StoreError } from "../../app/lib/db/store-error.server.ts";
import { type Command, UsageError } from "./command.ts";

const reasons = {
  missing: "it is missing",
  order: "it does not follow the entry before",
  hash: "it is not what its hash was made of",
  content: "the stored version is not the one that it names",
};

/** Checks the publication log, also while the site runs. @throws StoreError naming the first entry that does not hold */
export const proof: Command = async (args, { settings, say }) => {
  if (args.length !== 1 || args[0] !== "verify")
    throw new UsageError("Recomputes the publication log: npm run proof -- verify");
  const store = await attachStore(settings);
  try {
    const { count, head, broken, restored, backdated, lost } = await verifyPublications(
      store.db,
      headStoreIn(settings.dataDir),
    );
    if (broken) throw new StoreError(`Entry ${broken.seq} of ${count} does not hold: ${reasons[broken.why]}.`);
    if (lost)
      throw new StoreError(
        `The log has no entry ${lost.seq} ${lost.hash}, which was its newest one: a backup was restored, or entries were deleted. The site notes that in the log when it starts.`,
      );
    say(count === 0 ? "The publication log has no entries yet." : `All ${count} entries hold. The last hash: ${head}`);
    for (const { seq, at, lost } of restored)
      say(
        `Entry ${seq}, ${at}: a backup was restored. The entries ${seq} to ${lost.seq} of before are gone; the last was ${lost.hash}.`,
      );
    for (const { seq, at } of backdated)
      say(
        `Entry ${seq}, ${at}: this is before the entry ${seq - 1}. The clock of the server was wrong, or was set back.`,
      );
  } finally {
    await store.close();
  }
};
