/** The gateway's answers, byte for byte in the shapes of the real one (protocols B1). */
import type { Answer } from '../../simulation/reactions.js';

/** The real gateway's own English texts. */
const MESSAGES = {
  '-9': 'The input params invalid, validation error.',
  '-10': 'Terminal is not valid, please check merchant_id or ip address.',
  '-11': 'Terminal is not active, please contact our support team.',
  '-41': 'Maximum amount is 100,000,000 tomans.',
  '-50': 'Session is not valid, amounts values is not the same.',
  '-51': 'Session is not valid, session is not active paid try.',
  '-52': 'Oops!!, please contact our support team',
  '-53': 'Session is not this merchant_id session',
  '-54': 'Invalid authority.',
  '-55': 'manual payment request not found',
  '-61': 'Session is not in success status.',
  '-63': 'Maximum time for reverse this session is expired.',
} as const;

export type RefusalCode = keyof typeof MESSAGES;

/** `errors` is an empty list beside data. Numbers kept as text because of their size go out as numbers again. */
export function success(data: Readonly<Record<string, unknown>>): Answer {
  const body = JSON.stringify({ data, errors: [] }).replace(/"ref_id":"(\d+)"/, '"ref_id":$1');
  return { status: 200, body, type: 'application/json' };
}

/** `data` is an empty list beside errors. */
export function refuse(code: RefusalCode, validations: readonly Readonly<Record<string, string>>[] = []): Answer {
  const errors = { code: Number(code), message: MESSAGES[code], validations };
  return { status: code === '-9' ? 422 : 401, body: JSON.stringify({ data: [], errors }), type: 'application/json' };
}
