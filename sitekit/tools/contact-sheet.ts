/**
 * Contact sheets to look at: every layout of a type under another, drawn by the site's own renderer. Pure; the
 * files are written by `scripts/section-sheets.mjs`.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isSectionType, type SectionType } from '#core/catalogue.js';
import { BRAND } from '#core/limits/limits.js';
import { brandVariables, type Scheme } from '../design/brand.js';
import { fontFaceCss } from '../design/fonts.js';
import { DRAWN_TYPES, layoutsOf } from '../layouts/layouts.js';
import { PageView, SectionView } from '../page/page-view.js';
import { siteCss } from '../styles/site.css.js';
import { designOfTemplate, TEMPLATES, type Template } from '../templates/templates.js';
import type { Trade } from '../templates/trades.js';

const WIDTHS = [1200, 375];
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

export interface SheetOptions {
  /** A section type or `templates`; all types when left out. */
  only?: string | undefined;
  trade?: Trade | undefined;
  color?: string | undefined;
  /** Address of the font for `@font-face`, relative to the sheets. */
  fontHref: string;
}

export interface Sheet {
  fileName: string;
  html: string;
}

interface Entry {
  title: string;
  type: SectionType;
  layoutId: string;
  trade: Trade;
  color: string;
  template?: Template;
}

function entriesOf(what: string, trade: Trade, color: string): Entry[] {
  if (what === 'templates') {
    return TEMPLATES.map((each) => ({
      title: `${each.id} (${each.layoutId})`,
      type: 'full_page',
      layoutId: each.layoutId,
      trade: each.trade,
      color: each.style.primaryColor,
      template: each,
    }));
  }
  if (!isSectionType(what)) return [];
  return layoutsOf(what).map((layout) => ({
    title: `${layout.id} ${layout.name}`,
    type: what,
    layoutId: layout.id,
    trade,
    color,
  }));
}

/** A template in its own words, colours and look. */
function templateView({ title, trade }: Entry, template: Template, index: number, scheme: Scheme): string {
  const [page] = designOfTemplate(template, 'صفحهٔ اصلی').pages;
  if (!page) return '';
  const view = { page, trade, brand: template.style, scheme, idPrefix: `t${index}-` };
  return `<p>${title}</p><div data-template="${template.id}">${renderToStaticMarkup(createElement(PageView, view))}</div>`;
}

function viewOf(entry: Entry, index: number, scheme: Scheme): string {
  const { title, type, layoutId, trade, color, template } = entry;
  if (template) return templateView(entry, template, index, scheme);
  const section = { id: `s${index}`, sectionType: type, layoutId };
  const view = renderToStaticMarkup(createElement(SectionView, { section, trade, scheme }));
  const style = Object.entries(brandVariables({ primaryColor: color }, scheme)).map(
    ([name, value]) => `${name}:${value}`,
  );
  return `<p>${title}</p><div style="${style.join(';')}">${view}</div>`;
}

function sheet(entries: readonly Entry[], width: number, scheme: Scheme, fontHref: string): string {
  const frame = `body{margin:0;inline-size:${width}px;background:#8a8f98}body>p{margin:0;padding:6px 12px;font:14px sans-serif;color:#fff;background:#3b3f47}`;
  const views = entries.map((entry, index) => viewOf(entry, index, scheme));
  return `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><style>${fontFaceCss(fontHref)}${frame}${siteCss}</style><body>${views.join('')}</body></html>`;
}

/** One sheet for each type, width (1200 and 375 px) and scheme. */
export function contactSheets({
  only,
  trade = 'general',
  color = BRAND.defaultColor,
  fontHref,
}: SheetOptions): Sheet[] {
  return (only ? [only] : DRAWN_TYPES).flatMap((what) => {
    const entries = entriesOf(what, trade, color);
    return WIDTHS.flatMap((width) =>
      SCHEMES.map((scheme) => ({
        fileName: `${what}-${width}-${scheme}.html`,
        html: sheet(entries, width, scheme, fontHref),
      })),
    );
  });
}
