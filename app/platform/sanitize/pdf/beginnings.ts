const white = "\0\t\n\f\r ";

function lineEndsIn(text: string): number[] {
  const ends: number[] = [];
  for (const { index } of text.matchAll(/[\n\r]/g)) ends.push(index);
  return ends;
}

function firstFrom(sorted: number[], least: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}

function createSkip(text: string): (at: number) => number {
  const lineEnds = lineEndsIn(text);
  /** By line end: a comment of any length ends there, and what follows is read once. */
  const afterLine = new Map<number, number>();
  return (at) => {
    const passed: number[] = [];
    let place = at;
    for (;;) {
      while (place < text.length && white.includes(text[place] as string)) place += 1;
      const end = text[place] === "%" ? firstFrom(lineEnds, place) : undefined;
      if (end === undefined) break;
      const known = afterLine.get(end);
      place = known ?? end + 1;
      if (known !== undefined) break;
      passed.push(end);
    }
    for (const end of passed) afterLine.set(end, place);
    return place;
  };
}

/** As a reader going by offsets may find them, even in strings or streams. Each place is read once: linear time. */
export function countBeginnings(text: string): number {
  const skip = createSkip(text);
  const generations = new Map<number, number | undefined>();
  function generationEnd(at: number): number | undefined {
    if (generations.has(at)) return generations.get(at);
    let end = at;
    while (/\d/.test(text[end] ?? "")) end += 1;
    const word = skip(end);
    const found = end > at && text.startsWith("obj", word) ? word + 3 : undefined;
    generations.set(at, found);
    return found;
  }
  function endAt(index: number): number | undefined {
    if (text[index] === "t") {
      const sign = skip(index + 7);
      return text.startsWith("<<", sign) ? sign + 2 : undefined;
    }
    const generation = skip(index + 1);
    return generation > index + 1 ? generationEnd(generation) : undefined;
  }
  let [count, from] = [0, 0];
  for (const { index } of text.matchAll(/\d(?=[\0\t\n\f\r %])|trailer/g)) {
    const end = index < from ? undefined : endAt(index);
    if (end === undefined) continue;
    count += 1;
    from = end;
  }
  return count;
}
