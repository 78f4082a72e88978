export { CustomerPage as Component } from '#client/features/account/index.js';
