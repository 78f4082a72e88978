/** In what two copies of a wizard differ, in the words of the one who made them: pages and sections first. Pure. */
import type { DesignPage } from '#core/design/design.js';
import type { WizardDraft } from '../draft/wizard-draft.js';

export const ANSWERS = ['siteType', 'template', 'facts', 'shared', 'branding', 'domain', 'services', 'order'] as const;
export type Answer = (typeof ANSWERS)[number];

export type Difference =
  /** A page that only one of them has. */
  | { readonly kind: 'page'; readonly name: string; readonly has: 'first' | 'second' }
  | { readonly kind: 'renamed'; readonly first: string; readonly second: string }
  | { readonly kind: 'sections'; readonly page: string; readonly first: number; readonly second: number }
  /** The same number of sections, but other ones, in another order, or with other words and pictures. */
  | { readonly kind: 'content'; readonly page: string; readonly sections: number }
  | { readonly kind: 'answer'; readonly answer: Answer };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const answersOf = (draft: WizardDraft): Readonly<Record<Answer, unknown>> => ({
  siteType: draft.siteType,
  template: draft.templateId,
  facts: draft.design.facts,
  shared: draft.design.shared,
  branding: draft.branding,
  domain: [
    draft.domain.label,
    draft.domain.extension,
    draft.domain.isOwned,
    draft.extraDomains.map((each) => each.domain + each.extension),
  ],
  services: [draft.services, draft.billing],
  order: draft.order,
});

export function differencesOf(first: WizardDraft, second: WizardDraft): readonly Difference[] {
  const [one, two] = [answersOf(first), answersOf(second)];
  const answers = ANSWERS.filter((answer) => !same(one[answer], two[answer]));
  return [...pageDifferences(first, second), ...answers.map((answer) => ({ kind: 'answer' as const, answer }))];
}

function pageDifferences(first: WizardDraft, second: WizardDraft): readonly Difference[] {
  const others = new Map(second.design.pages.map((page) => [page.id, page]));
  const own = new Set(first.design.pages.map((page) => page.id));
  const changed = first.design.pages.flatMap((page): readonly Difference[] => {
    const other = others.get(page.id);
    return other ? betweenPages(page, other) : [{ kind: 'page', name: page.name, has: 'first' }];
  });
  const added = second.design.pages.filter((page) => !own.has(page.id));
  return [...changed, ...added.map(({ name }) => ({ kind: 'page' as const, name, has: 'second' as const }))];
}

function betweenPages(first: DesignPage, second: DesignPage): readonly Difference[] {
  const named: readonly Difference[] =
    first.name === second.name ? [] : [{ kind: 'renamed', first: first.name, second: second.name }];
  const [one, two] = [first.sections.length, second.sections.length];
  if (one !== two) return [...named, { kind: 'sections', page: first.name, first: one, second: two }];
  const changed = first.sections.filter((section, index) => !same(section, second.sections[index])).length;
  return changed === 0 ? named : [...named, { kind: 'content', page: first.name, sections: changed }];
}
