/**
 * A document with every layout of some types in an element of its own, for a browser to judge
 * (scripts/lib/look-probe.js).
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseLayoutId, type SectionType } from '#core/catalogue.js';
import { BRAND } from '#core/limits/limits.js';
import type { SectionStyle } from '#core/sections/section-style.js';
import { brandVariables, type Scheme } from '../design/brand.js';
import { fontFaceCss } from '../design/fonts.js';
import { layoutsOf, partsOf } from '../layouts/layouts.js';
import { PageView, SectionView } from '../page/page-view.js';
import type { AnyLayout } from '../section.types.js';
import { upTo } from '../slots.js';
import { siteCss } from '../styles/site.css.js';
import { designOfTemplate, TEMPLATES } from '../templates/templates.js';
import type { Trade } from '../templates/trades.js';
import { filledTexts, type Fill } from './look-fill.js';

export interface LookOptions {
  types: readonly SectionType[];
  /** Layout numbers; all when left out. */
  only?: readonly number[] | undefined;
  /** The width of the container, in CSS pixels. */
  width: number;
  scheme?: Scheme | undefined;
  color?: string | undefined;
  trade?: Trade | undefined;
  fill?: Fill | undefined;
  /** So many items in every list; the samples when left out. */
  items?: number | undefined;
  /** Only the first layout of each composition: the others differ in treatment. */
  onlyCompositions?: boolean | undefined;
  /** The style of every section; only compositions are shown then. */
  style?: SectionStyle | undefined;
  /** Address of the font, a path or a data address. */
  fontHref: string;
}

/** The stored lists of a layout that has `count` items in each. */
export function listsOf(layout: AnyLayout, count: number | undefined): Record<string, number[]> {
  if (count === undefined) return {};
  return Object.fromEntries(
    partsOf(layout).flatMap(({ layout: { composition }, prefix }) =>
      composition.slots.lists.map(({ name }) => [prefix + name, upTo(count)] as const),
    ),
  );
}

/** The paint of a sheet: the style of its body. Another one repaints every layout without drawing it anew. */
export function lookPaint(color: string, scheme: Scheme): string {
  return Object.entries(brandVariables({ primaryColor: color }, scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

const documentOf = (title: string, css: string, style: string, body: string): string =>
  `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><title>${title}</title><style>${css}${siteCss}</style><body style="${style}">${body}</body></html>`;

/** A document with the stylesheet only, for `alonePages`. */
export const emptySheet = (fontHref: string): string =>
  documentOf('sheet', `${fontFaceCss(fontHref)}body{margin:0}`, lookPaint(BRAND.defaultColor, 'light'), '');

export interface AlonePage {
  readonly id: string;
  readonly html: string;
}

/** Each layout of a type as the only section of a delivered page; what stands in the page's body. */
export function alonePages(type: SectionType, items?: number, fill: Fill = 'sample'): AlonePage[] {
  return layoutsOf(type).map((layout) => {
    const { id } = layout;
    const lists = listsOf(layout, items);
    const customData = { lists, texts: filledTexts(layout, fill, lists) };
    const section = { id: 'alone', sectionType: type, layoutId: id, customData };
    const page = { id: 'main', name: 'صفحهٔ نخست', sections: [section] };
    const view = renderToStaticMarkup(createElement(PageView, { page, standalone: true }));
    return { id, html: `<div data-layout="${id}" data-type="${type}">${view}</div>` };
  });
}

/** Each ready template as it begins, in its own colours, as a delivered page; what stands in the page's body. */
export function templatePages(): AlonePage[] {
  return TEMPLATES.flatMap((template) => {
    const [page] = designOfTemplate(template, 'صفحهٔ نخست').pages;
    if (!page) return [];
    const { trade, style: brand } = template;
    const view = renderToStaticMarkup(createElement(PageView, { page, trade, brand, standalone: true }));
    return [{ id: template.id, html: `<div data-layout="${template.id}" data-type="template">${view}</div>` }];
  });
}

const isAlike = (one: AnyLayout, other: AnyLayout): boolean =>
  one.type !== 'full_page' && other.type !== 'full_page' && one.composition === other.composition;

/** The options of a sheet that one layout is drawn with. */
type Drawing = Pick<LookOptions, 'scheme' | 'trade' | 'fill' | 'items' | 'style'>;

/** One layout in an element of its own, whose `title` is its id and name. */
export function drawnLayout(layout: AnyLayout, drawing: Drawing): string {
  const { scheme = 'light', trade = 'general', fill = 'sample', items, style } = drawing;
  const facts = fill === 'long' ? { name: 'موسسهٔ فرهنگی و هنری نیک‌اندیشان سپیدار' } : undefined;
  const lists = listsOf(layout, items);
  const customData = { texts: filledTexts(layout, fill, lists), lists, ...(style && { style }) };
  const section = { id: layout.id, sectionType: layout.type, layoutId: layout.id, customData };
  const view = renderToStaticMarkup(createElement(SectionView, { section, trade, scheme, facts }));
  return `<div data-layout="${layout.id}" data-type="${layout.type}" title="${layout.id} ${layout.name}">${view}</div>`;
}

/** The sheet. Each layout stands in `[data-layout]`. */
export function lookSheet(options: LookOptions): string {
  const { types, only, width, scheme = 'light', color = BRAND.defaultColor, fontHref } = options;
  const onlyCompositions = options.onlyCompositions === true || options.style !== undefined;
  const views = types
    .flatMap((type) => layoutsOf(type))
    .filter((layout) => !only || only.includes(parseLayoutId(layout.id)?.n ?? 0))
    .filter((layout, at, all) => !onlyCompositions || at === all.findIndex((other) => isAlike(layout, other)))
    .map((layout) => drawnLayout(layout, options));
  const frame = `body{margin:0;inline-size:${width}px}`;
  return documentOf(types.join(' '), fontFaceCss(fontHref) + frame, lookPaint(color, scheme), views.join(''));
}
