/** The page about privacy, and the link to it at the end of every page. */
export const privacyCss = `
.bp-site .bp-privacy{display:grid;gap:1.75rem;max-inline-size:44rem;line-height:2}
.bp-site .bp-privacy section{display:grid;gap:.5rem}
.bp-site .bp-legal{display:flex;justify-content:center;color:var(--bp-muted);font-size:.875rem}
.bp-site .bp-legal a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:.75rem;color:inherit}`;
