export { AdminPage as Component } from '#client/features/admin/index.js';
