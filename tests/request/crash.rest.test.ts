import { test } from "vitest";
import { expectNothingLost } from "../help/crashes.ts";

test(
  "a server that is killed five times loses nothing it has acknowledged, and its mails go out",
  () => expectNothingLost({ crashes: 5 }),
  180_000,
);
