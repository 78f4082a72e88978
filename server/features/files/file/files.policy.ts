import type { Viewer } from '#platform/context.js';
import type { Bucket } from '../storage/buckets.js';

interface OwnedFile {
  readonly ownerId: string;
  readonly bucket: Bucket;
}

/** Lists, links, changes and deletes: the owner and the administrators. */
export function mayManageFile(viewer: Viewer, file: OwnedFile): boolean {
  return viewer.userId === file.ownerId || viewer.role === 'admin';
}

/**
 * A file belongs to its owner and to administrators. An avatar is open to everyone who knows its address: it is beside
 * a name wherever that is shown, and an `<img>` sends no bearer. Only re-encoded avatars are in that bucket.
 */
export function mayReadFile(viewer: Viewer | null, file: OwnedFile): boolean {
  if (file.bucket === 'users_avatars') return true;
  return viewer !== null && mayManageFile(viewer, file);
}
