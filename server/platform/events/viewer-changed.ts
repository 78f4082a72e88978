/** Whom a `viewer.changed` is about: all sessions of a user, one of them, or all but one. */
export interface ViewerChange {
  readonly userId: string;
  /** This session alone. */
  readonly only?: string;
  /** Every session but this one, such as the one from which the others were ended. */
  readonly except?: string;
}

/** Whether a session must be looked at anew, and its sockets be closed. */
export function concernsViewer(
  change: ViewerChange,
  viewer: { readonly userId: string; readonly sessionId: string },
): boolean {
  if (viewer.userId !== change.userId || viewer.sessionId === change.except) return false;
  return change.only === undefined || change.only === viewer.sessionId;
}
