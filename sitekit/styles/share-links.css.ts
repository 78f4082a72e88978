/** The row of share links at the end of a page. */
export const shareLinksCss = `
.bp-site .bp-share{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;padding-block:1.5rem;color:var(--bp-muted);font-size:.9375rem}
.bp-site .bp-share ul{display:flex;flex-wrap:wrap;gap:.5rem}
.bp-site .bp-share a{display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;border-radius:50%;border:1px solid var(--bp-line);color:var(--bp-fg);transition:border-color .18s,color .18s}
.bp-site .bp-share a:hover{border-color:var(--bp-accent);color:var(--bp-accent)}
.bp-site .bp-share .bp-icon{inline-size:1.35rem;block-size:1.35rem}`;
