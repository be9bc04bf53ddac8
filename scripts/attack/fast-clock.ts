/**
 * Loaded before a server (`--import`), it makes the server's clock run 120 times as fast, so that daily limits can be
 * tested.
 */
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
