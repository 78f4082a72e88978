/** Drafts of orders: in this browser, in an account, and of an order that is edited (README.md). */
export { type AccountOpening, choose } from './account/open-account.js';
export { draftMessages } from './draft/drafts.messages.js';
export { MAX_EXTRA_DOMAINS, hasDomain, labelOf } from './edits/domain-edits.js';
export type { WizardAction } from './edits/wizard-actions.js';
export { historyReducer } from './edits/wizard-history.js';
export { wizardReducer } from './edits/wizard-state.js';
export { type CopyOrigin, type DraftBase, type DraftCopy, type ServerCopy, baseOf } from './local/draft-copies.js';
export { type Answer, type Difference, differencesOf } from './local/draft-differences.js';
export { type PlacedOrder, announceDraft, orderedOf } from './local/draft-news.js';
export {
  type LocalDraft,
  asideIds,
  continueLocalDraft,
  draftPorts,
  hasCurrentWork,
  hasLocalWork,
  readLocalDrafts,
  removeLocalDraft,
} from './local/local-drafts.js';
export { KEEP_OTHER_MS, saveOther } from './local/other-copy.js';
export { type Autosave, type SaveProgress, useAutosave } from './autosave/use-autosave.js';
export {
  type DraftSlot,
  type LoadedDraft,
  WIZARD_KEYS,
  clearDraft,
  droppedId,
  forgetPendingEdit,
  storePendingEdit,
  loadDraft,
  pendingEdit,
  saveDraft,
  sessionIdOf,
} from './local/wizard-storage.js';
export { type Begin, type Beginning, beginOf, hasOwnEdit, serverCopyOf } from './start/begin-edit.js';
export { requestFreshOrder } from './start/fresh-order.js';
export { START_NAME, siteStartAddress, withoutSiteStart } from './start/site-start-address.js';
export { type Restart, useNewDraft } from './start/use-new-draft.js';
export { type UnfinishedDesign, unfinishedDesign } from './start/unfinished-design.js';
export { quoteDraft, toWizardData, withoutLogoPicture } from './draft/wizard-data.js';
export { type DomainCheck, type OrderDetails, type WizardDraft, newDraft } from './draft/wizard-draft.js';
export {
  type StepFault,
  isOrderTooLong,
  progressPercent,
  reachableStep,
  stepFault,
  stepToOpen,
} from './draft/wizard-rules.js';
export { loadAccountDrafts, loadImportedDesign } from './start/loaders.js';
