import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { DesignEntity } from './design/designs.entity.js';
import { DesignResolver } from './designs.resolver.js';
import { designRoutes } from './designs.routes.js';
import {
  ExtraDomainPriceResolver,
  WizardDomainsPriceResolver,
  WizardTotalResolver,
} from './design/wizard-prices.resolver.js';
import { forgetOwner } from './forget-owner.js';
import { previewRoutes } from './preview/preview.routes.js';
import { KeptSectionEntity } from './kept-sections/kept-sections.entity.js';
import { KeptSectionResolver } from './kept-sections/kept-sections.resolver.js';
import { keptSectionRoutes } from './kept-sections/kept-sections.routes.js';
import { KeptDraftEntity } from './wizard-drafts/kept-drafts.entity.js';
import { KeptDraftResolver } from './wizard-drafts/kept-drafts.resolver.js';
import { keptDraftRoutes } from './wizard-drafts/kept-drafts.routes.js';
import { WizardDraftEntity } from './wizard-drafts/wizard-drafts.entity.js';
import { WizardDraftResolver } from './wizard-drafts/wizard-drafts.resolver.js';
import { wizardDraftRoutes } from './wizard-drafts/wizard-drafts.routes.js';

export {
  assertNewestDesign,
  countDesignEdit,
  createDesign,
  designLoader,
  designOfOrder,
  parseDesign,
  readDesign,
  saveDesign,
  changeDesignOptions,
  changePreviewUrl,
} from './designs.service.js';
export { registerDesignPictures } from './pictures.plugin.js';
export { withoutWords } from './forget-owner.js';
export { firstPagePreview, previewLink, previewSizeSchema, type Preview } from './preview/preview.service.js';
export { sendPreview } from './preview/send-preview.js';
export { PREVIEW_ORDER } from './design/preview-source.js';
export { designView, optionsResponse } from './designs.view.js';
export { optionsOf, parseOptions, withOptions } from './design/design-options.js';
export { pageOfAddress, previewPageLoader, previewUrlOf } from './preview/preview-address.js';
export { DesignOptionsType, DesignType, KeyedTextType, SiteTypeEnum } from './design/design.types.js';
export { FontEnum, SectionTypeEnum, TradeEnum } from './design/library.types.js';
export { SITE_LOOK, SiteLookType } from './design/look.types.js';
export { EXAMPLE_DESIGN } from './design/example-design.js';
export { OrderDesignType } from './design/order-design.types.js';
export { WizardDataType } from './design/wizard-data.types.js';
export { quoteWizard } from './design/quote.js';
export { BillingEnum, presentLine, presentQuote, QuoteType, RecurrenceEnum } from './design/quote.types.js';
export { designShowsFile } from './shown-files.js';
export { refuseUnknownFiles, refuseUnknownFilesOfWizard } from './design/known-files.js';
export { isKnownTemplate, storedDesign, withKnownNames } from './design/known-names.js';
export { normalizeWizardData, parseWizardData } from './design/wizard-input.js';
export { designWarnings, type DesignWarning } from './warnings.js';
export { DesignWarningType, warningsSchema } from './warnings.types.js';
export { ORDERED_DRAFT } from './wizard-drafts/ordered-draft.js';
export { endWizardDraft, storedDrafts } from './wizard-drafts/wizard-drafts.service.js';

export const designsFeature: Feature = {
  name: 'designs',
  entities: [DesignEntity, WizardDraftEntity, KeptDraftEntity, KeptSectionEntity],
  resolvers: [
    DesignResolver,
    WizardDraftResolver,
    KeptDraftResolver,
    KeptSectionResolver,
    ExtraDomainPriceResolver,
    WizardDomainsPriceResolver,
    WizardTotalResolver,
  ],
  routes: [...designRoutes, ...previewRoutes, ...wizardDraftRoutes, ...keptDraftRoutes, ...keptSectionRoutes],
  provides: [provide(ACCOUNT_REMOVAL, () => forgetOwner)],
};
