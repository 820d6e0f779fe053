/** Rows as aligned columns under their headings, for people. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `2026-11-21 09:41`, UTC */
export function minuteOf(instant: Date | undefined): string {
  return instant === undefined ? '-' : instant.toISOString().slice(0, 16).replace('T', ' ');
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
