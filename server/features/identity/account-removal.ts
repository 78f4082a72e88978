import type { TxCtx } from '../../platform/context.js';

type Remover = (tx: TxCtx, userId: string) => Promise<void>;
const removers: Remover[] = [];

/**
 * What a feature above keeps of a person is its own to remove, in the transaction in which the account is
 * anonymised. Identity stands below and cannot call it by name.
 */
export function onAccountRemoval(remover: Remover): void {
  removers.push(remover);
}

export async function removeTraces(tx: TxCtx, userId: string): Promise<void> {
  for (const remove of removers) await remove(tx, userId);
}
