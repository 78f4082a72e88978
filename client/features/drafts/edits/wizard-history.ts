/** Undo and redo of everything in the wizard. Pure. */
import type { WizardDraft } from '../draft/wizard-draft.js';
import { Histories, type History } from '#client/features/editor/index.js';
import type { AnswerAction, WizardAction } from './wizard-actions.js';
import { wizardReducer } from './wizard-state.js';

const answersOf = (draft: WizardDraft) => ({
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

export type WizardHistory = History<WizardDraft, ReturnType<typeof answersOf>>;

const histories = new Histories(answersOf);

const ANSWERS: Readonly<Record<AnswerAction['type'], true>> = {
  siteTypePicked: true,
  stepOpened: true,
  draftReplaced: true,
  domainTyped: true,
  domainOwned: true,
  domainChecked: true,
  domainCheckForgotten: true,
  domainRefused: true,
  extraDomainTyped: true,
  extraDomainAdded: true,
  extraDomainRemoved: true,
  serviceToggled: true,
  billingPicked: true,
  couponPicked: true,
  orderDetailTyped: true,
  attemptBegun: true,
};

const isAnswer = (action: WizardAction): action is AnswerAction => action.type in ANSWERS;

export function historyReducer(history: WizardHistory, action: WizardAction): WizardHistory {
  return isAnswer(action)
    ? histories.changed(history, wizardReducer(history.draft, action))
    : histories.edited(history, action);
}
