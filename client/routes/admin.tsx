export { AdminPage as Component } from '../features/admin/index.js';
