import { attachStore } from "../../app/platform/db/store.server.ts";
import { StoreError } from "../../app/platform/db/store-error.server.ts";
import { verifyPublications } from "../../app/platform/publications/verify.server.ts";
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
    const { count, head, broken } = await verifyPublications(store.db);
    if (broken) throw new StoreError(`Entry ${broken.seq} of ${count} does not hold: ${reasons[broken.why]}.`);
    say(count === 0 ? "The publication log has no entries yet." : `All ${count} entries hold. The last hash: ${head}`);
  } finally {
    await store.close();
  }
};
