import type { Viewer } from '#platform/context.js';

/** A payment is visible to the user who opened it and to administrators; for everyone else it does not exist. */
export function maySeePayment(viewer: Viewer | null, payment: { readonly userId: string }): boolean {
  return viewer !== null && (viewer.role === 'admin' || viewer.userId === payment.userId);
}
