/** Two rows and a translation (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function matrixOf(operands: string[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operands.map(Number);
  return [a, b, c, d, e, f];
}

export function combine([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** In the matrix's own units. */
export const moveRight = (matrix: Matrix, by: number): Matrix => combine([1, 0, 0, 1, by, 0], matrix);

/** The point in the coordinate system that the matrix leads to. */
export function pointIn([a, b, c, d, e, f]: Matrix, place: { x: number; y: number }): { x: number; y: number } {
  const scale = 1 / (a * d - b * c);
  const [x, y] = [place.x - e, place.y - f];
  return { x: (x * d - y * c) * scale, y: (y * a - x * b) * scale };
}
