/** One schema per operation, for both APIs. */
import { z } from 'zod';
import { API_KEY, API_SCOPE_NAMES, isApiScope, type ApiScope } from '#core/api-keys.js';
import { normalizePersian } from '#core/text/digits.js';
import { orderFields } from '#platform/db/order.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import { faults } from './api-keys.messages.js';

const PASSWORD_MAX = 1024;
const TEXT_MAX = 500;
const { min, max, default: usual } = API_KEY.lifeDays;

const nameSchema = z
  .string(faults.name)
  .transform((text) => normalizePersian(text.replace(/\p{Cc}/gu, ' ')).trim())
  .pipe(z.string().min(1, faults.name).max(API_KEY.nameMax, faults.nameLong));

const scopeSchema = z.custom<ApiScope>((value) => typeof value === 'string' && isApiScope(value), faults.scope);

const scopesSchema = z
  .array(scopeSchema, faults.scopes)
  .min(1, faults.scopes)
  .max(API_SCOPE_NAMES.length, faults.scopes)
  .transform((scopes) => [...new Set(scopes)]);

export const createKeySchema = z.object({
  name: nameSchema,
  scopes: scopesSchema,
  expiresInDays: z
    .int(faults.expires)
    .min(min, faults.expires)
    .max(max, faults.expires)
    .nullish()
    .transform((days) => days ?? usual),
  /** Needed where the account has one: a stolen session must not become a key. */
  password: z.string().max(PASSWORD_MAX).nullish(),
});
export type CreateKeyData = z.input<typeof createKeySchema>;

/** The password as for a new key. */
export const widenKeySchema = z.object({
  id: z.string().max(100),
  scopes: scopesSchema,
  password: z.string().max(PASSWORD_MAX).nullish(),
});
export type WidenKeyData = z.input<typeof widenKeySchema>;

/** `reason` is for administrators, who revoke what is not theirs. */
export const revokeKeySchema = z.object({ id: z.string().max(100), reason: z.string().max(TEXT_MAX).nullish() });
export type RevokeKeyData = z.input<typeof revokeKeySchema>;

const KEY_STATUSES = ['active', 'expired', 'revoked'] as const;
export type KeyStatus = (typeof KEY_STATUSES)[number];

/** What everybody's keys can be sorted by. */
export const KEY_SORTS = ['created', 'expires', 'last_used'] as const;
export type KeySort = (typeof KEY_SORTS)[number];

export const listKeysSchema = z.object({
  /** A part of the key's name or of its open beginning, or of its owner's name or e-mail. */
  search: z.string().max(200).nullish(),
  status: z.enum(KEY_STATUSES).nullish(),
  userId: z.uuid().nullish(),
  from: periodFrom.nullish(),
  to: periodTo.nullish(),
  ...orderFields(KEY_SORTS),
  page: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().optional(),
});
export type ListKeysData = z.input<typeof listKeysSchema>;
export type KeysFilter = z.output<typeof listKeysSchema>;
