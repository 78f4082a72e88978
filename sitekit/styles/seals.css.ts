/** The seals of Enamad and Samandehi, below the footer. */
export const sealsCss = `
.bp-site .bp-seals{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:.75rem;padding:1.25rem 1rem;color:var(--bp-muted);font-size:.875rem}
.bp-site .bp-seals a{display:inline-flex;align-items:center;justify-content:center;min-block-size:2.75rem;padding:.5rem 1rem;border:1px solid var(--bp-line);border-radius:.75rem;color:inherit;text-align:center}
.bp-site .bp-seals a:has(img){background:#fff}
.bp-site .bp-seals img{inline-size:6.25rem;block-size:6.875rem;object-fit:contain}`;
