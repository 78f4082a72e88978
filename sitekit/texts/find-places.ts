/**
 * The places of words in a site, and the site with them replaced: texts of sections, written or published samples,
 * descriptions of pictures, names and search texts of pages, the menu, the announcement, and the facts that sections
 * show. The kits of all pages must be loaded.
 */
import type { SectionType } from '#core/catalogue.js';
import { ANSWER_KEYS, type AnswerKey, type AnswerLine } from '#core/design/answers.js';
import { announcementOf } from '#core/design/announcement.js';
import type { Design, DesignPage, DesignSection } from '#core/design/design.js';
import { FACTS } from '#core/design/fact-rules.js';
import { mapSections, drawnPages, sharedSections } from '#core/design/shared-sections.js';
import { ANSWERS, DESIGN_SETTINGS, MENU, PAGE_NAME, PICTURES, SEO } from '#core/limits/limits.js';
import { textLength } from '#core/sections/text-slots.js';
import { findText, replaceRanges, type TextRange } from '#core/text/find-text.js';
import { pageParts, type DrawnSite } from '../page/page-parts.js';
import { textNames } from '../slots.js';
import { knownTexts } from './known-texts.js';

/** `fact`, `page`, `search`, `menu` and `announcement` are not of a section. */
export type PlaceKind = 'text' | 'picture' | 'fact' | 'page' | 'search' | 'menu' | 'announcement';

export interface TextPlace {
  /** Once among the places of a site. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** Where it is seen: the first page of what is on several; undefined for what is on none. */
  readonly pageId?: string | undefined;
  readonly sectionId?: string | undefined;
  readonly sectionType?: SectionType | undefined;
  readonly text: string;
  /** In the order of the text. */
  readonly ranges: readonly TextRange[];
  /** Characters that it may have. */
  readonly most: number;
}

interface OwnPlace extends TextPlace {
  readonly write: (design: Design, text: string) => Design;
}

type Place = Omit<OwnPlace, 'ranges'>;

export interface SearchedSite {
  readonly design: Design;
  readonly trade: DrawnSite['trade'];
}

/** The targets of links in a running text, which are no words. */
const TARGET = /\]\([^()\s]{1,500}\)/g;

