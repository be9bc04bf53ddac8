/** Formats lines of cells as a plain-text table; the first line is the header. */
export function alignColumns(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const drawn = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return drawn.toSpliced(1, 0, widths.map((width) => "-".repeat(width)).join("  ")).join("\n");
}
