/** The links of a design from outside: only what core/sections/link-target.ts reads as one is stored. */
import type { Design, DesignSection } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import { LINKED_FILES } from '#core/limits/limits.js';
import { allSections } from '#core/design/shared-sections.js';
import { linkedFiles } from '#core/sections/linked-files.js';
import { linkTarget } from '#core/sections/link-target.js';
import { DESIGN_TEXTS } from './designs.messages.js';

/** So many faulty links are named at most. */
const MOST_NAMED = 20;

/**
 * A link may lead to a page or section that is gone, since a page can be removed after it was linked; it may not be
 * anything else than a link. Empty is none. @throws AppError VALIDATION_ERROR naming the links below `path`, or `path`
 * itself for more linked files than a site may have.
 */
export function assertLinks({ pages, shared, menu, settings }: Design, path: string): void {
  const inPages = pages.flatMap((page, pageAt) =>
    page.sections.flatMap((section, at) => faultyLinks(section, `${path}.pages.${pageAt}.sections.${at}`)),
  );
  const inShared = Object.entries(shared ?? {}).flatMap(([place, section]) =>
    section ? faultyLinks(section, `${path}.shared.${place}`) : [],
  );
  const files = linkedFiles(allSections({ pages, ...(shared && { shared }) }), { menu, settings });
  if (files.length > LINKED_FILES.perSite)
    throw new AppError('VALIDATION_ERROR', { fields: [{ path, message: DESIGN_TEXTS.tooManyFiles }] });
  const faulty = [...inPages, ...inShared];
  if (faulty.length === 0) return;
  const fields = faulty.slice(0, MOST_NAMED).map((each) => ({ path: each, message: DESIGN_TEXTS.notALink }));
  throw new AppError('VALIDATION_ERROR', { fields });
}

function faultyLinks({ customData }: DesignSection, path: string): string[] {
  return Object.entries(customData.links ?? {}).flatMap(([slot, stored]) =>
    stored === '' || linkTarget(stored) ? [] : [`${path}.customData.links.${slot}`],
  );
}
