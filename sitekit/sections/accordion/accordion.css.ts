/** Lines that open: accordions, and the questions of faqs. */
export const accordionCss = `
.bp-site summary.bp-fold-line{cursor:pointer;list-style:none}
.bp-site .bp-fold-line::-webkit-details-marker{display:none}
.bp-site .bp-fold-line{display:flex;align-items:center;gap:1rem;font-size:1.125rem;font-weight:650;line-height:1.75}
.bp-site .bp-fold-title{flex:1;min-inline-size:0;text-align:start}
.bp-site summary.bp-fold-line:hover .bp-fold-title{color:var(--bp-accent)}
.bp-site .bp-fold-sign{flex:none;inline-size:2.1rem;block-size:2.1rem;border-radius:50%;color:var(--bp-accent);background:linear-gradient(currentColor 0 0) center/.85rem 2px no-repeat,linear-gradient(currentColor 0 0) center/2px .85rem no-repeat,var(--bp-chip);transition:rotate .2s}
.bp-site .bp-fold[open]>summary .bp-fold-sign{background:linear-gradient(currentColor 0 0) center/.85rem 2px no-repeat,var(--bp-chip);rotate:180deg}
.bp-site .bp-fold-body{display:grid;gap:1rem;padding-block-start:.6rem;max-inline-size:46rem}
.bp-site .bp-folds{display:grid;align-content:start}
.bp-site .bp-folds-ruled>.bp-fold{padding-block:1.25rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-folds-ruled>.bp-fold:first-child{border-block-start:1px solid var(--bp-line)}
.bp-site .bp-folds-cards{gap:clamp(.75rem,1.2cqi,1rem)}
.bp-site .bp-folds-cards>.bp-fold{padding:1.15rem 1.4rem;border-radius:1.25rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-folds-cards>.bp-fold[open]{border-color:var(--bp-accent)}
.bp-site .bp-folds-box{border-radius:1.75rem;overflow:hidden;background-color:var(--bp-card);border:1px solid var(--bp-line);padding:.75rem clamp(1.25rem,3cqi,2.25rem)}
.bp-site .bp-folds-box>.bp-fold{padding-block:1.25rem}
.bp-site .bp-folds-box>.bp-fold+.bp-fold{border-block-start:1px solid var(--bp-line)}
.bp-site .bp-folds-large .bp-fold-line{font-size:clamp(1.2rem,1.05rem + .9cqi,1.6rem);gap:clamp(1rem,3cqi,2.5rem)}
.bp-site .bp-folds-large>.bp-fold{padding-block:clamp(1.25rem,2.2cqi,1.9rem)}
.bp-site .bp-fold-no{flex:none;min-inline-size:1.6em;font-weight:800;color:var(--bp-accent);font-size:1.15em;line-height:1.5}
.bp-site .bp-folds-large .bp-fold-no{font-size:clamp(1.9rem,1.4rem + 2cqi,3rem)}
.bp-site .bp-folds-large .bp-fold:has(.bp-fold-no) .bp-fold-body{padding-inline-start:calc(clamp(1.9rem,1.4rem + 2cqi,3rem)*1.6 + clamp(1rem,3cqi,2.5rem))}
.bp-site .bp-faq-narrow{max-inline-size:50rem;margin-inline:auto}
.bp-site .bp-faq-pair{display:grid;grid-template-columns:1fr 1fr;gap:clamp(.75rem,1.2cqi,1rem)}
.bp-site .bp-faq-side{display:grid;grid-template-columns:minmax(0,.8fr) minmax(0,1.2fr);gap:clamp(2rem,6cqi,6rem);align-items:start}
.bp-site .bp-faq-side[data-media=start]{grid-template-columns:minmax(0,1.2fr) minmax(0,.8fr)}
.bp-site .bp-faq-side[data-media=start]>:last-child{order:-1}
.bp-site .bp-faq-side .bp-intro{position:sticky;inset-block-start:3rem}
.bp-site .bp-faq-side .bp-btn{margin-block-start:.75rem}
.bp-site .bp-faq-top{display:grid;grid-template-columns:1.4fr 1fr;gap:clamp(1rem,4cqi,4rem);align-items:end}
.bp-site .bp-faq-answers{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(1.75rem,3.6cqi,3rem) clamp(1.5rem,3.6cqi,3.5rem)}
.bp-site .bp-faq-answers li{display:grid;gap:.5rem;align-content:start}
.bp-site .bp-faq-answers span{display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;margin-block-end:.5rem;border-radius:1rem;background:var(--bp-fill);color:var(--bp-onFill);font-size:1.5rem;font-weight:800;line-height:1}
.bp-site .bp-faq-pic{aspect-ratio:1/1.2;max-block-size:42rem}
.bp-site .bp-faq-dialogue{display:grid;gap:clamp(1.75rem,3cqi,2.5rem);max-inline-size:54rem;margin-inline:auto}
.bp-site .bp-faq-dialogue>div{display:grid;gap:.75rem}
.bp-site .bp-faq-dialogue :is(dt,dd){max-inline-size:min(88%,34rem);padding:1rem 1.5rem;border-radius:1.5rem;line-height:1.9}
.bp-site .bp-faq-dialogue dt{justify-self:start;border-end-start-radius:.3rem;background:var(--bp-card);border:1px solid var(--bp-line);font-weight:650}
.bp-site .bp-faq-dialogue dd{justify-self:end;border-end-end-radius:.3rem}
.bp-site .bp-faq-desk{display:grid;grid-template-columns:minmax(0,1.7fr) minmax(0,1fr);gap:clamp(1rem,1.8cqi,1.5rem);align-items:start}
.bp-site .bp-faq-desk[data-media=start]{grid-template-columns:minmax(0,1fr) minmax(0,1.7fr)}
.bp-site .bp-faq-desk[data-media=start]>:last-child{order:-1}
.bp-site .bp-faq-help{position:relative;isolation:isolate;overflow:hidden;display:grid;gap:1rem;justify-items:start;padding:clamp(1.75rem,3.2cqi,2.75rem);border-radius:1.75rem}
.bp-site .bp-faq-note{font-size:1.25rem;font-weight:700;line-height:1.8}
.bp-site .bp-faq-phone{font-size:clamp(1.3rem,1.1rem + .9cqi,1.7rem);font-weight:800}
.bp-site .bp-folds-huge>.bp-fold{padding-block:clamp(1rem,2cqi,1.75rem);border-block-start:2px solid var(--bp-fg)}
.bp-site .bp-folds-huge>.bp-fold:last-child{border-block-end:2px solid var(--bp-fg)}
.bp-site .bp-folds-huge .bp-fold-line{font-size:clamp(1.4rem,1rem + 2.4cqi,2.75rem);font-weight:800;line-height:1.5}
.bp-site .bp-folds-huge .bp-fold-body{font-size:1.0625rem;padding-block:.5rem .75rem}
.bp-site .bp-folds-huge .bp-fold-sign{inline-size:2.75rem;block-size:2.75rem}
.bp-site .bp-acc-columns{display:flex;gap:.75rem;min-block-size:24rem}
.bp-site .bp-acc-columns>.bp-fold{flex:1 1 0;min-inline-size:0;display:flex;flex-direction:column;gap:1rem;padding:1.5rem 1.35rem;border-radius:1.75rem;background:var(--bp-card);border:1px solid var(--bp-line);transition:flex-grow .3s}
.bp-site .bp-acc-columns>.bp-fold[open]{flex-grow:2.6;background-color:var(--bp-fill);border-color:transparent;color:var(--bp-onFill)}
.bp-site .bp-acc-columns .bp-fold-line{flex-direction:column;align-items:flex-start;gap:.75rem}
.bp-site .bp-acc-columns .bp-fold-no{font-size:2.25rem}
.bp-site .bp-acc-columns [open] :is(.bp-fold-no,.bp-fold-title,.bp-prose){color:inherit}
.bp-site .bp-acc-columns [open] .bp-fold-title{font-size:clamp(1.25rem,1rem + 1.2cqi,1.75rem)}
.bp-site .bp-acc-route{display:grid;gap:1rem}
.bp-site .bp-acc-route>.bp-fold{position:relative}
.bp-site .bp-acc-route>.bp-fold:not(:last-child)::before{content:"";position:absolute;inset-block:3.25rem -1rem;inset-inline-start:1.55rem;border-inline-start:2px dashed var(--bp-art2)}
.bp-site .bp-acc-route .bp-fold-no{display:grid;place-items:center;min-inline-size:0;inline-size:3.2rem;block-size:3.2rem;border-radius:50%;background:var(--bp-fill);color:var(--bp-onFill);line-height:1}
.bp-site .bp-acc-route .bp-fold-body{padding-inline-start:4.2rem;padding-block:0 1rem}
.bp-site .bp-acc-tiles{align-items:start}
.bp-site .bp-acc-tiles>.bp-fold{padding:1.5rem;border-radius:1.5rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-acc-folders>div{position:relative;padding:clamp(1.25rem,2.4cqi,2rem) clamp(1.25rem,4cqi,3rem);padding-block-end:clamp(2.75rem,4cqi,3.5rem);border-radius:1.75rem 1.75rem 0 0;border:1px solid var(--bp-line);border-block-end:0}
.bp-site .bp-acc-folders>div:last-child{border-radius:1.75rem;border-block-end:1px solid var(--bp-line);padding-block-end:clamp(1.25rem,2.4cqi,2rem)}
.bp-site .bp-acc-folders>div+div{margin-block-start:-1.75rem}
.bp-site .bp-acc-folders .bp-fold-line{font-size:clamp(1.2rem,1.05rem + .8cqi,1.5rem)}
.bp-site .bp-acc-album .bp-fold-body{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);gap:clamp(1.25rem,4cqi,4rem);max-inline-size:none;align-items:center;padding-block:1rem .5rem}
.bp-site .bp-acc-album .bp-pic{aspect-ratio:16/9}
.bp-site .bp-acc-album .bp-prose{font-size:1.0625rem}
@container bp-site (inline-size<=860px){
.bp-site :is(.bp-faq-pair,.bp-faq-side,.bp-faq-side[data-media=start],.bp-faq-top,.bp-faq-desk,.bp-faq-desk[data-media=start]){grid-template-columns:minmax(0,1fr)}
.bp-site .bp-faq-side .bp-intro{position:static}
.bp-site :is(.bp-faq-side,.bp-faq-desk)[data-media=start]>:last-child{order:0}
.bp-site .bp-faq-answers{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-faq-pic{aspect-ratio:4/3}
.bp-site .bp-acc-columns{flex-direction:column;min-block-size:0}
.bp-site .bp-acc-columns>.bp-fold{flex:none;padding:1.15rem 1.4rem}
.bp-site .bp-acc-columns .bp-fold-line{flex-direction:row;align-items:center}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-faq-answers{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-acc-album .bp-fold-body{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-folds-large .bp-fold:has(.bp-fold-no) .bp-fold-body{padding-inline-start:0}
.bp-site .bp-acc-route .bp-fold-body{padding-inline-start:4.2rem}
}`;
