/** Everything that can happen in the wizard, in the words of the field. Ids are made where the event happens. */
import type { ExtraDomain, SiteType } from '#core/design/design.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import type { Billing } from '#core/pricing/pricing.js';
import type { DomainCheck, OrderDetails, WizardDraft } from '../draft/wizard-draft.js';
import type { EditorAction } from '#client/features/editor/index.js';

type DomainAction =
  | { type: 'domainTyped'; typed: string }
  | { type: 'domainOwned'; isOwned: boolean }
  | { type: 'domainChecked'; check: DomainCheck }
  | { type: 'domainCheckForgotten' }
  | { type: 'domainRefused'; name: string; message: string; at: string }
  | { type: 'extraDomainTyped'; typed: string }
  | { type: 'extraDomainAdded'; extra: ExtraDomain; index?: number }
  | { type: 'extraDomainRemoved'; index: number };

type OrderAction =
  | { type: 'serviceToggled'; service: ServiceKey }
  | { type: 'billingPicked'; billing: Billing }
  /** Null takes the code away. */
  | { type: 'couponPicked'; code: string | null }
  | { type: 'orderDetailTyped'; field: keyof OrderDetails; value: string }
  | { type: 'attemptBegun'; key: string; fingerprint: string };

/** Actions that the editor does not know. */
export type AnswerAction =
  | { type: 'siteTypePicked'; siteType: SiteType }
  | { type: 'stepOpened'; step: number }
  | { type: 'draftReplaced'; draft: WizardDraft }
  | DomainAction
  | OrderAction;

export type WizardAction = AnswerAction | EditorAction;
