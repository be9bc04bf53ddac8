/**
 * Loaded before a server (`--import`), it resolves mail.institute.example to this machine, so that the server takes it
 * for another host.
 */
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";

const name = "mail.institute.example";
const address = "127.0.0.1";

type Callback = (error: Error | null, ...result: unknown[]) => void;
const { lookup, resolve4 } = dns as unknown as Record<string, (...given: unknown[]) => void>;

/** A DNS lookup that knows this name. */
const knowing =
  (ask: typeof lookup, answer: (options: { all?: boolean }) => unknown[]) =>
  (...given: unknown[]) => {
    if (given[0] !== name) return ask?.(...given);
    const callback = given.at(-1) as Callback;
    const options = typeof given[1] === "object" && given[1] !== null ? given[1] : {};
    setImmediate(() => callback(null, ...answer(options)));
  };

Object.assign(dns, {
  lookup: knowing(lookup, ({ all }) => (all ? [[{ address, family: 4 }]] : [address, 4])),
  resolve4: knowing(resolve4, () => [[address]]),
});
syncBuiltinESMExports();
