export const galleryCss = `
.bp-site .bp-figure{display:grid;gap:.75rem}
.bp-site .bp-figure figcaption{font-size:.9375rem;font-weight:600}
.bp-site .bp-gallery-grid .bp-pic{aspect-ratio:4/3.1;border-radius:1.5rem}
.bp-site .bp-gallery-mural{padding-block:0}
.bp-site .bp-mural{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));grid-auto-rows:clamp(11rem,23cqi,20rem)}
.bp-site .bp-mural-text{grid-column:span 2;display:grid;align-content:center;gap:.75rem;padding:clamp(1.5rem,5cqi,5rem)}
.bp-site .bp-mural .bp-figure{position:relative;display:block}
.bp-site .bp-mural .bp-pic{position:absolute;inset:0}
.bp-site .bp-mural figcaption{position:absolute;inset-block-end:1rem;inset-inline-start:1rem;padding:.25rem .9rem;border-radius:99rem;background:var(--bp-bg);color:var(--bp-fg);font-size:.875rem}
.bp-site .bp-mural-1{grid-column:span 1}
.bp-site .bp-mural-2{grid-row:span 2}
.bp-site .bp-mural-3{grid-column:span 1}
.bp-site .bp-mural-5{grid-column:span 1}
.bp-site .bp-arcade{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:clamp(.9rem,1.8cqi,1.6rem)}
.bp-site .bp-arcade .bp-figure{text-align:center}
.bp-site .bp-arcade .bp-pic{aspect-ratio:1/1.62;border-radius:var(--bp-arch)}
.bp-site .bp-arcade .bp-figure:nth-child(even){margin-block-start:clamp(1rem,3.5cqi,3rem)}
.bp-site .bp-showcase{display:grid;grid-template-columns:1fr 1fr;gap:clamp(1.25rem,4cqi,4rem)}
.bp-site .bp-showcase-column{display:grid;gap:clamp(2rem,4.4cqi,4rem);align-content:start}
.bp-site .bp-showcase-column .bp-head+*{margin-block-start:0}
.bp-site .bp-showcase-column .bp-head{padding-block-end:clamp(.5rem,2cqi,2rem)}
.bp-site .bp-showcase .bp-pic{aspect-ratio:4/3.6;border-radius:1.75rem}
.bp-site .bp-showcase-column:last-child .bp-pic{aspect-ratio:4/4.8}
@container bp-site (inline-size<=860px){
.bp-site .bp-mural{grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-rows:clamp(10rem,42cqi,20rem)}
.bp-site .bp-mural-text{padding-block:2rem}
.bp-site .bp-arcade{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-mural{grid-template-rows:auto}
.bp-site .bp-gallery-grid .bp-grid{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-showcase{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-showcase-column{gap:1.75rem}
}`;
