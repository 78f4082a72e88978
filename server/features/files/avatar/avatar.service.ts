/** The avatar of a person: re-encoded as a small square, one per account, served wherever the name is shown. */
import { AppError } from '#core/errors/errors.js';
import { FILES } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx, type OuterCtx } from '#platform/context.js';
import { setAvatarUrl } from '#features/identity/index.js';
import { deleteBytes } from '../storage/file-bytes.js';
import { FileEntity } from '../file/file.entity.js';
import { storeUploadedFile } from '../file/files.service.js';
import { bytesOfDataUrl, squareImage } from '../pictures/image.js';

/** Plain addresses: an avatar needs no signature, so that it can be cached for good. */
function addressOf(fileId: string): string {
  return `/api/files/${fileId}`;
}

/** Forgets the avatars before this one; answers where their bytes lie. */
async function dropOthers(tx: TxCtx, ownerId: string, keepId: string | null): Promise<string[]> {
  const others = { ownerId, bucket: 'users_avatars' as const, ...(keepId && { id: { $ne: keepId } }) };
  const old = await tx.em.find(FileEntity, others);
  await tx.em.nativeDelete(FileEntity, { id: old.map(({ id }) => id) });
  return old.map(({ key }) => key);
}

/**
 * Keeps a picture as one's avatar: decoded, cropped to a square of 256 px, without its metadata. Answers its address.
 * @throws AppError UNAUTHORIZED, RATE_LIMITED, FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED for all but PNG, JPEG and WebP.
 */
export async function setAvatar(ctx: OuterCtx, image: string | Buffer): Promise<string> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('avatarUpload', userId);
  const bytes = typeof image === 'string' ? bytesOfDataUrl(image) : image;
  if (!bytes) throw new AppError('FILE_TYPE_UNSUPPORTED');
  if (bytes.length > FILES.maxBytes) throw new AppError('FILE_TOO_LARGE');
  const clean = await squareImage(bytes);
  const file = { ownerId: userId, bucket: 'users_avatars', category: 'images', name: 'avatar.webp' } as const;
  let old: string[] = [];
  const { id } = await storeUploadedFile(ctx, file, clean, async (tx, fileId) => {
    await setAvatarUrl(tx, userId, addressOf(fileId));
    old = await dropOthers(tx, userId, fileId);
  });
  await deleteBytes(ctx, old);
  return addressOf(id);
}

/** Back to the initials. @throws AppError UNAUTHORIZED. */
export async function removeAvatar(ctx: Ctx): Promise<void> {
  const { userId } = requireViewer(ctx);
  const old = await unitOfWork(ctx, async (tx) => {
    await setAvatarUrl(tx, userId, null);
    return dropOthers(tx, userId, null);
  });
  await deleteBytes(ctx, old);
}
