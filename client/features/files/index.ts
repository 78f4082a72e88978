/** Files of an order, and those kept in the browser until there is an order. */
export { keptPictures, useFileAddresses } from './file-addresses.js';
export { KeptFilesList } from './kept-files-list.js';
export { forgetKept, handOverKept, keepsFiles, type KeptPlace, keptStore } from './kept-files.js';
export { OrderFiles } from './order-files.js';
export {
  loadAccountPictures,
  loadGuestLibrary,
  loadOrderFiles,
  loadOriginals,
  loadOwnFiles,
  loadSendAsset,
  loadSendKept,
  loadSendLibrary,
  loadStockAddresses,
} from './loaders.js';
export type { KeepResult } from './original-pictures.js';
