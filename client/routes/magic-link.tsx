export { MagicLinkPage as Component } from '../features/identity/index.js';
