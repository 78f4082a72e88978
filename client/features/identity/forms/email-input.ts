/** The common properties of every e-mail field: a Latin keyboard, and text that runs left to right. */
export const EMAIL_INPUT = {
  type: 'email',
  inputMode: 'email',
  name: 'email',
  spellCheck: false,
  autoCapitalize: 'none',
  placeholder: 'name@example.com',
  dir: 'ltr',
} as const;
