/** Starts the product once for all browser tests; the workers learn its address from the environment. */
import { startProduct } from './product.js';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const given = process.env['E2E_BASE_URL'];
  if (given) return () => Promise.resolve();
  const product = await startProduct();
  // Playwright tears down after Ctrl-C, but not after a polite kill.
  process.once('SIGTERM', () => void product.stop().then(() => process.exit(143)));
  try {
    await product.ready;
  } catch (error) {
    await product.stop();
    throw error;
  }
  process.env['E2E_BASE_URL'] = product.url;
  return () => product.stop();
}
