export { DebugPage as Component } from '../features/debug/index.js';
