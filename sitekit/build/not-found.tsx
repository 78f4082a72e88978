import { BUILD_WORDS } from './build.messages.js';
import { noticeBody } from './notice-page.js';
import type { PictureSet } from '../picture-set.js';
import type { SiteInput } from './site-input.js';

/** The page of every address that is none, in the customer's brand. */
export function notFoundBody(site: SiteInput, logo: PictureSet | null): string {
  return noticeBody(site, logo, { title: BUILD_WORDS.notFound, text: BUILD_WORDS.notFoundText });
}
