/**
 * The section library, as the wizard and the server may use it. Safe in a browser bundle: what needs
 * react-dom/server (`renderPage`) is imported from `./render-page.js`.
 */
export {
  brandPalette,
  brandVariables,
  fontsOf,
  TONES,
  type BrandInput,
  type BrandPalette,
  type Scheme,
  type Tone,
  type TonePalette,
} from './brand.js';
export { contrast } from './color.js';
export { FONT_FILE, fontFaceCss, fontName, fontStack } from './fonts.js';
export { imageAddress, type FileAddress } from './image-address.js';
export {
  DRAWN_TYPES,
  findLayout,
  imageSlotsOf,
  layoutsOf,
  neighbourLayout,
  sampleTexts,
  textSlotsOf,
} from './layouts.js';
export { pageFile, pageFiles } from './page-files.js';
export type { PageInput, SectionInput } from './page-parts.js';
export {
  PageView,
  SectionView,
  siteNameOf,
  type PageViewProps,
  type SectionViewProps,
  type SiteBrand,
  type SiteOptions,
} from './page-view.js';
export type {
  AnyLayout,
  FullPageLayout,
  ImageSlot,
  Layout,
  SectionProps,
  TextSlot,
  Treatment,
} from './section.types.js';
export { siteCss } from './styles/site.css.js';
export { usedCss } from './styles/used-css.js';
export { designOfTemplate, findTemplate, TEMPLATES, tradeOf, type Template } from './templates.js';
export { isTrade, TRADE_NAMES, TRADES, type Trade } from './trades.js';
