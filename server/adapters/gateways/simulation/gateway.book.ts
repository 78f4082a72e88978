/** Every payment of a simulated gateway, newest first, for tests and for people who look into its book. */
import type { GatewaySession, GatewayStore } from './gateway.store.js';

const BOOK_LIMIT = 200;

export type BookStatus = 'VERIFIED' | 'PAID' | 'IN_BANK' | 'FAILED' | 'REVERSED';

export function bookStatus(session: GatewaySession): BookStatus {
  if (session.status === 'paid') return session.verifiedCount > 0 ? 'VERIFIED' : 'PAID';
  if (session.status === 'reversed') return 'REVERSED';
  return session.status === 'failed' ? 'FAILED' : 'IN_BANK';
}

/** `isName` tells the sessions of one gateway from those of others in the same book. */
export async function readBook(store: GatewayStore, isName: (text: string) => boolean): Promise<unknown> {
  const sessions = (await store.newest(BOOK_LIMIT)).filter(({ authority }) => isName(authority));
  return {
    sessions: sessions.map((session) => ({
      authority: session.authority,
      amount_rials: session.amountRials,
      currency: session.currency,
      description: session.description,
      order_id: session.orderId,
      callback_url: session.callbackUrl,
      status: bookStatus(session),
      verified_count: session.verifiedCount,
      ref_id: session.refId,
      created_at: session.createdAt,
      paid_at: session.paidAt,
    })),
  };
}
