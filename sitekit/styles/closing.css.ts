/** Calls to action and footers: what ends a page. */
export const closingCss = `
.bp-site .bp-cta-banner{padding-block:clamp(4rem,8cqi,7rem)}
.bp-site .bp-inset{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);border-radius:2.25rem;overflow:hidden}
.bp-site .bp-inset[data-media=start]>.bp-inset-pic{order:-1}
.bp-site .bp-inset-text{display:grid;gap:1rem;justify-items:start;align-content:center;padding:clamp(2rem,5.4cqi,5rem)}
.bp-site .bp-inset-pic{min-block-size:24rem}
.bp-site .bp-line{display:flex;align-items:center;justify-content:space-between;gap:2rem;padding-block:clamp(1.5rem,3cqi,2.5rem);border-block:1px solid var(--bp-line)}
.bp-site .bp-line-end{display:flex;align-items:center;gap:1.75rem;flex:none}
.bp-site .bp-line-phone{font-size:1.25rem;font-weight:750;white-space:nowrap}
.bp-site .bp-path-head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:1.5rem;margin-block-end:clamp(2.5rem,5cqi,4.5rem)}
.bp-site .bp-path-head .bp-title{max-inline-size:18em}
.bp-site .bp-path{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(1.5rem,4cqi,4rem)}
.bp-site .bp-path li{position:relative;display:grid;gap:.4rem;align-content:start}
.bp-site .bp-path-no{display:grid;place-items:center;inline-size:3.5rem;block-size:3.5rem;margin-block-end:1rem;border-radius:50%;background:var(--bp-fill);color:var(--bp-onFill);font-size:1.35rem;font-weight:800;line-height:1}
.bp-site .bp-path li:not(:last-child)::after{content:"";position:absolute;inset-block-start:1.75rem;inset-inline-start:4.5rem;inset-inline-end:calc(-1*clamp(1.5rem,4cqi,4rem) + 1rem);border-block-start:2px dashed var(--bp-art2)}
.bp-site :is(.bp-footer-columns,.bp-footer-colophon,.bp-footer-wordmark,.bp-footer-farewell){--bp-pad:clamp(2.5rem,2rem + 3cqi,4.5rem)}
.bp-site .bp-footer-grid{display:grid;grid-template-columns:1.5fr .8fr 1.2fr 1.4fr;gap:clamp(1.5rem,4cqi,4rem)}
.bp-site .bp-footer-columns .bp-brandmark{margin-block-end:1rem}
.bp-site .bp-footer-title{font-weight:700;margin-block-end:.9rem}
.bp-site .bp-footnav a{color:var(--bp-muted)}
.bp-site .bp-footnav a:hover{color:var(--bp-accent)}
.bp-site .bp-footer-columns .bp-footnav ul{display:grid;gap:.5rem}
.bp-site .bp-footer-reach{display:grid;gap:.4rem;justify-items:start;align-content:start}
.bp-site .bp-footer-end .bp-small{margin-block-start:clamp(2rem,4cqi,3.5rem);padding-block-start:1.4rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-footer-colophon{border-block-start:1px solid var(--bp-line)}
.bp-site .bp-footer-colophon .bp-wrap{display:grid;justify-items:center;text-align:center;gap:1.1rem}
.bp-site .bp-footer-colophon .bp-prose{max-inline-size:30rem}
.bp-site :is(.bp-footer-colophon,.bp-footer-wordmark,.bp-footer-farewell) .bp-footnav ul{display:flex;flex-wrap:wrap;gap:.4rem 1.75rem}
.bp-site .bp-footer-colophon .bp-footnav ul{justify-content:center;font-weight:600}
.bp-site .bp-footer-wordmark{padding-block-end:1.5rem;overflow:hidden}
.bp-site .bp-wordmark-top{display:grid;grid-template-columns:1.4fr 1fr 1.1fr;gap:clamp(1.5rem,5cqi,5rem)}
.bp-site .bp-wordmark-line{font-size:1.25rem;font-weight:650;line-height:1.9}
.bp-site .bp-footer-wordmark .bp-footnav ul{display:grid;gap:.4rem}
.bp-site .bp-wordmark{margin-block:clamp(1.5rem,4cqi,3.5rem) .5rem;padding-inline-start:.05em;font-size:min(12rem,146cqi/var(--bp-length));font-weight:850;line-height:1.5;color:var(--bp-accent)}
.bp-site .bp-farewell{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1.5rem;padding-block-end:clamp(2rem,4cqi,3.5rem);border-block-end:1px solid var(--bp-line)}
.bp-site .bp-farewell .bp-title{font-size:clamp(1.9rem,1.3rem + 2.6cqi,3.25rem)}
.bp-site .bp-farewell-end{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1.25rem 2.5rem;padding-block-start:1.75rem}
@container bp-site (inline-size<=860px){
.bp-site .bp-inset{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-inset-pic{min-block-size:0;block-size:18rem}
.bp-site .bp-line{flex-direction:column;align-items:flex-start}
.bp-site .bp-footer-grid{grid-template-columns:1fr 1fr}
.bp-site .bp-wordmark-top{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-path{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-path li{padding-inline-start:5rem}
.bp-site .bp-path-no{position:absolute;inset-inline-start:0;inset-block-start:0}
.bp-site .bp-path li:not(:last-child)::after{inset-block:4.25rem -.75rem;inset-inline:1.75rem auto;border-block-start:0;border-inline-start:2px dashed var(--bp-art2)}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-footer-grid{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-line-end{flex-wrap:wrap;gap:1rem}
}`;
