/** Files that sites are taken away as and made from. */
import { spec } from './error-spec.js';

export const SITE_FILES = {
  SITE_FILE_TOO_LARGE: spec(413, 'The file is too large', 'حجم این فایل بیش از اندازه است.'),
  SITE_FILE_UNREADABLE: spec(
    422,
    'No site can be taken from this file',
    'این فایل باز نمی‌شود. همان فایل zip را بفرستید که از برپا گرفته‌اید.',
  ),
} as const;
