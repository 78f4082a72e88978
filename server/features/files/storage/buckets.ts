/** Buckets and categories under their documented names (specification 1 §3). */

export const BUCKETS = ['uploads', 'design-assets', 'users_avatars', 'project-files'] as const;
export const CATEGORIES = ['general', 'documents', 'images', 'logos', 'content'] as const;
export type Bucket = (typeof BUCKETS)[number];
export type FileCategory = (typeof CATEGORIES)[number];

/** S-146: where no bucket is named, lists are of this one … */
export const DEFAULT_LIST_BUCKET: Bucket = 'project-files';
/** … and everything else is about this one. */
export const DEFAULT_BUCKET: Bucket = 'uploads';

const ALIASES: Readonly<Record<string, Bucket>> = {
  design: 'design-assets',
  designs: 'design-assets',
  design_assets: 'design-assets',
  avatar: 'users_avatars',
  avatars: 'users_avatars',
  user_avatars: 'users_avatars',
  project: 'project-files',
  projects: 'project-files',
  project_files: 'project-files',
  upload: 'uploads',
};

/** S-145: an alias becomes its bucket; any other name is lower-cased, its spaces turned into hyphens. */
export function bucketName(given: string): string {
  const name = given.trim().toLowerCase().replace(/\s+/g, '-');
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
}

/** Null for a name that is none of ours. */
export function bucketOf(given: string): Bucket | null {
  const name = bucketName(given);
  return BUCKETS.find((bucket) => bucket === name) ?? null;
}
