/** Rules of files that are the same wherever they are shown. Pure. */
import { formatNumber } from '../../core/dates/calendar.js';
import type { ErrorCode } from '../../core/errors/errors.js';
import { FILES } from '../../core/limits/limits.js';
import type { FileCategory, OrderFileFieldsFragment } from '../gql/graphql.js';
import type { UiError } from './errors.js';
import { fileMessages as m } from './messages/file.messages.js';

export interface FileFault {
  readonly name: string;
  /** Persian, as documented. */
  readonly message: string;
}

type Candidate = Pick<File, 'name' | 'size'>;

/** Persian: why this file is not taken; null where it may be sent. */
export function faultOf({ name, size }: Candidate): string | null {
  if (size > FILES.maxBytes) return m.tooLarge;
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return size > 0 && (FILES.extensions as readonly string[]).includes(extension) ? null : m.wrongType;
}

/** S-137: the first invalid file, which aborts the whole upload; null where all may be sent. */
export function firstFault(files: readonly Candidate[]): FileFault | null {
  for (const file of files) {
    const message = faultOf(file);
    if (message) return { name: file.name, message };
  }
  return null;
}

/** The server inspects a file: what it refuses for its type is invalid, too, whatever its name and size are. */
const INVALID: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE']);

/** Whether this file, and not the journey, is what an upload failed by. */
export function isInvalidFile({ code }: Pick<UiError, 'code'>): boolean {
  return INVALID.has(code);
}

/** For `accept` of the file input. */
export const ACCEPT = FILES.extensions.map((extension) => `.${extension}`).join(',');

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
