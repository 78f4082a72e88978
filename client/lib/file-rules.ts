/** Rules of files that are the same wherever they are shown. Pure. */
import { formatNumber } from '#core/dates/calendar.js';
import { ERRORS } from '#core/errors/errors.js';
import { isContentFault } from '#core/errors/errors.files.js';
import { FILES } from '#core/limits/limits.js';
import type { FileCategory, OrderFileFieldsFragment } from '#client/gql/graphql.js';
import type { UiError } from './errors.js';
import { fileMessages as m } from './messages/file.messages.js';

export interface FileFault {
  readonly name: string;
  /** Persian, as documented. */
  readonly message: string;
}

type Candidate = Pick<File, 'name' | 'size'>;

const OF_ORDERS: readonly string[] = [...FILES.extensions, ...FILES.otherExtensions];
const OF_UPLOADS: readonly string[] = [...OF_ORDERS, ...FILES.uploadExtensions];

/** Where a file goes: with an order, or among the uploads of the account. */
type Place = 'orders' | 'uploads';

const extensionsOf = (place: Place): readonly string[] => (place === 'orders' ? OF_ORDERS : OF_UPLOADS);

/** Persian: why this file is not taken; null where it may be sent. */
export function faultOf({ name, size }: Candidate, place: Place = 'orders'): string | null {
  if (size > FILES.maxBytes) return m.tooLarge;
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!extensionsOf(place).includes(extension)) return m.wrongType;
  return size > 0 ? null : ERRORS.FILE_EMPTY.fa;
}

/** S-137: the first invalid file, which aborts the whole upload; null where all may be sent. */
export function firstFault(files: readonly Candidate[]): FileFault | null {
  for (const file of files) {
    const message = faultOf(file);
    if (message) return { name: file.name, message };
  }
  return null;
}

/** Whether this file, and not the journey, is what an upload failed by: the server inspects the content, too. */
export function isInvalidFile({ code }: Pick<UiError, 'code'>): boolean {
  return code === 'FILE_TOO_LARGE' || isContentFault(code);
}

const acceptOf = (place: Place): string =>
  extensionsOf(place)
    .map((extension) => `.${extension}`)
    .join(',');

/** For `accept` of a file input. */
export const ACCEPT = { orders: acceptOf('orders'), uploads: acceptOf('uploads') } as const;

const KILO = 1024;

/** «۳٫۴ مگابایت» */
export function formatSize(bytes: number): string {
  if (bytes < KILO) return `${formatNumber(bytes)} ${m.units.bytes}`;
  if (bytes < KILO * KILO) return `${formatNumber(Math.round(bytes / KILO))} ${m.units.kilobytes}`;
  return `${formatNumber(Math.round((bytes / KILO / KILO) * 10) / 10)} ${m.units.megabytes}`;
}

/** A file of an order as it is shown. */
export interface OrderFile extends Omit<OrderFileFieldsFragment, 'filePath'> {
  /** The address of its bytes; null where only a signed address opens it. */
  readonly filePath: string | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A file that has just arrived at the server. */
export interface ArrivedFile extends OrderFile {
  /** Persian: what it has lost on its way in; null where nothing. */
  readonly notice: string | null;
}

export function toArrivedFile(raw: Readonly<Record<string, unknown>>): ArrivedFile {
  return { ...toOrderFile(raw), notice: text(raw['notice']) || null };
}

/** S-232: each field of the REST answer under any of its documented names; an unknown category is `general`. */
export function toOrderFile(raw: Readonly<Record<string, unknown>>): OrderFile {
  const category = text(raw['file_type'] ?? raw['category']);
  return {
    id: text(raw['file_id'] ?? raw['id']),
    fileName: text(raw['original_name'] ?? raw['file_name']),
    filePath: text(raw['file_path']) || null,
    mimeType: text(raw['mime_type']),
    sizeBytes: Number(raw['file_size'] ?? 0),
    category: Object.hasOwn(m.categories, category) ? (category as FileCategory) : 'general',
    description: text(raw['description']) || null,
    createdAt: text(raw['created_at']),
  };
}
