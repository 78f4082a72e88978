/** One schema per operation, for both APIs. */
import { z } from 'zod';
import { KEPT_SECTIONS } from '#core/limits/limits.js';
import { cleanLine } from '#core/text/plain-text.js';
import { DESIGN_TEXTS } from '../design/designs.messages.js';

const name = z
  .string()
  .max(KEPT_SECTIONS.nameLength, DESIGN_TEXTS.sectionNameLong)
  .transform(cleanLine)
  .pipe(z.string().min(1, DESIGN_TEXTS.sectionName));

const id = z.string().max(100);

/** The section is read as a part of a design (read-kept-section.ts). */
export const keptSectionSchema = z.object({ name, section: z.record(z.string(), z.unknown()) });
export const renameKeptSectionSchema = z.object({ id, name });
export const keptSectionIdSchema = z.object({ id });
