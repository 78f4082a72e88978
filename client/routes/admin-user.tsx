export { CustomerPage as Component } from '#client/features/admin/index.js';
