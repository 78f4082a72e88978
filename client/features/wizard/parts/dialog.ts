/** Mantine draws a dialog's head as a `header` element, which outside of the page's sections counts as a second banner. */
export const DIALOG = { header: { role: 'presentation' } } as const;
