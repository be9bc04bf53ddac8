/** Runs what belongs to one account one after another; other accounts do not wait for it. */
export type OneAtATime = <Outcome>(whose: string, task: () => Promise<Outcome>) => Promise<Outcome>;

/** Puts it together. A task must not ask for another of the same account: it would wait for itself. */
export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return (whose, task) => {
    const outcome = (last.get(whose) ?? Promise.resolve()).then(task);
    const isOver = outcome.then(
      () => {},
      () => {},
    );
    last.set(whose, isOver);
    void isOver.then(() => {
      if (last.get(whose) === isOver) last.delete(whose);
    });
    return outcome;
  };
}
