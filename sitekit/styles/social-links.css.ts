/** The profiles of the site in footers and menus: signs large enough for a finger. */
export const socialLinksCss = `
.bp-site .bp-social{display:flex;flex-wrap:wrap;gap:.4rem}
.bp-site .bp-social a{display:grid;place-items:center;inline-size:2.5rem;block-size:2.5rem;padding:0;border-radius:50%;border:1px solid var(--bp-line);color:inherit;transition:border-color .18s,color .18s}
.bp-site .bp-social a:hover{border-color:var(--bp-accent);color:var(--bp-accent)}
.bp-site .bp-social .bp-icon{inline-size:1.25rem;block-size:1.25rem}
.bp-site .bp-foot-thin>.bp-social{grid-column:1/-1}
.bp-site .bp-footer-columns .bp-social,.bp-site .bp-wordmark-top .bp-social{margin-block-start:1rem}
.bp-site .bp-footer-skyline[data-align=center] .bp-social{grid-column:1/-1;justify-self:center}
.bp-site :is(.bp-footer-colophon,.bp-foot-skyline,.bp-foot-atlas-words,[data-align=center] .bp-farewell-end) .bp-social{justify-content:center}
.bp-site .bp-menu nav .bp-social{display:flex;margin-block-start:.4rem;padding:.6rem .9rem .3rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-menu nav .bp-social a{display:grid;padding:0;border-radius:50%}`;
