/** Addresses of profiles, made from what a customer typed as a handle. */
import { toLatinDigits } from '../../../core/digits.js';
import type { Network } from '../../art/network-icons.js';

const PROFILES: Record<Network, string> = {
  instagram: 'https://www.instagram.com/',
  telegram: 'https://t.me/',
  whatsapp: 'https://wa.me/',
  youtube: 'https://www.youtube.com/@',
  aparat: 'https://www.aparat.com/',
  linkedin: 'https://www.linkedin.com/in/',
};

/** WhatsApp knows numbers, not names: `۰۹۱۲…` becomes `98912…`. */
function whatsappNumber(text: string): string | null {
  const digits = toLatinDigits(text).replace(/[^\d]/g, '');
  const full = digits.replace(/^00/, '').replace(/^0(?=9)/, '98');
  return /^\d{10,15}$/.test(full) ? full : null;
}

/**
 * The profile a handle belongs to; null for anything that is not a handle. Nothing else than these six can come out.
 */
export function networkHref(network: Network, text: string): string | null {
  const handle = network === 'whatsapp' ? whatsappNumber(text) : text.trim().replace(/^@/, '');
  if (!handle || !/^[a-z0-9](?:[a-z0-9._-]{0,60}[a-z0-9_])?$/i.test(handle)) return null;
  return PROFILES[network] + handle;
}
