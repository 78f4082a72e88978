/** The file stores by name; the configuration chooses one. */
import { createDiskFileStore } from './disk/disk-file-store.js';
import { createS3FileStore } from './s3/s3-file-store.js';

export const FILE_STORES = { disk: createDiskFileStore, s3: createS3FileStore } as const;
