/** The files that the server needs to receive the forms of a site, and the pages that a visitor sees afterwards. */
import { ANSWER_MARKS, FORM_FILES, type SiteForm } from '#core/sites/site-forms.js';
import { knownTexts } from '../texts/known-texts.js';
import { pageFiles } from '../page/page-files.js';
import { pageParts } from '../page/page-parts.js';
import type { PictureSet } from '../picture-set.js';
import { formOf } from '../site-forms.js';
import { BUILD_WORDS } from './build.messages.js';
import { noticeBody } from './notice-page.js';
import type { ReleaseFile } from './release-file.js';
import type { SiteInput } from './site-input.js';
import { textFile } from './site-texts.js';

/** Each once: a section that several pages share is one form. */
export function siteForms({ pages, trade, facts }: SiteInput): SiteForm[] {
  const drawn = { trade, known: knownTexts(pages, facts), isPublished: true };
  const names = pageFiles(pages);
  const forms = pages.flatMap((page, at) => {
    const path = at === 0 ? '/' : `/${names[at] ?? ''}`;
    return pageParts(page.sections, drawn).flatMap((part) => formOf(part, path) ?? []);
  });
  return [...new Map(forms.toReversed().map((form) => [form.id, form])).values()].toReversed();
}

/** With everything that a server may put between the marks: what is named here keeps its rules of the stylesheet. */
const ANSWERS = [
  'bp-form bp-answer bp-form-faults bp-written bp-small bp-link',
  'bp-field bp-field-wide bp-field-fault bp-hidden bp-btn bp-title bp-lead bp-help',
]
  .map((names) => `<b class="${names}" data-look="fill"></b>`)
  .join('');

export interface FormPages {
  /** Bodies by file. */
  readonly bodies: readonly (readonly [path: string, title: string, body: string])[];
  /** More for the stylesheet. */
  readonly styled: string;
}

/** None for a site without forms. */
export function formPages(site: SiteInput, forms: readonly SiteForm[], logo: PictureSet | null): FormPages {
  if (forms.length === 0) return { bodies: [], styled: '' };
  const { sent, sentText, subscribed, subscribedText } = BUILD_WORDS;
  const page = (path: string, title: string, text: string) =>
    [path, title, noticeBody(site, logo, { title, text }, ANSWER_MARKS)] as const;
  return {
    bodies: [page(FORM_FILES.sent, sent, sentText), page(FORM_FILES.subscribed, subscribed, subscribedText)],
    styled: ANSWERS,
  };
}

export function formList(forms: readonly SiteForm[]): ReleaseFile[] {
  return forms.length === 0 ? [] : [textFile(FORM_FILES.forms, 'application/json', `${JSON.stringify(forms)}\n`)];
}
