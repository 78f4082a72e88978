/** Domain-name rules (specification 1 §5, decision 24). */
import { toLatinDigits } from './digits.js';

export const DOMAIN_LABEL = { min: 2, max: 63, irMin: 3 } as const;
export const DEFAULT_EXTENSION = '.ir';
export const DEFAULT_EXTRA_EXTENSION = '.com';

/** What a person typed, as a label: lower case, ASCII digits, no spaces, no pasted scheme or `www.`. */
export function normalizeDomainLabel(typed: string): string {
  return toLatinDigits(typed)
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\s+/g, '');
}

/** Letters, digits and hyphen; starts with a letter or digit; 2 to 63 characters. */
export function isDomainLabel(label: string): boolean {
  return label.length >= DOMAIN_LABEL.min && label.length <= DOMAIN_LABEL.max && /^[a-z0-9][a-z0-9-]*$/.test(label);
}

/** `.co.uk`-like extensions are allowed; the leading dot is required. */
export function isExtension(extension: string): boolean {
  return /^(\.[a-z]{2,24}){1,2}$/.test(extension);
}

export type RegistryRefusal = 'ir_too_short' | 'hyphen_position';

/** Rules that registries add to ours: null when the registry would take the name. */
export function registryRefusal(label: string, extension: string): RegistryRefusal | null {
  if (extension === '.ir' && label.length < DOMAIN_LABEL.irMin) return 'ir_too_short';
  if (label.endsWith('-') || (extension === '.ir' && label.includes('--'))) return 'hyphen_position';
  return null;
}
