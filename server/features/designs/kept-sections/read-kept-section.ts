/** Reads a section from outside as the one section of a design, so that the same rules judge it. */
import { designSchema, type DesignSection } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import { KEPT_SECTIONS } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { z } from 'zod';
import { DESIGN_TEXTS } from '../design/designs.messages.js';
import { refuseUnknownFiles } from '../design/known-files.js';
import { refuseNewNames, unknownNames } from '../design/known-names.js';
import { assertLinks } from '../design/links.js';

const PATHS = { design: 'design', templateId: 'templateId', branding: 'branding' };
const PLACE = 'design.pages.0.sections.0';

/**
 * The checked section, shown on all devices and without its word in the address: these belong to the page it was on.
 * @throws AppError VALIDATION_ERROR naming `section…` fields: for what no design may have, for more than
 * `KEPT_SECTIONS.characters`, for files that are not the viewer's, and for pictures that are no files yet.
 */
export async function readKeptSection(ctx: Ctx, userId: string, raw: unknown): Promise<DesignSection> {
  if (JSON.stringify(raw).length > KEPT_SECTIONS.characters) refuse('section', DESIGN_TEXTS.sectionTooLarge);
  const given = { pages: [{ id: 'main', name: DESIGN_TEXTS.mainPage, sections: [raw] }] };
  try {
    refuseNewNames(unknownNames({ design: given }, PATHS), []);
    const { design } = parseInput(z.object({ design: designSchema }), { design: given });
    assertLinks(design, PATHS.design);
    await refuseUnknownFiles(ctx, { design }, PATHS, { owners: [userId], stored: () => [] });
    const read = design.pages[0]?.sections[0];
    if (!read) throw new AppError('VALIDATION_ERROR');
    const { hiddenOn: _hiddenOn, anchor: _anchor, ...section } = read;
    const images = Object.entries(section.customData.images ?? {});
    const inside = images.find(([, image]) => image.startsWith('data:'));
    if (inside) refuse(`${PLACE}.customData.images.${inside[0]}`, DESIGN_TEXTS.pictureNotKept);
    return section;
  } catch (error) {
    throw atSection(error);
  }
}

function refuse(path: string, message: string): never {
  throw new AppError('VALIDATION_ERROR', { fields: [{ path, message }] });
}

/** Its paths as they were sent. */
function atSection(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'VALIDATION_ERROR') return error;
  const fields = error.fields.map((fault) => ({ ...fault, path: fault.path.replace(PLACE, 'section') }));
  return new AppError('VALIDATION_ERROR', { fields, cause: error });
}
