/**
 * The log of administrators' acts, and of owners who close their accounts, written in the transaction of the act: there
 * is no act without its entry and no entry without its act. It is in this low feature so that every feature can write
 * to it; admin reads it.
 */
import { foldForSearch } from '#core/text/digits.js';
import { AppError } from '#core/errors/errors.js';
import { requireAdmin, requirePerson, type TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import type { AuditAction, AuditSubject } from './audit-actions.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

export interface AdminAct {
  readonly action: AuditAction;
  readonly subject: {
    readonly type: AuditSubject;
    readonly id: string;
    /** An order's number, an extension. Never a name or an address: the log cannot forget. */
    readonly label?: string | null | undefined;
  };
  /** Only what the act changes. */
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
  readonly reason?: string | null | undefined;
}

/** @throws AppError FORBIDDEN where the viewer is no administrator. */
export async function audit(tx: TxCtx, act: AdminAct): Promise<void> {
  await write(tx, requireAdmin(tx).userId, act);
}

/**
 * That an owner has closed the account: the one act of an owner in the log, because nothing else is left that tells
 * administrators who removed it (decision 145). @throws AppError FORBIDDEN for an API key.
 */
export async function auditClosing(tx: TxCtx, act: Pick<AdminAct, 'before' | 'after'>): Promise<void> {
  const { userId: id } = requirePerson(tx);
  await write(tx, id, { ...act, action: 'user.close', subject: { type: 'user', id } });
}

async function write(tx: TxCtx, actorId: string, act: AdminAct): Promise<void> {
  const { action, subject, before = null, after = null } = act;
  const reason = act.reason?.trim() || null;
  const label = subject.label ?? null;
  const words = [label, reason, action, subject.id].filter(Boolean).join(' ');
  await tx.em.insert(AuditEntryEntity, {
    id: newId(),
    actorId,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    label,
    before,
    after,
    reason,
    requestId: tx.requestId,
    searchText: foldForSearch(words),
    createdAt: tx.clock.now(),
  });
  tx.publish('list.changed', { list: 'audit' });
}

/** For acts that owners may do as well: what an owner does to their own things is not in the log. */
export async function auditIfAdmin(tx: TxCtx, act: AdminAct): Promise<void> {
  if (tx.viewer?.role === 'admin') await audit(tx, act);
}

/** @throws AppError OWN_ACCOUNT: administrators cannot ban, demote or remove themselves. */
export function assertNotSelf(actorId: string, userId: string): void {
  if (actorId === userId) throw new AppError('OWN_ACCOUNT');
}
