/**
 * The section library, as the wizard and the server may use it. Safe in a browser bundle: nothing
 * here needs react-dom/server.
 */
export {
  brandPalette,
  brandVariables,
  fontsOf,
  TONES,
  type Scheme,
  type Tone,
  type TonePalette,
} from './design/brand.js';
export { contrast } from './design/color.js';
export { FONT_FILE, fontFaceCss, fontName } from './design/fonts.js';
export { FINDING_TEXTS } from './finding-texts.js';
export { findingsOf, type Finding, type FindingKind } from './findings.js';
export {
  confirmPart,
  confirmSamples,
  heldBack,
  heldParts,
  type HeldPart,
  type HeldSection,
  type HeldSlot,
} from './held-back.js';
export { knownTexts } from './texts/known-texts.js';
export { imageAddress, type FileAddress } from './texts/image-address.js';
export { DRAWN_TYPES, findLayout, imageSlotsOf, layoutsOf, sampleTexts, textSlotsOf } from './layouts/layouts.js';
export { pageFiles } from './page/page-files.js';
export type { PageInput } from './page/page-parts.js';
export {
  PageView,
  SectionView,
  siteNameOf,
  type PageViewProps,
  type SectionViewProps,
  type SiteBrand,
} from './page/page-view.js';
export type { ImageSlot, TextSlot } from './section.types.js';
export { siteCss } from './styles/site.css.js';
export { usedCss } from './styles/used-css.js';
export { RETIRED_TEMPLATES } from './templates/retired-templates.js';
export { designOfTemplate, findTemplate, TEMPLATES, tradeOf, type Template } from './templates/templates.js';
export { isTrade, TRADE_NAMES, TRADES, type Trade } from './templates/trades.js';
