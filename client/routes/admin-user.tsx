export { CustomerPage as Component } from '../features/admin/index.js';
