import type { Viewer } from '../../platform/context.js';

/** A payment is seen by whoever opened it and by administrators; to everyone else it does not exist. */
export function maySeePayment(viewer: Viewer | null, payment: { readonly userId: string }): boolean {
  return viewer !== null && (viewer.role === 'admin' || viewer.userId === payment.userId);
}
