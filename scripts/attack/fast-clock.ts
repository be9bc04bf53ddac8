/** Run before a server (`--import`), it makes the server's clock run 120 times as fast, so that limits by the day can be tried. */
const rate = 120;
const Clock = Date;
const start = Clock.now();
const now = () => Math.round(start + (Clock.now() - start) * rate);

globalThis.Date = class extends Clock {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [now()]) as [number]));
  }

  static override now() {
    return now();
  }
} as DateConstructor;
