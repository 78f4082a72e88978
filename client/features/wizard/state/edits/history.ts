/** Undo and redo of everything in the wizard but typing in a field, which undoes itself. Pure. */
import type { TextWritten, WizardAction } from './wizard-actions.js';
import type { WizardDraft } from '../drafts/wizard-draft.js';
import { withSentPictures } from '../originals/design-pictures.js';
import { wizardReducer } from './wizard-state.js';

const KEPT = [
  'siteType',
  'method',
  'templateId',
  'design',
  'branding',
  'extraDomains',
  'services',
  'billing',
  'couponCode',
] as const;
type Answers = Pick<WizardDraft, (typeof KEPT)[number]>;

/** Steps that can be taken back. Each shares what it did not change with its neighbours, so that many cost little. */
const DEEPEST = 200;

export interface History {
  readonly draft: WizardDraft;
  /** Oldest first. */
  readonly past: readonly Answers[];
  /** Next first. */
  readonly future: readonly Answers[];
  /** Names what was done last where a repetition joins it: the letters of one text, the shades of one drag. */
  readonly last: string | null;
}

export function newHistory(draft: WizardDraft): History {
  return { draft, past: [], future: [], last: null };
}

const answersOf = (draft: WizardDraft): Answers => ({
  siteType: draft.siteType,
  method: draft.method,
  templateId: draft.templateId,
  design: draft.design,
  branding: draft.branding,
  extraDomains: draft.extraDomains,
  services: draft.services,
  billing: draft.billing,
  couponCode: draft.couponCode,
});

/** Looking elsewhere is no change. */
const isLook = ({ type }: WizardAction): boolean => type === 'pageSwitched' || type === 'stepOpened';

function nameOf(action: WizardAction): string | null {
  switch (action.type) {
    case 'contentEdited':
      return `${action.sectionId} ${action.kind} ${action.slot}`;
    case 'factsEdited':
      return `fact ${action.fact}`;
    case 'colorPicked':
      return 'colour';
    case 'customColorEdited':
      return `colour ${action.index}`;
    default:
      return null;
  }
}

export function historyReducer(history: History, action: WizardAction): History {
  const { draft, past, future } = history;
  if (action.type === 'undone') {
    const before = past.at(-1);
    if (!before) return history;
    const later = [answersOf(draft), ...future];
    return { draft: { ...draft, ...before }, past: past.slice(0, -1), future: later, last: null };
  }
  if (action.type === 'redone') {
    const [after, ...rest] = future;
    if (!after) return history;
    return { draft: { ...draft, ...after }, past: [...past, answersOf(draft)], future: rest, last: null };
  }
  if (action.type === 'picturesSent') {
    const sent = <Step extends Answers>(step: Step): Step => ({
      ...step,
      design: withSentPictures(step.design, action.sent),
    });
    return { ...history, draft: sent(draft), past: past.map(sent), future: future.map(sent) };
  }
  return action.type === 'textWritten' ? written(history, action) : acted(history, action, nameOf(action));
}

/** Each text is a step of its own; those that were undone can be redone. */
function written(history: History, { sectionId, slot, texts, done }: TextWritten): History {
  let [after, undone] = [history, 0];
  for (const [at, value] of texts.entries()) {
    const next = acted(after, { type: 'contentEdited', sectionId, kind: 'texts', slot, value }, null);
    if (at >= done && next.past !== after.past) undone += 1;
    after = next;
  }
  return Array.from({ length: undone }).reduce<History>((each) => historyReducer(each, { type: 'undone' }), after);
}

/** `name`: see `History.last`. */
function acted(history: History, action: WizardAction, name: string | null): History {
  const { draft, past } = history;
  const next = wizardReducer(draft, action);
  if (next === draft) return history;
  if (isLook(action) || KEPT.every((key) => next[key] === draft[key])) return { ...history, draft: next };
  const joins = name !== null && name === history.last;
  return { draft: next, past: joins ? past : [...past, answersOf(draft)].slice(-DEEPEST), future: [], last: name };
}
