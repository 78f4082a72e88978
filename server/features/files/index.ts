/** Files of customers: what they send with their orders, the pictures of their brand and of themselves. */
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { ATTACHMENT_STORE } from '#features/support/index.js';
import { AvatarResolver } from './avatar/avatar.resolver.js';
import { avatarRoutes } from './avatar/avatar.routes.js';
import { FileEntity } from './file/file.entity.js';
import { AttachmentFileResolver, FileFieldResolver, FilesResolver } from './files.resolver.js';
import { fileRoutes } from './files.routes.js';
import { forgetOwner } from './forget-owner.js';
import { prepareSitePicture } from './renditions/site-pictures.js';
import { dropBytes, SWEEP_CRON, sweepFiles } from './sweep-files.job.js';
import { storageRoutes } from './storage.routes.js';
import { ticketFiles } from './ticket-files.js';
import { wizardFileRoutes } from './wizard-files.routes.js';

export { signedAddress, signedFileLink, signedQuerySchema, viewerOfLink } from './storage/file-link.js';
export type { FileCategory } from './storage/buckets.js';
export { attachFilesToOrder, fileLink, readStoredFile, storeImage } from './file/files.service.js';
export { isPdf } from './content/documents.js';
export { cleanName } from './content/file-name.js';
export { inspectSentFile, type Inspected } from './content/inspect.js';
export { deleteBytes } from './storage/file-bytes.js';
export { drawable, sharedFonts, siteFonts } from './fonts/site-fonts.js';
export { isPicture } from './content/pictures.js';
export { isSanePicture } from './content/svg.js';
export { dropOriginals, storeLinkedFile, storeOriginal } from './file/store-original.js';
export { madeOnce } from './renditions/made-once.js';
export { sharedPicture, sitePicture } from './renditions/site-pictures.js';
export { orderFileView } from './file/files.view.js';
export { filesOfOrder, ownedFileIds } from './file/files.queries.js';
export { FileType } from './file/files.types.js';
export { assertRoom } from './file/quota.js';
export { ORDER_DIRECTORY, SHOWING_ORDER, type OrderOfFiles, type ShownFile } from './file/order-directory.js';

export const filesFeature: Feature = {
  name: 'files',
  entities: [FileEntity],
  resolvers: [AvatarResolver, FilesResolver, FileFieldResolver, AttachmentFileResolver],
  routes: [...fileRoutes, ...avatarRoutes, ...wizardFileRoutes, ...storageRoutes],
  jobs: { drop_bytes: dropBytes, prepare_site_picture: prepareSitePicture, sweep_files: sweepFiles },
  crons: [SWEEP_CRON],
  provides: [provide(ACCOUNT_REMOVAL, () => forgetOwner), provide(ATTACHMENT_STORE, () => ticketFiles)],
};
