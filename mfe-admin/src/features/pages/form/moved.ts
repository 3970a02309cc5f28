/** Returns a list with one of its values at another place. */
export function moved<T>(values: readonly T[], from: number, to: number): readonly T[] {
  const others = values.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...values.slice(from, from + 1));
}
