/**
 * Links by which visitors share the page they are on: plain addresses of other services, without a script of theirs.
 * Pure, without the schema.
 */

export const SHARE_TARGETS = ['telegram', 'whatsapp', 'eitaa', 'bale', 'x', 'email'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

/** The name of each network, in Persian. */
export const SHARE_NAMES: Readonly<Record<ShareTarget, string>> = {
  telegram: 'تلگرام',
  whatsapp: 'واتساپ',
  eitaa: 'ایتا',
  bale: 'بله',
  x: 'ایکس',
  email: 'ایمیل',
};

const withUrlAndText = (base: string) => (url: string, title: string) =>
  `${base}?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`;

const ADDRESSES: Readonly<Record<ShareTarget, (url: string, title: string) => string>> = {
  telegram: withUrlAndText('https://t.me/share/url'),
  whatsapp: (url, title) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
  eitaa: withUrlAndText('https://eitaa.com/share/url'),
  bale: withUrlAndText('https://ble.ir/share/url'),
  x: withUrlAndText('https://x.com/intent/post'),
  email: (url, title) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
};

/** Where a page is shared. `url` is absolute; half a surrogate pair in the title is replaced. */
export function shareHref(target: ShareTarget, url: string, title: string): string {
  return ADDRESSES[target](url, title.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
