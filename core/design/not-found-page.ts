/** The owner's own words on the page of addresses that do not exist. */
import { z } from 'zod';
import { DESIGN_SETTINGS } from '../limits/limits.js';
import { ownWords } from './own-words.js';

/** Words that are left out or empty are those of the platform. */
export interface NotFoundWords {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** Undefined where nothing is said, so that a design without it is the same as one with an empty one. */
export const notFoundSchema = z
  .object({ title: ownWords(DESIGN_SETTINGS.notFoundTitle), text: ownWords(DESIGN_SETTINGS.notFoundText) })
  .transform(({ title, text }): NotFoundWords | undefined =>
    title || text ? { ...(title && { title }), ...(text && { text }) } : undefined,
  )
  .optional();
