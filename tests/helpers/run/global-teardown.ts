import { cleanup } from './global-cleanup.js';

export default async function globalTeardown(): Promise<void> {
  await cleanup.run();
}
