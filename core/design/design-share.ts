/** The part of a design that says where its pages can be shared (share-links.ts). */
import { z } from 'zod';
import { SHARE_TARGETS, type ShareTarget } from './share-links.js';

/** Each once, in the order of SHARE_TARGETS; undefined where there is none, so that other designs stay as they are. */
export const shareLinksSchema = z
  .array(z.enum(SHARE_TARGETS))
  .max(SHARE_TARGETS.length)
  .transform((chosen): ShareTarget[] | undefined => {
    const kept = SHARE_TARGETS.filter((target) => chosen.includes(target));
    return kept.length > 0 ? kept : undefined;
  })
  .optional();
