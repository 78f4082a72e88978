/** The owner's own words on the page of addresses that do not exist. */
import { z } from 'zod';
import { DESIGN_SETTINGS } from '../limits/limits.js';
import { normalizePersian, toPersianDigits } from '../text/digits.js';

/** Words that are left out or empty are those of the platform. */
export interface NotFoundWords {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

const words = (most: number) =>
  z
    .string()
    .max(most, `حداکثر ${toPersianDigits(most)} کاراکتر بنویسید.`)
    // One line each: control characters and line ends become spaces, so that nothing unseen is stored.
    .transform((typed) => normalizePersian(typed.replace(/[\p{Cc}\s]+/gu, ' ')).trim() || undefined)
    .optional();

/** Undefined where nothing is said, so that a design without it is the same as one with an empty one. */
export const notFoundSchema = z
  .object({ title: words(DESIGN_SETTINGS.notFoundTitle), text: words(DESIGN_SETTINGS.notFoundText) })
  .transform(({ title, text }): NotFoundWords | undefined =>
    title || text ? { ...(title && { title }), ...(text && { text }) } : undefined,
  )
  .optional();
