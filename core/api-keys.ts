/**
 * The scopes of a key for other people's programs. A key acts for its owner, on the owner's own records, and only
 * within the scopes it was given; what no scope names, no key can reach (docs/api-keys.md).
 */

/** `money`: with it a key can move money or open a payment, so that it must be given on purpose. */
export const API_SCOPES = {
  'read:profile': { resource: 'profile', money: false },
  'write:profile': { resource: 'profile', money: false },
  'read:orders': { resource: 'orders', money: false },
  'write:orders': { resource: 'orders', money: false },
  'read:sites': { resource: 'sites', money: false },
  'write:sites': { resource: 'sites', money: false },
  'read:messages': { resource: 'messages', money: false },
  'write:messages': { resource: 'messages', money: false },
  'read:subscribers': { resource: 'subscribers', money: false },
  'write:subscribers': { resource: 'subscribers', money: false },
  'read:webhooks': { resource: 'webhooks', money: false },
  'write:webhooks': { resource: 'webhooks', money: false },
  'read:backups': { resource: 'backups', money: false },
  'write:backups': { resource: 'backups', money: false },
  'write:billing': { resource: 'billing', money: false },
  'read:files': { resource: 'files', money: false },
  'write:files': { resource: 'files', money: false },
  'read:invoices': { resource: 'invoices', money: false },
  'read:payments': { resource: 'payments', money: false },
  'write:payments': { resource: 'payments', money: true },
  'read:wallet': { resource: 'wallet', money: false },
  'write:wallet': { resource: 'wallet', money: true },
  'read:tickets': { resource: 'tickets', money: false },
  'write:tickets': { resource: 'tickets', money: false },
  'read:notifications': { resource: 'notifications', money: false },
  'write:notifications': { resource: 'notifications', money: false },
} as const satisfies Record<string, { readonly resource: string; readonly money: boolean }>;

export type ApiScope = keyof typeof API_SCOPES;
export type ApiResource = (typeof API_SCOPES)[ApiScope]['resource'];

export const API_SCOPE_NAMES = Object.keys(API_SCOPES) as ApiScope[];

export function isApiScope(text: string): text is ApiScope {
  return Object.hasOwn(API_SCOPES, text);
}

/** The record of the calls of keys. */
export const API_KEY_CALLS = {
  /** The newest so many of each key are kept. */
  kept: 1000,
  /** Calls of all keys that one process holds until they are written; more are lost. */
  waiting: 5000,
  flushMs: 2000,
  /** Characters: an operation of GraphQL may have many root fields. */
  operationMax: 200,
} as const;

/** Bounds of keys (ours; the documents name none). Days are of 24 hours. */
export const API_KEY = {
  nameMax: 60,
  /** That work at the same time, of one account. */
  mostLive: 20,
  lifeDays: { min: 1, max: 365, default: 90, choices: [30, 90, 180, 365] },
  /** Calls a minute of one key, over all processes and both APIs. */
  callsPerMinute: 300,
} as const;
