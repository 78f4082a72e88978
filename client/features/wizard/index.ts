/** The wizard in which a site is designed and ordered, and the drafts it keeps in the browser. */
export { domainMessages } from './messages/wizard-domain.messages.js';
export { draftMessages } from './messages/wizard-drafts.messages.js';
export { wizardMessages } from './messages/wizard.messages.js';
export { announceDraft } from './state/drafts/local/draft-news.js';
export { loadAccountDrafts } from './state/drafts/account/load-account.js';
export { requestFreshOrder } from './state/drafts/start/fresh-order.js';
export {
  asideIds,
  continueLocalDraft,
  draftPorts,
  hasCurrentWork,
  hasLocalWork,
  type LocalDraft,
  readLocalDrafts,
  removeLocalDraft,
} from './state/drafts/local/local-drafts.js';
export { unfinishedDesign, type UnfinishedDesign } from './state/drafts/unfinished-design.js';
export { siteStartAddress, START_NAME } from './state/drafts/start/site-start-address.js';
export { droppedId, WIZARD_KEYS } from './state/drafts/local/wizard-storage.js';
export { WizardPage } from './wizard-page.js';

/** Loaded when a picture is chosen outside of the wizard. */
export const loadReadPicture = async () => (await import('./steps/design/sections/section-picture.js')).readPicture;

/** The designer on the draft of a site; its code comes with the first one that is opened. */
export const loadSiteDesigner = () => import('./site/site-designer.js').then(({ SiteDesigner }) => SiteDesigner);
