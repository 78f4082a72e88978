/** The SQLSTATE of a database error, also where the ORM has wrapped it; null for other errors. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
    if ('previous' in at && at.previous instanceof Error && at.previous !== at) {
      const inner = sqlState(at.previous);
      if (inner) return inner;
    }
  }
  return null;
}

export const UNIQUE_VIOLATION = '23505';
