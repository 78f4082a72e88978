/** The first accounts: the operator's administrator, and the demonstration's two. */
import { unitOfWork, type Ctx, type Role, type TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { demoNames } from './users/identity.messages.js';
import { splitName } from './profiles/names.js';
import { hashPassword } from './users/password.js';
import { endSessions } from './sessions/sessions.service.js';
import { UserEntity } from './users/user.entity.js';

export interface SeedAccount {
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly fullName: string;
}

/** Documented passwords: these accounts exist only where DEMO is on. */
export const DEMO_ACCOUNTS: readonly SeedAccount[] = [
  { email: 'admin@barpa.example', password: 'demo-admin-1404', role: 'admin', fullName: demoNames.admin },
  { email: 'customer@barpa.example', password: 'demo-customer-1404', role: 'user', fullName: demoNames.customer },
];

/** Does nothing where the address is taken, also by a process that starts at the same moment. */
async function insertAccount(tx: TxCtx, account: SeedAccount): Promise<void> {
  const now = tx.clock.now();
  const user = {
    id: newId(),
    email: account.email.toLowerCase(),
    passwordHash: await hashPassword(account.password),
    hasPassword: true,
    ...splitName(account.fullName),
    role: account.role,
    status: 'active' as const,
    userMetadata: {},
    emailConfirmedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  await tx.em.upsert(UserEntity, user, { onConflictFields: ['email'], onConflictAction: 'ignore' });
}

/**
 * Makes sure that ADMIN_EMAIL is an administrator. One that already is keeps the password it may have changed; any
 * other account of that address takes ADMIN_PASSWORD and loses its sessions, since a stranger may have made it.
 */
export async function ensureAdmin(ctx: Ctx): Promise<void> {
  const { admin } = ctx.config;
  if (!admin) return;
  const email = admin.email.toLowerCase();
  const known = await ctx.em.fork().findOne(UserEntity, { email });
  if (!known) return unitOfWork(ctx, (tx) => insertAccount(tx, { ...admin, role: 'admin', fullName: demoNames.admin }));
  if (known.role === 'admin') return;
  const now = ctx.clock.now();
  const promoted = {
    role: 'admin' as const,
    status: 'active' as const,
    passwordHash: await hashPassword(admin.password),
    hasPassword: true,
    emailConfirmedAt: now,
    updatedAt: now,
  };
  await unitOfWork(ctx, async (tx) => {
    await tx.em.nativeUpdate(UserEntity, { id: known.id }, promoted);
    await endSessions(tx, known.id);
  });
}

export async function seedDemoAccounts(ctx: Ctx): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    for (const account of DEMO_ACCOUNTS) await insertAccount(tx, account);
  });
}
