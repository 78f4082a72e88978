/** People for tests: accounts made straight in the database, signed in without paying for a password hash each. */
import { randomUUID } from 'node:crypto';
import { hashPassword, UserEntity } from '#features/identity/index.js';
import { openSession } from '#features/identity/sessions/sessions.service.js';
import { openAttempt } from '#features/identity/links/sign-up-attempts.js';
import { unitOfWork, type Role, type Viewer } from '#platform/context.js';
import { newId } from '#platform/id.js';
import type { TestApp } from './app.js';

export const PASSWORD = 'کوه‌های بلند ۱۴۰۴';
let passwordHash: Promise<string> | null = null;

export interface AccountOptions {
  readonly role?: Role;
  readonly fullName?: string;
  readonly email?: string;
  readonly verified?: boolean;
  readonly banned?: boolean;
}

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  /** Bearer. */
  readonly token: string;
  readonly refreshToken: string;
  readonly viewer: Viewer;
}

/** An account with a session; its password is PASSWORD. */
export async function createAccount(app: Pick<TestApp, 'ctx'>, options: AccountOptions = {}): Promise<Account> {
  const ctx = app.ctx();
  const id = newId();
  const {
    role = 'user',
    fullName = 'سارا راد',
    email = `${randomUUID()}@example.com`,
    verified = true,
    banned = false,
  } = options;
  const now = ctx.clock.now();
  const hash = await (passwordHash ??= hashPassword(PASSWORD));
  const tokens = await unitOfWork(ctx, async (tx) => {
    const status = banned ? 'banned' : 'active';
    const user = tx.em.create(UserEntity, {
      id,
      email,
      passwordHash: hash,
      fullName,
      role,
      status,
      userMetadata: {},
      emailConfirmedAt: verified ? now : null,
      createdAt: now,
      updatedAt: now,
    });
    await tx.em.persist(user).flush();
    if (!verified) await openAttempt(tx, id, { passwordHash: hash, fullName });
    return openSession(tx, { id, role });
  });
  const sessionId = tokens.refreshToken.split('.')[0] ?? '';
  return {
    id,
    email,
    fullName,
    token: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    viewer: { userId: id, role, sessionId },
  };
}
