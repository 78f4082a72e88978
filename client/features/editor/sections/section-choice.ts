/** Which sections of a page are chosen together. Pure. */
import type { DesignPage } from '#core/design/design.js';
import type { SectionChoice } from '../context/use-look.js';

type Sections = DesignPage['sections'];

export const NOTHING_CHOSEN: SectionChoice = { ids: [], last: null };

/** Those of the page, in their order. */
export const chosenOn = ({ sections }: Pick<DesignPage, 'sections'>, { ids }: SectionChoice): string[] =>
  sections.flatMap(({ id }) => (ids.includes(id) ? [id] : []));

/** With the section, or without it where it was chosen. */
export const toggled = ({ ids }: SectionChoice, sectionId: string): SectionChoice => ({
  ids: ids.includes(sectionId) ? ids.filter((id) => id !== sectionId) : [...ids, sectionId],
  last: sectionId,
});

/** With all sections from the one that was chosen last to this one. */
export function extended({ ids, last }: SectionChoice, sectionId: string, sections: Sections): SectionChoice {
  const [from, to] = [last, sectionId].map((id) => sections.findIndex((each) => each.id === id)) as [number, number];
  const between = sections.slice(from < 0 ? to : Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
  return { ids: [...new Set([...ids, ...between])], last: sectionId };
}
