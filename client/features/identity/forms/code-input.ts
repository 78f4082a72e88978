/** A six-digit code: digits, left to right, offered by the keyboard where a message brought it. */
export const CODE_INPUT = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  spellCheck: false,
  dir: 'ltr',
} as const;

/** A recovery code has letters, too. */
export const RECOVERY_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  dir: 'ltr',
} as const;
