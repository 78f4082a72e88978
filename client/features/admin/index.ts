/** The administration: its page, whose tabs are loaded one by one. */
export { AdminPage } from './admin-page.js';
export { CustomerPage } from './customer/customer-page.js';
