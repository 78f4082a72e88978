/** What html-validate is not asked: taste, not validity. */
export const HTML_RULES = {
  // What React writes (`<br/>`, style attributes of variables), and long titles of sample pages.
  'no-inline-style': 'off',
  // The stylesheet lies beside the page, on the same host.
  'require-sri': 'off',
  'void-style': 'off',
  'long-title': 'off',
  'doctype-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
} as const;
