/** Runs the tasks of one account one after another; other accounts do not wait. */
export type OneAtATime = <Outcome>(whose: string, task: () => Promise<Outcome>) => Promise<Outcome>;

/** Puts it together. A task must not start another for the same account: that would be a deadlock. */
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
