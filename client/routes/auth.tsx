export { AuthPage as Component } from '../features/identity/index.js';
