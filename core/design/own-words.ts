/** Words of the owner that are one line. */
import { z } from 'zod';
import { normalizePersian, toPersianDigits } from '../text/digits.js';

/** At most `most` characters; undefined where there is none. */
export const ownWords = (most: number) =>
  z
    .string()
    .max(most, `حداکثر ${toPersianDigits(most)} کاراکتر بنویسید.`)
    // One line each: control characters and line ends become spaces, so that nothing unseen is stored.
    .transform((typed) => normalizePersian(typed.replace(/[\p{Cc}\s]+/gu, ' ')).trim() || undefined)
    .optional();