function rangesIn(text: string, query: string): TextRange[] {
  const targets = Array.from(text.matchAll(TARGET), (found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  return findText(text, query).filter(({ start, end }) =>
    targets.every((target) => end <= target.start || start >= target.end),
  );
}

function found(site: SearchedSite, query: string): OwnPlace[] {
  if (query.trim() === '') return [];
  return placesOf(site).flatMap((place) => {
    const ranges = rangesIn(place.text, query);
    return ranges.length > 0 ? [{ ...place, ranges }] : [];
  });
}

/** Every place of the words, page by page. */
export function findPlaces(site: SearchedSite, query: string): readonly TextPlace[] {
  return found(site, query).map(({ write: _, ...place }) => place);
}

/** Its text with the words replaced. */
export const replacedText = ({ text, ranges }: Pick<TextPlace, 'text' | 'ranges'>, by: string): string =>
  replaceRanges(text, ranges, by);

/** Whether its text has room for the replacement, and still says something where it must. */
export function fits(place: TextPlace, by: string): boolean {
  const next = replacedText(place, by);
  return next.length <= place.most && (next.trim() !== '' || (place.kind !== 'page' && place.kind !== 'fact'));
}

/** The design with the words replaced in these places; one without room for that stays as it is. */
export function replacePlaces(site: SearchedSite, query: string, by: string, ids: ReadonlySet<string>): Design {
  return found(site, query)
    .filter((place) => ids.has(place.id) && fits(place, by))
    .reduce((design, place) => place.write(design, replacedText(place, by)), site.design);
}

/** By the site, so that a further letter of a query costs no drawing of all sections. */
const knownPlaces = new WeakMap<SearchedSite, readonly Place[]>();

function placesOf(site: SearchedSite): readonly Place[] {
  const places = knownPlaces.get(site) ?? allPlaces(site);
  knownPlaces.set(site, places);
  return places;
}

function allPlaces({ design, trade }: SearchedSite): Place[] {
  const pages = drawnPages(design);
  const known = knownTexts(pages, design.facts);
  const site = { trade, known };
  const shared = sharedSections(design).flatMap((section) => {
    const page = pages.find(({ sections }) => sections.some(({ id }) => id === section.id));
    return sectionPlaces(section, page?.id, site);
  });
  return [
    ...factPlaces(design),
    ...menuPlaces(design),
    ...announcementPlaces(design),
    ...shared,
    ...design.pages.flatMap((page) => [
      ...pagePlaces(page),
      ...page.sections.flatMap((section) => sectionPlaces(section, page.id, site)),
    ]),
  ];
}

function factPlaces({ facts = {} }: Design): Place[] {
  const single = (['name', 'description', 'address'] as const).flatMap((fact) => {
    const text = facts[fact];
    if (text === undefined) return [];
    const write = (design: Design, next: string): Design => ({ ...design, facts: { ...design.facts, [fact]: next } });
    return [{ id: `fact ${fact}`, kind: 'fact' as const, text, most: FACTS[fact], write }];
  });
  return [...single, ...ANSWER_KEYS.flatMap((key) => answerPlaces(key, facts.answers?.[key]))];
}

function answerPlaces(key: AnswerKey, lines: readonly AnswerLine[] = []): Place[] {
  return lines.flatMap((line, at) =>
    (['title', 'text'] as const).flatMap((part) => {
      const text = line[part];
      const write = (design: Design, next: string): Design => {
        const { answers = {} } = design.facts ?? {};
        const written = answers[key]?.map((each, index) => (index === at ? { ...each, [part]: next } : each));
        return { ...design, facts: { ...design.facts, answers: { ...answers, ...(written && { [key]: written }) } } };
      };
      return text ? [{ id: `fact ${key} ${at} ${part}`, kind: 'fact' as const, text, most: ANSWERS[part], write }] : [];
    }),
  );
}

function menuPlaces({ menu }: Design): Place[] {
  const entries = menu?.items.flatMap((item) => [item, ...item.children]) ?? [];
  const labels = entries.flatMap(({ id, label }) => (label === '' ? [] : [{ id, label }]));
  const most = MENU.label;
  const items = labels.map(({ id, label }) => ({
    id: `menu ${id}`,
    kind: 'menu' as const,
    text: label,
    most,
    write: (design: Design, next: string) => withMenuLabel(design, id, next),
  }));
  if (!menu?.button?.label) return items;
  const write = (design: Design, next: string): Design => {
    const { menu: own } = design;
    return own?.button ? { ...design, menu: { ...own, button: { ...own.button, label: next } } } : design;
  };
  return [...items, { id: 'menu-button', kind: 'menu', text: menu.button.label, most, write }];
}

function withMenuLabel(design: Design, id: string, label: string): Design {
  const { menu } = design;
  if (!menu) return design;
  const named = <Entry extends { readonly id: string }>(entry: Entry): Entry =>
    entry.id === id ? { ...entry, label } : entry;
  const items = menu.items.map((item) => ({ ...named(item), children: item.children.map(named) }));
  return { ...design, menu: { ...menu, items } };
}

function announcementPlaces({ settings }: Design): Place[] {
  const text = settings?.announcement?.text;
  if (!text) return [];
  const write = (design: Design, next: string): Design => {
    const announcement = announcementOf({ ...design.settings?.announcement, text: next.trim() });
    const { announcement: _, ...others } = design.settings ?? {};
    return { ...design, settings: { ...others, ...(announcement && { announcement }) } };
  };
  return [{ id: 'announcement', kind: 'announcement', text, most: DESIGN_SETTINGS.announcement, write }];
}

function onPage(design: Design, pageId: string, edit: (page: DesignPage) => DesignPage): Design {
  return { ...design, pages: design.pages.map((page) => (page.id === pageId ? edit(page) : page)) };
}

function pagePlaces({ id: pageId, name, seo = {} }: DesignPage): Place[] {
  const search = (['title', 'description'] as const).flatMap((part) => {
    const text = seo[part];
    const write = (design: Design, next: string): Design =>
      onPage(design, pageId, (page) => ({ ...page, seo: { ...page.seo, [part]: next } }));
    return text ? [{ id: `${part} ${pageId}`, kind: 'search' as const, pageId, text, most: SEO[part], write }] : [];
  });
  const write = (design: Design, next: string): Design =>
    onPage(design, pageId, (page) => ({ ...page, name: next.trim() }));
  return [{ id: `page ${pageId}`, kind: 'page', pageId, text: name, most: PAGE_NAME, write }, ...search];
}

type Written = 'texts' | 'pictureTexts';

function withText(design: Design, sectionId: string, kind: Written, slot: string, text: string): Design {
  return mapSections(design, (section) => {
    if (section.id !== sectionId) return section;
    const { customData } = section;
    return { ...section, customData: { ...customData, [kind]: { ...customData[kind], [slot]: text } } };
  });
}

function sectionPlaces(
  section: DesignSection,
  pageId: string | undefined,
  site: Required<Pick<DrawnSite, 'trade' | 'known'>>,
): Place[] {
  const { id: sectionId, sectionType, customData } = section;
  const place = (kind: PlaceKind, written: Written, slot: string, text: string, most: number): Place => ({
    id: `${written} ${sectionId} ${slot}`,
    kind,
    pageId,
    sectionId,
    sectionType,
    text,
    most,
    write: (design, next) => withText(design, sectionId, written, slot, next),
  });
  const texts = pageParts([section], site).flatMap(({ layout, slotPrefix, texts: shown, held, items }) =>
    textNames(layout.composition.slots, items).flatMap((slot) => {
      const name = slotPrefix + slot;
      // A fact is replaced once, among the facts.
      const isFact =
        customData.texts?.[name] === undefined &&
        (site.known[`${layout.type}.${slot}`] ?? site.known[slot]) !== undefined;
      // A sample that is not published would become a claim of the owner.
      return isFact || held.has(slot) || !shown[slot]
        ? []
        : [place('text', 'texts', name, shown[slot], textLength(name))];
    }),
  );
  const pictures = Object.entries(customData.pictureTexts ?? {}).map(([slot, text]) =>
    place('picture', 'pictureTexts', slot, text, PICTURES.altText),
  );
  return [...texts, ...pictures];
}
