import { ownPath } from '../../../core/own-path.js';
import { z } from 'zod';
import { DESIGN_TEXTS } from './designs.messages.js';

const OPTION_BYTES = 50_000;

/** A client's own record of moderate size. */
export const designOptionsSchema = z
  .record(z.string().max(60), z.unknown())
  .refine((options) => JSON.stringify(options).length <= OPTION_BYTES, DESIGN_TEXTS.tooLarge);

/** Never `javascript:` or `data:`: the address ends in an `src` or `href`. */
export const previewUrlSchema = z
  .string()
  .max(2000)
  .refine((value) => ownPath(value) !== null || /^https:\/\/[^\s]+$/.test(value), DESIGN_TEXTS.previewUrl);
