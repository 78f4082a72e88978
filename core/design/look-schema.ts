/** Apart from core/design/look.ts, which a browser loads before any schema. */
import { z } from 'zod';
import { LOOK } from './look.js';

/** Null, or left out: the default. */
export const lookSchema = z.object({
  corners: z.enum(LOOK.corners).nullish(),
  density: z.enum(LOOK.density).nullish(),
  shadow: z.enum(LOOK.shadow).nullish(),
  tone: z.enum(LOOK.tone).nullish(),
  scheme: z.enum(LOOK.scheme).nullish(),
  motion: z.enum(LOOK.motion).nullish(),
});
