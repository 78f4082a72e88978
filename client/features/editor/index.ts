/**
 * The editor of a site: canvas, layers, inspector, templates and brand. Its host gives it a draft, keeps it, and shows
 * what stands around it (context/editor-context.tsx, studio/studio-ends.ts).
 */
export { BrandView } from './brand/brand-view.js';
export { ChecksPanel } from './checks/checks-panel.js';
export { useFindings } from './checks/use-findings.js';
export { designContentOf, measuresOf, toDesignData } from './draft/design-data.js';
export { type DesignDraft, type DesignMethod, emptyDesignDraft, withoutPlace } from './draft/design-draft.js';
export { type SentPictures, pictureKey, picturesOfGuest, withSentPictures } from './draft/design-pictures.js';
export { HELD } from './draft/held-texts.js';
export { readStoredDesign, storedFields } from './edits/stored-design.js';
export { useHeldText } from './context/use-held-text.js';
export { useTrade } from './context/use-trade.js';
export {
  type ActionNote,
  type Editor,
  type EditorHost,
  EditorProvider,
  useDrawnBranding,
  useEditor,
} from './context/editor-context.js';
export { parseColor } from './edits/branding-edits.js';
export type { EditorAction } from './edits/editor-actions.js';
export { editorReducer } from './edits/editor-state.js';
export { type DesignHistory, Histories, type History, designHistoryReducer, newHistory } from './edits/history.js';
export { useUndoOffer } from './edits/use-undo-offer.js';
export { FactsButton } from './facts/facts-button.js';
export type { AddedPicture, LibraryPicture, PictureLibrary } from './context/picture-library.js';
export { checksMessages } from './messages/checks.messages.js';
export { designMessages } from './messages/design.messages.js';
export { factsMessages } from './messages/facts.messages.js';
export { interviewMessages } from './messages/interview.messages.js';
export { linkMessages } from './messages/links.messages.js';
export { studioMessages } from './messages/studio.messages.js';
export { PagePreview } from './preview/page-preview.js';
export { type PictureFault, readPicture } from './content/pictures/section-picture.js';
export { PlainStudio } from './studio/plain-studio.js';
export { StudioEnds } from './studio/studio-ends.js';
export { UndoButtons } from './studio/undo-buttons.js';
export { useIsSmall } from './screen/use-is-small.js';
export { needsOf } from './preview/use-template-page.js';
export { useLook } from './context/use-look.js';
export {
  loadAccountLibrary,
  loadBrandView,
  loadDynamicView,
  loadFactsCard,
  loadInterview,
  loadReadPicture,
  loadSendGuestLibrary,
  loadSendPicture,
  loadTemplateView,
  loadUndoButtons,
} from './loaders.js';
