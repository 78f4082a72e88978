import { PASSWORD } from '#core/limits/limits.js';

/** 0 very weak … 3 strong. Only a hint while one types: the server has the last word (WEAK_PASSWORD). */
export type Strength = 0 | 1 | 2 | 3;

const KINDS = [/[a-z]/, /[A-Z]/, /[0-9۰-۹]/, /[^a-zA-Z0-9۰-۹]/];
const OBVIOUS = /^(.)\1+$|^(?:0?123456789?0?|password|qwerty|abcdef|barpa)/i;

export function passwordStrength(password: string): Strength {
  if (password.length < PASSWORD.minLength || OBVIOUS.test(password)) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = kinds + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0);
  return points >= 4 ? 3 : points >= 3 ? 2 : 1;
}
