/** Files of customers; for now the pictures of their brand and of themselves. */
import type { Feature } from '../../platform/feature.js';
import { AvatarResolver } from './avatar.resolver.js';
import { avatarRoutes } from './avatar.routes.js';
import { FileEntity } from './file.entity.js';
import { fileRoutes } from './files.routes.js';

export { signedFileLink } from './file-link.js';
export type { Bucket, FileCategory } from './file.entity.js';
export { attachFileToOrder, fileLink, storeImage, type NewImage, type StoredImage } from './files.service.js';

export const filesFeature: Feature = {
  name: 'files',
  entities: [FileEntity],
  resolvers: [AvatarResolver],
  routes: [...fileRoutes, ...avatarRoutes],
};
