/**
 * The names that a design may use in a section: text slots, pictures, lists and calls, as the manifests and the
 * compositions of its type declare them. A name counts as known where any layout of the type has it, because texts and
 * pictures of other layouts stay in a section and return with the layout.
 */
import { parseLayoutId, type SectionType } from '#core/catalogue.js';
import type { CustomData } from '#core/design/design.js';
import { TABLE_COLUMNS } from '#core/limits/limits.js';
import { SECTION_LISTS } from '#core/sections/section-lists.js';
import { isCall } from './layouts/library.js';
import type { Layout } from './section.types.js';
import { SECTIONS, SINGLE_TYPES } from './sections/index.js';
import { SECTION_KITS } from './sections/kits.js';
import { hasPicture } from './slots.js';
import { slotPattern } from './texts/sample-kinds.js';

type Type = Layout['type'];
type NameKind = 'text' | 'link' | 'list' | 'picture';

/** The records of a section whose keys are names of its layouts. */
export const NAMED_RECORDS = {
  texts: 'text',
  confirmed: 'text',
  links: 'link',
  lists: 'list',
  images: 'picture',
  pictureTexts: 'picture',
  focalPoints: 'picture',
  crops: 'picture',
  videos: 'picture',
} as const satisfies Partial<Record<keyof CustomData, NameKind>>;
export type NamedRecord = keyof typeof NAMED_RECORDS;

/** `picture12` as it is declared for all items: `picture#`. */
const picturePattern = (name: string): string => name.replace(/^picture\d+$/, 'picture#');

/** A heading of a table by the number of its column. */
const COLUMN = /^column(\d+)\./;

/** A column beyond the last is no name. */
const hasColumn = (name: string): boolean => Number(COLUMN.exec(name)?.[1] ?? 0) <= TABLE_COLUMNS;

function patternOf(kind: NameKind, name: string): string {
  if (kind === 'picture') return picturePattern(name);
  return hasColumn(name) ? slotPattern(name) : name;
}

/** The names of a type, with `#` in place of the number of an item. */
const declared = new Map<Type, Readonly<Record<NameKind, ReadonlySet<string>>>>(
  SINGLE_TYPES.map((type) => {
    const texts = Object.keys(SECTIONS[type].slots);
    const compositions = SECTION_KITS[type].layouts.map(({ composition }) => composition.slots);
    const ofLists = compositions.some(({ lists }) => lists.some((list) => hasPicture(list, 0))) ? ['picture#'] : [];
    return [
      type,
      {
        text: new Set(texts),
        link: new Set(texts.filter((name) => isCall(type, name))),
        list: new Set(Object.keys(SECTION_LISTS[type] ?? {})),
        picture: new Set([...compositions.flatMap(({ pictures }) => pictures.map(picturePattern)), ...ofLists]),
      },
    ];
  }),
);

const isSingle = (type: string): type is Type => declared.has(type as Type);

/** The types that a stored section may be drawn as: that of its layout, and its own. */
function typesOf({ sectionType, layoutId }: NamedSection): ReadonlySet<SectionType> {
  const type = parseLayoutId(layoutId)?.type;
  return new Set(type ? [type, sectionType] : [sectionType]);
}

export interface NamedSection {
  readonly sectionType: SectionType;
  readonly layoutId: string;
}

/** A name inside of a full page: the type of the part and the name there, `gallery2.item1.caption`. */
function inPart(name: string): { readonly prefix: string; readonly type: string; readonly rest: string } {
  const [prefix = '', type = ''] = /^([a-z_]*)\d*\./.exec(name) ?? [];
  return { prefix, type, rest: name.slice(prefix.length) };
}

/** Whether a section may have this name in the record. */
export function isKnownName(section: NamedSection, record: NamedRecord, name: string): boolean {
  const kind = NAMED_RECORDS[record];
  return [...typesOf(section)].some((type) => {
    if (type !== 'full_page') return declared.get(type)?.[kind].has(patternOf(kind, name)) === true;
    const { type: part, rest } = inPart(name);
    return isSingle(part) && declared.get(part)?.[kind].has(patternOf(kind, rest)) === true;
  });
}

/** The names that a section may have in the record, for whoever looks for the one that was meant. */
export function namesLike(section: NamedSection, record: NamedRecord, name: string): string[] {
  const kind = NAMED_RECORDS[record];
  const numberOf = (given: string): string => /\d+/.exec(given)?.[0] ?? '1';
  const numbered = (type: Type, given: string): string[] =>
    [...(declared.get(type)?.[kind] ?? [])].map((pattern) => {
      const named = pattern.replace('#', numberOf(given));
      return hasColumn(named) ? named : pattern.replace('#', String(TABLE_COLUMNS));
    });
  return [...typesOf(section)].flatMap((type) => {
    if (type !== 'full_page') return numbered(type, name);
    const { prefix, type: part, rest } = inPart(name);
    if (isSingle(part)) return numbered(part, rest).map((each) => prefix + each);
    return SINGLE_TYPES.map((each) => `${each}.${rest}`);
  });
}
