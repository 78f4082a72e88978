/** Loads parts for the hosts of the editor only when they need them. */

/** The canvas with its layers and its inspector. */
export const loadDynamicView = async () => (await import('./views/dynamic-view.js')).DynamicView;

/** The brand of a site beside its page. */
export const loadBrandView = async () => (await import('./brand/brand-view.js')).BrandView;

/** The gallery of templates. */
export const loadTemplateView = async () => (await import('./templates/template-view.js')).TemplateView;

/** The question who the site is about. */
export const loadFactsCard = async () => (await import('./facts/facts-card.js')).FactsCard;

/** The questions that open a new wizard. */
export const loadInterview = async () => (await import('./facts/interview/interview.js')).Interview;

/** Undo and redo, where a first visit does without them. */
export const loadUndoButtons = async () => (await import('./studio/undo-buttons.js')).UndoButtons;

/** Makes a picture small enough for where it goes. */
export const loadReadPicture = async () => (await import('./content/pictures/section-picture.js')).readPicture;

/** The pictures that an account keeps for its designs. */
export const loadAccountLibrary = async () => (await import('./content/pictures/account-library.js')).accountLibrary;

/** Sends the pictures of a guest's library to the account. */
export const loadSendGuestLibrary = async () =>
  (await import('./content/pictures/send-guest-library.js')).sendGuestLibrary;

/** Sends a picture to the customer's own files. */
export const loadSendPicture = async () => (await import('./content/pictures/send-picture.js')).sendPicture;
