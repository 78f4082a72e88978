/** The logo of a wizard: a `data:` address while in the browser, `file:<id>` once the server keeps it. */
import type { WizardData } from '../../../core/design.js';
import { AppError, type ErrorCode } from '../../../core/errors.js';
import { requireViewer, type Ctx, type TxCtx } from '../../platform/context.js';
import { attachFileToOrder, fileLink, signedFileLink, storeImage } from '../files/index.js';
import type { OrderEntity } from './orders.entity.js';
import { ORDER_TEXTS } from './orders.messages.js';

const KEPT = 'file:';
const FAULTS: readonly ErrorCode[] = ['NOT_FOUND', 'FILE_TYPE_UNSUPPORTED'];

export interface KeptLogo {
  /** The wizard with its logo as `file:<id>`, or without one. */
  readonly data: WizardData;
  /** The file that was just stored and belongs to no order yet. */
  readonly newFileId: string | null;
}

/**
 * Stores a new logo; call it before the unit of work. One that is kept already must be the viewer's own.
 * @throws AppError VALIDATION_ERROR at `wizardData.branding.logo`, FILE_TOO_LARGE.
 */
export async function keepLogo(ctx: Ctx, data: WizardData): Promise<KeptLogo> {
  const { logo } = data.branding;
  if (logo === null) return { data, newFileId: null };
  try {
    return await kept(ctx, data, logo);
  } catch (error) {
    if (!(error instanceof AppError) || !FAULTS.includes(error.code)) throw error;
    throw new AppError('VALIDATION_ERROR', {
      fields: [{ path: 'wizardData.branding.logo', message: ORDER_TEXTS.logoUnreadable }],
      cause: error,
    });
  }
}

async function kept(ctx: Ctx, data: WizardData, logo: string): Promise<KeptLogo> {
  if (logo.startsWith(KEPT)) {
    await fileLink(ctx, logo.slice(KEPT.length));
    return { data, newFileId: null };
  }
  const { userId: ownerId } = requireViewer(ctx);
  const { id } = await storeImage(ctx, {
    ownerId,
    bucket: 'design-assets',
    category: 'logos',
    image: logo,
    name: ORDER_TEXTS.logoName,
  });
  return { data: { ...data, branding: { ...data.branding, logo: KEPT + id } }, newFileId: id };
}

/** Says in the order's transaction whose logo the new file is. */
export async function attachLogo(tx: TxCtx, order: OrderEntity, { newFileId }: KeptLogo): Promise<void> {
  if (newFileId && tx.viewer)
    await attachFileToOrder(tx, { fileId: newFileId, ownerId: tx.viewer.userId, orderId: order.id });
}

/** A signed address of the logo of an order that the viewer may see, null without one. */
export function logoLink(ctx: Ctx, data: WizardData): string | null {
  const { logo } = data.branding;
  return logo?.startsWith(KEPT) ? signedFileLink(ctx.config, logo.slice(KEPT.length), ctx.clock.now()) : null;
}
