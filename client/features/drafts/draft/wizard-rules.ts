/** When a step is complete, which steps are open, and where an edit resumes. Pure. */
import { countSections } from '#core/design/design-measures.js';
import { isDomainLabel, ownedName } from '#core/sites/domain-name.js';
import { TEXT, WIZARD } from '#core/limits/limits.js';
import type { WizardDraft } from './wizard-draft.js';

/** Why a step is not complete yet; a key of `wizardMessages.faults`. */
export type StepFault = 'siteType' | 'method' | 'sections' | 'colorOrFont' | 'domainEmpty' | 'domainInvalid' | 'price';

type Rule = (draft: WizardDraft, totalToman: number) => StepFault | null;

const isName = ({ label, extension, isOwned }: WizardDraft['domain']): boolean =>
  isOwned ? ownedName(label + extension) !== null : isDomainLabel(label);

const RULES: readonly Rule[] = [
  (draft) => (draft.siteType === null ? 'siteType' : null),
  (draft) => (countSections(draft.design) > 0 ? null : draft.method === null ? 'method' : 'sections'),
  (draft) => (draft.branding.primaryColor === '' || String(draft.branding.fontFamily) === '' ? 'colorOrFont' : null),
  ({ domain }) => (domain.label === '' ? 'domainEmpty' : isName(domain) ? null : 'domainInvalid'),
  (_draft, totalToman) => (totalToman > 0 ? null : 'price'),
  () => null,
];

/** Null for a complete step. `step` is 1 to 6; `totalToman` is 0 while there is no price. */
export function stepFault(draft: WizardDraft, step: number, totalToman: number): StepFault | null {
  return RULES[step - 1]?.(draft, totalToman) ?? null;
}

export function isStepValid(draft: WizardDraft, step: number, totalToman: number): boolean {
  return stepFault(draft, step, totalToman) === null;
}

/** The furthest step that may be opened: every step before it is complete. */
export function reachableStep(draft: WizardDraft, totalToman: number): number {
  for (let step = 1; step < WIZARD.steps; step += 1) {
    if (!isStepValid(draft, step, totalToman)) return step;
  }
  return WIZARD.steps;
}

/** The step an address asks for, held to what is reachable; without one, where the customer was last. */
export function stepToOpen(asked: string | null, draft: WizardDraft, totalToman: number): number {
  const number = asked !== null && /^[1-6]$/.test(asked) ? Number(asked) : draft.step;
  return Math.min(number, reachableStep(draft, totalToman));
}

/** Per cent of the way at a step: the last one is the whole. */
export function progressPercent(step: number): number {
  return Math.round((step / WIZARD.steps) * 100);
}

/** The answers of an order that is edited. */
export interface Answers {
  readonly siteType: string | null;
  readonly pages: number;
  readonly color: string | null;
  readonly font: string | null;
  readonly domain: string | null;
  readonly totalToman: number;
}

/** The step at which the editing of an order resumes: the first whose answer is missing (S-087). */
export function resumeStep(answers: Answers): number {
  if (!answers.siteType) return 1;
  if (answers.pages === 0) return 2;
  if (!answers.color || !answers.font) return 3;
  if (!answers.domain) return 4;
  return answers.totalToman > 0 ? 6 : 5;
}

/** The texts that accompany an order are too long to be stored. */
export function isOrderTooLong(order: WizardDraft['order']): boolean {
  return (
    order.title.length > TEXT.title ||
    order.description.length > TEXT.description ||
    order.comments.length > TEXT.comments
  );
}
