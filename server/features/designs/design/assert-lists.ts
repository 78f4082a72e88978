import { AppError } from '#core/errors/errors.js';
import type { Design, DesignSection } from '#core/design/design.js';
import { isListKey } from '#core/sections/section-lists.js';
import { DESIGN_TEXTS } from './designs.messages.js';

/**
 * A section keeps items only of lists that its type has. Lists of other layouts of the type stay: their items return
 * with the layout. @throws AppError VALIDATION_ERROR naming each unknown list under `path`, the path of the design.
 */
export function assertKnownLists({ pages, shared }: Design, path: string): void {
  const inPages = pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) => unknownLists(section, `${path}.pages.${page}.sections.${index}`)),
  );
  const inShared = Object.entries(shared ?? {}).flatMap(([place, section]) =>
    section ? unknownLists(section, `${path}.shared.${place}`) : [],
  );
  const fields = [...inPages, ...inShared];
  if (fields.length > 0) throw new AppError('VALIDATION_ERROR', { fields });
}

function unknownLists({ sectionType, customData }: DesignSection, path: string) {
  const keys = Object.keys(customData.lists ?? {}).filter((key) => !isListKey(sectionType, key));
  return keys.map((key) => ({ path: `${path}.customData.lists.${key}`, message: DESIGN_TEXTS.unknownList }));
}
