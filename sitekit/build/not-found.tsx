import { BUILD_WORDS } from './build.messages.js';
import { noticeBody, type NoticeWords } from './notice-page.js';
import type { PictureSet } from '../picture-set.js';
import type { SiteInput } from './site-input.js';

/** The page of every address that is none, in the customer's brand. */
export function notFoundBody(site: SiteInput, logo: PictureSet | null): string {
  return noticeBody(site, logo, notFoundWords(site));
}

/** The owner's own words; for those that are left out, ours. */
export function notFoundWords({ settings }: Pick<SiteInput, 'settings'>): NoticeWords {
  const { title = BUILD_WORDS.notFound, text = BUILD_WORDS.notFoundText } = settings?.notFound ?? {};
  return { title, text };
}
