export { CustomerPage as Component } from '../features/account/index.js';
