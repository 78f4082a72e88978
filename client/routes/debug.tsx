export { DebugPage as Component } from '#client/features/debug/index.js';
