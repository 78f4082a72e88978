/**
 * Reads copied sections (copied-text.ts). Anybody may have written the text, so it is read with the schema of a design.
 * Whether the pictures and files that it names may be used is not judged here: the caller looks them up.
 */
import { z } from 'zod';
import { parseLayoutId } from '../catalogue.js';
import { DESIGN } from '../limits/limits.js';
import { COPIED_KIND } from './copied-text.js';
import { sectionSchema, type DesignSection } from './design.js';

const copiedSchema = z.object({
  kind: z.literal(COPIED_KIND),
  sections: z
    .array(sectionSchema.refine(({ sectionType, layoutId }) => parseLayoutId(layoutId)?.type === sectionType))
    .min(1)
    .max(DESIGN.maxSectionsPerPage)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length),
});

/** `other`: the text is about something else. `refused`: it claims to be sections and is none, or is too long. */
export type CopiedSections =
  | { readonly kind: 'read'; readonly sections: readonly DesignSection[] }
  | { readonly kind: 'other' }
  | { readonly kind: 'refused' };

/** The sections that a text stands for. Never throws. */
export function readCopiedText(text: string): CopiedSections {
  if (!BEGINNING.test(text.slice(0, 100))) return { kind: 'other' };
  if (text.length > DESIGN.maxSnapshotChars) return { kind: 'refused' };
  const read = copiedSchema.safeParse(parsed(text));
  return read.success ? { kind: 'read', sections: read.data.sections } : { kind: 'refused' };
}

const BEGINNING = new RegExp(`^\\s*\\{\\s*"kind"\\s*:\\s*"${COPIED_KIND}"`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
