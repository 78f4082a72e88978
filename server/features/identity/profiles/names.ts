export interface NameParts {
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * The documented profile has both the full name and its parts: the first word is the given name, the rest the family's.
 */
export function splitName(fullName: string | null): NameParts {
  const [first = '', ...rest] = (fullName ?? '').split(' ').filter(Boolean);
  return { fullName, firstName: first || null, lastName: rest.join(' ') || null };
}
