export const restartPause: number;
export function createRestarts(): (code: number | null, signal: string | null) => boolean;
