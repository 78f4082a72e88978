import { Select } from '@mantine/core';
import { toPersianDigits } from '#core/text/digits.js';
import type { DesignPage } from '#core/design/design.js';
import { pageLink, sectionLink } from '#core/sections/link-target.js';
import { designMessages } from '../../messages/design.messages.js';
import { linkMessages as m } from '../../messages/links.messages.js';
import { useEditor } from '../../context/editor-context.js';

interface PlaceChoiceProps {
  /** The stored value; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface Place {
  readonly value: string;
  readonly label: string;
}

interface Places {
  readonly group: string;
  readonly items: Place[];
}

/** One of the pages of the site. */
export function PageChoice({ value, onChange }: PlaceChoiceProps) {
  const { pages } = useEditor().draft.design;
  const places = pages.map(({ id, name }) => ({ value: pageLink(id), label: name }));
  return (
    <Select
      aria-label={m.page}
      placeholder={m.choose}
      allowDeselect={false}
      value={value || null}
      error={value !== '' && !places.some((each) => each.value === value) && m.gone}
      data={places}
      onChange={(next) => next && onChange(next)}
    />
  );
}

/** One of the sections of the site, under their pages. */
export function SectionChoice({ value, onChange }: PlaceChoiceProps) {
  const { pages } = useEditor().draft.design;
  const groups = pages.map(placesOf).filter(({ items }) => items.length > 0);
  const isThere = groups.some(({ items }) => items.some((each) => each.value === value));
  return (
    <Select
      aria-label={m.section}
      placeholder={m.choose}
      nothingFoundMessage={m.none}
      allowDeselect={false}
      value={value || null}
      error={value !== '' && !isThere && m.gone}
      data={groups}
      onChange={(next) => next && onChange(next)}
    />
  );
}

/** A second section of a type carries its number. */
function placesOf({ id, name, sections }: DesignPage): Places {
  const seen = new Map<string, number>();
  const items = sections.flatMap(({ id: sectionId, sectionType }) => {
    if (sectionType === 'headers' || sectionType === 'footer') return [];
    const number = (seen.get(sectionType) ?? 0) + 1;
    seen.set(sectionType, number);
    const label = designMessages.sectionTypes[sectionType];
    return [
      { value: sectionLink(id, sectionId), label: number > 1 ? m.numbered(label, toPersianDigits(number)) : label },
    ];
  });
  return { group: name, items };
}
