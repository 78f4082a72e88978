/** Social networks, and the addresses of profiles that are made from what somebody typed as a handle. */
import { toLatinDigits } from '../text/digits.js';

export const NETWORKS = [
  'instagram',
  'telegram',
  'whatsapp',
  'eitaa',
  'bale',
  'youtube',
  'aparat',
  'linkedin',
] as const;
export type Network = (typeof NETWORKS)[number];

const PROFILES: Record<Network, string> = {
  instagram: 'https://www.instagram.com/',
  telegram: 'https://t.me/',
  whatsapp: 'https://wa.me/',
  eitaa: 'https://eitaa.com/',
  bale: 'https://ble.ir/',
  youtube: 'https://www.youtube.com/@',
  aparat: 'https://www.aparat.com/',
  linkedin: 'https://www.linkedin.com/in/',
};

/** Hosts whose addresses are pasted instead of a handle, and what precedes the handle in their paths. */
const PASTED: Record<Network, RegExp> = {
  instagram: /^(?:www\.)?instagram\.com\/([^/?#]+)/i,
  telegram: /^(?:t|telegram)\.me\/([^/?#]+)/i,
  whatsapp: /^wa\.me\/(\d+)/i,
  eitaa: /^(?:www\.)?eitaa\.com\/([^/?#]+)/i,
  bale: /^(?:www\.)?ble\.ir\/([^/?#]+)/i,
  youtube: /^(?:www\.|m\.)?youtube\.com\/@([^/?#]+)/i,
  aparat: /^(?:www\.)?aparat\.com\/([^/?#]+)/i,
  linkedin: /^(?:www\.|[a-z]{2}\.)?linkedin\.com\/in\/([^/?#]+)/i,
};

/** WhatsApp knows numbers, not names: `۰۹۱۲…` becomes `98912…`. */
function whatsappNumber(text: string): string | null {
  const digits = toLatinDigits(text).replace(/[^\d]/g, '');
  const full = digits.replace(/^00/, '').replace(/^0(?=9)/, '98');
  return /^\d{10,15}$/.test(full) ? full : null;
}

/**
 * The profile a handle belongs to; null for anything that is not a handle. Nothing but these networks can come out.
 */
export function networkHref(network: Network, text: string): string | null {
  const handle = network === 'whatsapp' ? whatsappNumber(text) : text.trim().replace(/^@/, '');
  if (!handle || !/^[a-z0-9](?:[a-z0-9._-]{0,60}[a-z0-9_])?$/i.test(handle)) return null;
  return PROFILES[network] + handle;
}

/** A handle as sections show it, also from the pasted address of a profile; null for anything else. */
export function handleOf(network: Network, typed: string): string | null {
  const text = typed.trim();
  const pasted = PASTED[network].exec(text.replace(/^https?:\/\//i, ''))?.[1];
  if (pasted === undefined) return networkHref(network, text) === null ? null : text;
  if (networkHref(network, pasted) === null) return null;
  return network === 'whatsapp' ? `+${pasted}` : `@${pasted}`;
}
