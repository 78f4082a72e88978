import type { DesignSection } from '#core/design/design.js';
import { designMessages } from '../messages/design.messages.js';
import { commandMessages as m } from '../messages/section-commands.messages.js';

/** How a sentence names some sections. */
export function sectionsName(sections: readonly Pick<DesignSection, 'sectionType'>[]): string {
  const [first, ...others] = sections;
  return first && others.length === 0
    ? m.one(designMessages.sectionTypes[first.sectionType])
    : m.several(sections.length);
}
