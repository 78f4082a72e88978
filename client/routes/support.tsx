export { SupportPage as Component } from '../features/support/index.js';
