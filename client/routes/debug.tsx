export { DebugPage as Component } from '../features/debug/debug-page.js';
