/** Milliseconds that two processes of one machine read alike, finer than Date. */
export function wallMs(): number {
  return performance.timeOrigin + performance.now();
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** The value that `share` of them do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}
