/**
 * Short-lived signed addresses of files, for `<img>` and downloads without a bearer (D-32 and decision 047). One names
 * the session, or the key, that requested it, and opens only what that viewer may see when it is opened: a ban, a
 * sign-out or a revoked key ends it at once.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { FILES } from '#core/limits/limits.js';
import type { Config } from '#server/config/config.js';
import { requireViewer, type Ctx, type Viewer } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { viewerOfKeyId } from '#features/api-keys/index.js';
import { secretKey, viewerOfSession } from '#features/identity/index.js';

/** The parameters of a signed address, all or none. */
export const signedQuerySchema = z.object({
  /** Seconds since 1970. */
  expires: z.coerce.number().int().optional(),
  session: z.string().max(100).optional(),
  signature: z.string().max(100).optional(),
});
type SignedQuery = z.output<typeof signedQuerySchema>;

function signatureOf(config: Config, subject: string, session: string, expires: number): string {
  const signed = `${subject}:${session}:${expires}`;
  return createHmac('sha256', secretKey(config, 'file-link')).update(signed).digest('base64url');
}

/**
 * `address` with a signature about `subject` for the viewer. Good for half of FILES.linkMs at least and FILES.linkMs
 * at most: the end is rounded, so that the address stays the same for a while and caches hit.
 * @throws AppError UNAUTHORIZED.
 */
export function signedAddress(ctx: Ctx, address: string, subject: string): string {
  const { sessionId: session } = requireViewer(ctx);
  const step = FILES.linkMs / 2;
  const expires = (Math.floor(ctx.clock.now().getTime() / step) + 2) * (step / 1000);
  const query = { expires: String(expires), session, signature: signatureOf(ctx.config, subject, session, expires) };
  return `${address}?${new URLSearchParams(query)}`;
}

/** The address of a file; the subject is its id. @throws AppError UNAUTHORIZED. */
export function signedFileLink(ctx: Ctx, fileId: string): string {
  return signedAddress(ctx, `/api/files/${fileId}`, fileId);
}

/**
 * The viewer of a signed address about `subject`, with their current rights; null for every address that is not valid.
 */
export async function viewerOfLink(ctx: Ctx, subject: string, query: SignedQuery): Promise<Viewer | null> {
  const { expires, session, signature } = query;
  if (expires === undefined || session === undefined || signature === undefined || !isId(session)) return null;
  const expected = Buffer.from(signatureOf(ctx.config, subject, session, expires));
  const given = Buffer.from(signature);
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
  if (!isOurs || expires * 1000 <= ctx.clock.now().getTime()) return null;
  return (await viewerOfSession(ctx, ctx.em, session)) ?? (await viewerOfKeyId(ctx.em, session, ctx.clock.now()));
}
