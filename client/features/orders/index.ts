/** A customer's orders (list, details, numbers), and the administration of everyone's. */
export { DesignPicture } from './order/design-picture.js';
export { useLiveOrders, useRefreshDashboard } from './order/live-orders.js';
export { NumberCards } from './number-cards.js';
export { OrderNameChange } from './names/order-name-change.js';
export { readOrderDesign, type OrderDesign } from './order/order-design.js';
export { OrderPreview } from './order/order-preview.js';
export { OrdersTab } from './orders-tab.js';
export { DownloadRelease } from './site/download-release.js';
export { SiteTrouble } from './site/site-notice.js';
export { loadAdminOrdersTab, loadPaidSite } from './loaders.js';
