/** What an act changed, field by field. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Every field that either side names, in the order they were written; what stayed the same is left out. */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .map((field) => ({ field, before: shown(was[field]), after: shown(is[field]) }))
    .filter((change) => change.before !== change.after);
}
