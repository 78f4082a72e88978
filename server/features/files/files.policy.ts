import type { Viewer } from '../../platform/context.js';
import type { Bucket } from './buckets.js';

interface OwnedFile {
  readonly ownerId: string;
  readonly bucket: Bucket;
}

/** Lists, links, changes and deletes: the owner and the administrators. */
export function mayManageFile(viewer: Viewer, file: OwnedFile): boolean {
  return viewer.userId === file.ownerId || viewer.role === 'admin';
}

/**
 * A file is its owner's and the administrators'. An avatar is everyone's who knows its address: it stands beside a
 * name wherever that is shown, and an `<img>` carries no bearer. Nothing but redrawn avatars goes into that bucket.
 */
export function mayReadFile(viewer: Viewer | null, file: OwnedFile): boolean {
  if (file.bucket === 'users_avatars') return true;
  return viewer !== null && mayManageFile(viewer, file);
}
