import type { Viewer } from '../../platform/context.js';

/** A file is its owner's and the administrators'. */
export function mayReadFile(viewer: Viewer | null, file: { readonly ownerId: string }): boolean {
  return viewer !== null && (viewer.userId === file.ownerId || viewer.role === 'admin');
}
