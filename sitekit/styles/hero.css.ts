export const heroCss = `
.bp-site .bp-hero-text{display:grid;gap:1.15rem;justify-items:start}
.bp-site .bp-hero-frame{position:relative;padding-block-end:2rem}
.bp-site .bp-hero-frame .bp-pic{aspect-ratio:5/5.4;border-radius:2rem}
.bp-site .bp-float{position:absolute;inset-block-end:0;inset-inline-start:-2rem;display:flex;align-items:center;gap:.9rem;max-inline-size:20rem;padding:1rem 1.25rem;border-radius:1.25rem;background:var(--bp-card);border:1px solid var(--bp-line);box-shadow:0 30px 60px -30px rgb(0 0 0/.4)}
.bp-site .bp-float div{display:grid;font-size:.9rem;line-height:1.7}
.bp-site .bp-float div span{color:var(--bp-muted)}
.bp-site .bp-hero-stage{padding-block-end:0;overflow:hidden}
.bp-site .bp-hero-stage .bp-actions,.bp-site .bp-head[data-align=center]>*{justify-self:center}
.bp-site .bp-stage{display:grid;grid-template-columns:1fr 2.1fr 1fr;gap:clamp(.75rem,1.8cqi,1.5rem);align-items:end}
.bp-site .bp-stage .bp-pic{border-start-start-radius:2rem;border-start-end-radius:2rem}
.bp-site .bp-stage-main{aspect-ratio:16/10.5;box-shadow:0 -20px 60px -30px rgb(0 0 0/.35)}
.bp-site .bp-stage-side{block-size:70%}
.bp-site .bp-hero-nocturne .bp-wrap{display:grid;gap:clamp(3rem,8cqi,7rem)}
.bp-site .bp-nocturne-text{display:grid;gap:1.25rem;max-inline-size:50rem;justify-items:start}
.bp-site .bp-nocturne-text .bp-lead{max-inline-size:38rem}
.bp-site .bp-figures{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));border-block-start:1px solid var(--bp-line)}
.bp-site .bp-figures>div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding-block-start:1.5rem;padding-inline:1.5rem;border-inline-start:1px solid var(--bp-line)}
.bp-site .bp-figures>div:first-child{border-inline-start:0;padding-inline-start:0}
.bp-site .bp-figures dd{font-size:clamp(1.6rem,1.2rem + 1.5cqi,2.35rem);font-weight:800;line-height:1.5}
.bp-site .bp-figures dt{color:var(--bp-muted);font-size:.9375rem}
.bp-site .bp-hero-bento{padding-block:clamp(1rem,2.4cqi,2rem) clamp(2.5rem,5cqi,4.5rem)}
.bp-site .bp-bento{display:grid;gap:clamp(.75rem,1.4cqi,1.15rem);grid-template-columns:1.35fr 1fr 1fr;grid-template-rows:auto auto}
.bp-site .bp-bento-text{grid-column:span 2;display:grid;align-content:center;justify-items:start;gap:1.1rem;padding:clamp(1.75rem,4.4cqi,4rem)}
.bp-site .bp-bento-tall{min-block-size:24rem}
.bp-site .bp-tile-pic{min-block-size:14rem}
.bp-site .bp-tile-pic .bp-pic{position:absolute;inset:0}
.bp-site .bp-bento-figure{display:grid;align-content:end;gap:.25rem;padding:clamp(1.4rem,2.6cqi,2.25rem);min-block-size:14rem}
.bp-site .bp-bento-figure span{color:var(--bp-muted)}
.bp-site .bp-bento-figure .bp-subtitle{font-size:1.4rem}
.bp-site .bp-hero-editorial{padding-block-end:0}
.bp-site .bp-editorial-row{display:grid;grid-template-columns:1fr 2fr 1.1fr;gap:clamp(1.25rem,3.5cqi,3.5rem);margin-block:clamp(2rem,4cqi,3.5rem);padding-block-start:1.4rem;border-block-start:2px solid var(--bp-fg)}
.bp-site .bp-editorial-action{display:grid;gap:.25rem;align-content:start;justify-items:start}
.bp-site .bp-editorial-action .bp-btn{min-block-size:0;padding:0;font-size:1.1rem}
.bp-site .bp-strip{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);block-size:clamp(14rem,32cqi,27rem)}
.bp-site .bp-strip .bp-pic{min-block-size:0}
.bp-site .bp-hero-gate{padding-block:clamp(1rem,2.2cqi,1.75rem) clamp(2.5rem,5cqi,4.5rem)}
.bp-site .bp-gate{position:relative;isolation:isolate;display:grid;grid-template-columns:1.2fr 1fr;gap:clamp(1.5rem,4cqi,4rem);border-radius:2.25rem;overflow:hidden;padding-inline:clamp(1.5rem,5cqi,4.5rem)}
.bp-site .bp-gate-text{display:grid;align-content:center;justify-items:start;gap:1.15rem;padding-block:clamp(2.5rem,7cqi,6rem)}
.bp-site .bp-gate-pic{align-self:end;block-size:calc(100% - clamp(1.5rem,4cqi,3.5rem));min-block-size:24rem;border-radius:50% 50% 0 0/38% 38% 0 0}
.bp-site .bp-gate-notes{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem;margin-block-start:1.75rem;padding-inline:clamp(0rem,3cqi,3rem)}
.bp-site .bp-gate-notes li{display:flex;flex-wrap:wrap;justify-content:center;align-items:baseline;gap:.15rem .6rem;text-align:center}
.bp-site .bp-gate-notes strong{font-size:1.25rem;font-weight:800}
.bp-site .bp-gate-notes span{color:var(--bp-muted);font-size:.95rem}
@container bp-site (inline-size<=860px){
.bp-site .bp-hero-frame .bp-pic{aspect-ratio:4/3.4}
.bp-site .bp-float{inset-inline-start:1rem}
.bp-site .bp-figures{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-figures>div{padding-block:1.25rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-figures>div:nth-child(odd){border-inline-start:0;padding-inline-start:0}
.bp-site .bp-figures>div:nth-last-child(-n+2){border-block-end:0}
.bp-site .bp-bento{grid-template-columns:1fr 1fr}
.bp-site .bp-bento-tall{grid-column:span 2;min-block-size:17rem}
.bp-site .bp-bento>:nth-child(5){grid-column:span 2;min-block-size:0}
.bp-site .bp-editorial-row{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-gate{grid-template-columns:minmax(0,1fr);gap:0}
.bp-site .bp-gate-text{padding-block-end:2rem}
.bp-site .bp-gate-pic{block-size:20rem;min-block-size:0;max-inline-size:22rem;margin-inline:auto}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-stage{grid-template-columns:1fr}
.bp-site .bp-stage-side,.bp-site .bp-strip>:nth-child(3){display:none}
.bp-site .bp-hero-frame{padding-block-end:3.75rem}
.bp-site .bp-stage-main{aspect-ratio:4/3.2}
.bp-site .bp-tile-pic,.bp-site .bp-bento-figure{min-block-size:10.5rem}
.bp-site .bp-gate-notes{grid-template-columns:minmax(0,1fr);gap:.5rem}
.bp-site .bp-gate-notes li{justify-content:space-between}
}`;
