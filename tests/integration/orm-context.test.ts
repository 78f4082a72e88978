/** Decision 007: no write may switch Node's promise hooks on, which every later await would pay for. */
// First, as in main.ts: the app sees to it before MikroORM loads.
import { createTestApp } from '../helpers/app.js';
import { AsyncLocalStorage } from 'node:async_hooks';
import { jest } from '@jest/globals';
import { notify } from '../../server/features/notifications/index.js';
import { unitOfWork } from '../../server/platform/context.js';
import { createAccount } from '../helpers/accounts.js';

test('a unit of work enters no AsyncLocalStorage', async () => {
  const app = await createTestApp({ worker: false });
  const account = await createAccount(app);
  const entered = jest.spyOn(AsyncLocalStorage.prototype, 'run');
  try {
    const id = await unitOfWork(app.ctx(), (tx) =>
      notify(tx, { userId: account.id, type: 'order', title: 'سفارش', message: 'پیام' }),
    );
    expect(id).not.toBeNull();
    expect(entered).not.toHaveBeenCalled();
    expect('AsyncLocalStorage' in globalThis).toBe(false);
  } finally {
    entered.mockRestore();
    await app.close();
  }
});
