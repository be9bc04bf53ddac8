/**
 * Loaded before a server (`--import`), it makes hashing a password cheap, as tests/help/cheap-hash.ts does in a process
 * of the tests: at full cost one takes a quarter of a second. A hash still names the full cost.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, callback) =>
  scrypt(password, salt, length, { ...options, N: 16 }, callback);
syncBuiltinESMExports();
