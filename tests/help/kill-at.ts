/** Loaded before a command (`--import`), it kills the process, as kill -9 does, at its first line with KILL_AT. */
const { KILL_AT = "" } = process.env;
const { error } = console;
console.error = (line: string) => {
  if (line.startsWith(KILL_AT)) process.kill(process.pid, "SIGKILL");
  error(line);
};
