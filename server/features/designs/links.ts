/** The links of a design from outside: only what core/link-target.ts reads as one is stored. */
import type { Design } from '../../../core/design.js';
import { AppError } from '../../../core/errors.js';
import { linkTarget } from '../../../core/link-target.js';
import { DESIGN_TEXTS } from './designs.messages.js';

/** So many faulty links are named at most. */
const MOST_NAMED = 20;

/**
 * A link may lead to a page or section that is gone, since a page can be removed after it was linked; it may not be
 * anything else than a link. Empty is none. @throws AppError VALIDATION_ERROR naming the links below `path`.
 */
export function assertLinks({ pages }: Design, path: string): void {
  const faulty = pages.flatMap((page, pageAt) =>
    page.sections.flatMap(({ customData }, at) =>
      Object.entries(customData.links ?? {}).flatMap(([slot, stored]) =>
        stored === '' || linkTarget(stored) ? [] : [`${path}.pages.${pageAt}.sections.${at}.customData.links.${slot}`],
      ),
    ),
  );
  if (faulty.length === 0) return;
  const fields = faulty.slice(0, MOST_NAMED).map((each) => ({ path: each, message: DESIGN_TEXTS.notALink }));
  throw new AppError('VALIDATION_ERROR', { fields });
}
