/** The rules that html-validate does not judge: taste, not validity. */
export const HTML_RULES = {
  // The forms that React writes (`<br/>`, style attributes of variables), and long titles of sample pages.
  'no-inline-style': 'off',
  // The stylesheet lies beside the page, on the same host.
  'require-sri': 'off',
  'void-style': 'off',
  'long-title': 'off',
  'doctype-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
} as const;
