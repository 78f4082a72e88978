/** Everything of one account, as an administrator sees it. */
export { CustomerPage } from './admin/customer-page.js';
