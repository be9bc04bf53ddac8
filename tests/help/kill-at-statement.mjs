/** Loaded before a server (`--import`), it kills the process, as kill -9 does, before the first statement that begins with KILL_AT. */
import { DatabaseSync } from "node:sqlite";

const { KILL_AT = "" } = process.env;
const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (...given) {
  if (KILL_AT && given[0].startsWith(KILL_AT)) process.kill(process.pid, "SIGKILL");
  return prepare.apply(this, given);
};
