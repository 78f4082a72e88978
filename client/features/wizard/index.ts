/** The wizard, in which a site is designed and ordered. */
export { domainMessages } from './messages/wizard-domain.messages.js';
export { wizardMessages } from './messages/wizard.messages.js';
export { WizardPage } from './wizard-page.js';
