/** One schema per operation, for both APIs. */
import { ID } from 'type-graphql';
import { z } from 'zod';
import { API_KEY, API_SCOPE_NAMES, isApiScope, type ApiScope } from '#core/api-keys.js';
import { normalizePersian } from '#core/text/digits.js';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { period, sortedBy } from '#platform/graphql/list.inputs.js';
import { faults } from './api-keys.messages.js';
import { ApiKeySortEnum, ApiKeyStatusEnum, ApiScopeEnum } from './api-keys.types.js';

const PASSWORD_MAX = 1024;
const TEXT_MAX = 500;
const { min, max, default: usual } = API_KEY.lifeDays;

const nameSchema = z
  .string(faults.name)
  .transform((text) => normalizePersian(text.replace(/\p{Cc}/gu, ' ')).trim())
  .pipe(z.string().min(1, faults.name).max(API_KEY.nameMax, faults.nameLong));

const scopeSchema = withType(
  z.custom<ApiScope>((value) => typeof value === 'string' && isApiScope(value), faults.scope),
  ApiScopeEnum,
);

const scopesSchema = z
  .array(scopeSchema, faults.scopes)
  .min(1, faults.scopes)
  .max(API_SCOPE_NAMES.length, faults.scopes)
  .transform((scopes) => [...new Set(scopes)]);

/** A stolen session must not become a key. */
const password = z.string().max(PASSWORD_MAX).nullish().describe('Needed where the account has one.');

export const createKeySchema = z.object({
  name: nameSchema.describe('The owner’s name for it.'),
  scopes: scopesSchema.describe('The scopes of the key, at least one; see apiScopes.'),
  expiresInDays: z
    .int(faults.expires)
    .min(min, faults.expires)
    .max(max, faults.expires)
    .nullish()
    .transform((days) => days ?? usual)
    .describe(`${min} to ${max}, ${usual} where not said.`),
  password,
});
export type CreateKeyData = z.input<typeof createKeySchema>;

export const NewApiKeyInput = inputType('NewApiKeyInput', 'A key that is to be made.', createKeySchema);

export const widenKeySchema = z.object({
  id: withType(z.string().max(100), ID).describe('The id of one of your own keys that still works.'),
  scopes: scopesSchema.describe('At least one; see apiScopes. What the key may do now stays.'),
  password,
});
export type WidenKeyData = z.input<typeof widenKeySchema>;

export const AddApiKeyScopesInput = inputType(
  'AddApiKeyScopesInput',
  'Further scopes for a key that exists.',
  widenKeySchema,
);

/** `reason` is for administrators, who revoke what is not theirs. */
export const revokeKeySchema = z.object({ id: z.string().max(100), reason: z.string().max(TEXT_MAX).nullish() });
export type RevokeKeyData = z.input<typeof revokeKeySchema>;

export const listKeysSchema = z.object({
  search: z.string().max(200).nullish().describe('A key’s name or beginning, or its owner.'),
  status: enumValue(ApiKeyStatusEnum).nullish().describe('Only those with this status now.'),
  userId: z.uuid().nullish().describe('Only those of this person.'),
  ...period,
  ...sortedBy(ApiKeySortEnum),
  ...paging,
});
export type ListKeysData = z.input<typeof listKeysSchema>;
export type KeysFilter = z.output<typeof listKeysSchema>;

export const ApiKeysFilter = inputType(
  'ApiKeysFilter',
  "Which of everybody's keys a list shows.",
  listKeysSchema.omit(PAGING),
);
