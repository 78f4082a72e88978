import type { Viewer } from '#platform/context.js';

/** A design is its owner's; administrators may open every one. */
export function mayUseDesign(viewer: Viewer, design: { readonly userId: string }): boolean {
  return viewer.role === 'admin' || design.userId === viewer.userId;
}
