/** Loads parts for other features only when they need them. */

/** Loaded when a dialog shows the files of an order. */
export const loadOrderFiles = async () => (await import('./order-files.js')).OrderFiles;

/** Loaded when an order has been placed. */
export const loadSendKept = async () => (await import('./send-kept.js')).sendKept;

/** Loaded when a picture is put into a section. */
export const loadSendAsset = async () => (await import('./send-asset.js')).sendAsset;

/** Loaded when a guest puts a picture into a section, and when there is an account for those of before. */
export const loadOriginals = async () => import('./original-pictures.js');

/** Loaded when the library of pictures of an account is opened. */
export const loadAccountPictures = async () => import('./account-pictures.js');

/** Loaded when the library of pictures of a guest is opened. */
export const loadGuestLibrary = async () => import('./guest-library.js');

/** Loaded when there is an account for the pictures of a guest's library. */
export const loadSendLibrary = async () => (await import('./send-library.js')).sendLibrary;

/** Loaded when stock pictures are offered. */
export const loadStockAddresses = async () => (await import('./stock-addresses.js')).stockAddress;

/** Loaded when a link is to lead to a file. */
export const loadOwnFiles = async () => import('./own-files.js');
