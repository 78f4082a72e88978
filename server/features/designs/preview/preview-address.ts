/**
 * The address of a design's own picture (`preview-url`): `/api/design-preview/{id}`, of one page with `?page=`. The id
 * is that of the order, or of a design without one. Setting it chooses the page that is shown for the whole design.
 */
import type DataLoader from 'dataloader';
import { AppError } from '#core/errors/errors.js';
import { ownPath } from '#core/own-path.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { loaderOf } from '#platform/loader.js';
import type { DesignEntity } from '../design/designs.entity.js';
import { DESIGN_TEXTS } from '../design/designs.messages.js';

/** Only a base to read a path against. */
const BASE = 'https://own.invalid';

type Addressed = Pick<DesignEntity, 'id' | 'orderId' | 'previewUrl'>;

export function previewPath(id: string): string {
  return `/api/design-preview/${id}`;
}

/** The chosen picture, or that of the first page. */
export function previewUrlOf({ id, orderId, previewUrl }: Addressed): string {
  const path = previewPath(orderId ?? id);
  return previewUrl?.startsWith(path) ? previewUrl : path;
}

/** The id of the page that a kept address names; null for the first one. */
export function pageOfAddress(previewUrl: string | null): string | null {
  if (previewUrl === null || !URL.canParse(previewUrl, BASE)) return null;
  return new URL(previewUrl, BASE).searchParams.get('page');
}

/**
 * The address without a signature, which would run out. @throws AppError VALIDATION_ERROR for anything but the picture
 * of a page of this design.
 */
export function checkedPreviewUrl(design: Pick<DesignEntity, 'id' | 'orderId' | 'snapshot'>, given: string): string {
  const path = previewPath(design.orderId ?? design.id);
  const address = ownPath(given);
  const page = pageOfAddress(address);
  const isPage = page === null || design.snapshot.pages.some(({ id }) => id === page);
  if (address?.split(/[?#]/, 1)[0] !== path || !isPage)
    throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'previewUrl', message: DESIGN_TEXTS.previewUrl }] });
  return page === null ? path : `${path}?page=${encodeURIComponent(page)}`;
}

interface Chosen {
  readonly orderId: string;
  readonly previewUrl: string;
}

/** The chosen page of many orders in one query. The caller has decided who may see the orders. */
export function previewPageLoader(ctx: Ctx): DataLoader<string, Chosen | null> {
  const text =
    'select order_id as "orderId", preview_url as "previewUrl" from designs where order_id = any($1::uuid[]) and preview_url is not null';
  return loaderOf<Chosen>(
    ctx,
    'designs.previewPages',
    (ids) => rows<Chosen>(ctx.em, text, [[...ids]]),
    ({ orderId }) => orderId,
  );
}
