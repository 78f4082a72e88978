/** The catalogue of what is drawn, complete: for Node, the tools and the tests. A browser takes `load.ts`. */
import '../design/kits.js';

export {
  DRAWN_TYPES,
  drawScene,
  findLayout,
  imageSlotsOf,
  isCall,
  layoutIdsOf,
  layoutOf,
  layoutsOf,
  linkSlotsOf,
  neighbourLayout,
  partPrefix,
  partsOf,
  pictureSlotOf,
  sampleTexts,
  textSlotsOf,
  templateSamples,
  tradeCopy,
} from './library.js';
