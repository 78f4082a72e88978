/** The logo of a wizard: a `data:` address while in the browser, `file:<id>` once the server keeps it. */
import type { WizardData } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import { isContentFault } from '#core/errors/errors.files.js';
import { requireViewer, type Ctx, type OuterCtx } from '#platform/context.js';
import { fileLink, signedFileLink, storeImage } from '#features/files/index.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';

const KEPT = 'file:';

export interface KeptLogo {
  /** The wizard with its logo as `file:<id>`, or without one. */
  readonly data: WizardData;
  readonly fileId: string | null;
}

/**
 * Stores a new logo; call it before the unit of work. One that is kept already must be readable by the viewer.
 * @throws AppError VALIDATION_ERROR at `wizardData.branding.logo`, FILE_TOO_LARGE.
 */
export async function storeLogo(ctx: OuterCtx, data: WizardData): Promise<KeptLogo> {
  const { logo } = data.branding;
  if (logo === null) return { data, fileId: null };
  try {
    return await kept(ctx, data, logo);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'NOT_FOUND' && !isContentFault(error.code)) throw error;
    throw new AppError('VALIDATION_ERROR', {
      fields: [{ path: 'wizardData.branding.logo', message: ORDER_TEXTS.logoUnreadable }],
      cause: error,
    });
  }
}

async function kept(ctx: OuterCtx, data: WizardData, logo: string): Promise<KeptLogo> {
  if (logo.startsWith(KEPT)) {
    const fileId = logo.slice(KEPT.length);
    await fileLink(ctx, fileId);
    return { data, fileId };
  }
  const { userId: ownerId } = requireViewer(ctx);
  const { id } = await storeImage(ctx, {
    ownerId,
    bucket: 'design-assets',
    category: 'logos',
    image: logo,
    name: ORDER_TEXTS.logoName,
  });
  return { data: { ...data, branding: { ...data.branding, logo: KEPT + id } }, fileId: id };
}

/** A signed address of the logo of a design that the viewer may see, null without one. */
export function logoLink(ctx: Ctx, data: Pick<WizardData, 'branding'>): string | null {
  const { logo } = data.branding;
  return logo?.startsWith(KEPT) ? signedFileLink(ctx, logo.slice(KEPT.length)) : null;
}
