export const callToActionsCss = `
.bp-site .bp-cta-banner{padding-block:clamp(4rem,8cqi,7rem)}
.bp-site .bp-cta-banner[data-media=start] .bp-head{max-inline-size:none;text-align:start;grid-template-columns:1.3fr 1fr;align-items:center;column-gap:clamp(2rem,5cqi,5rem)}
.bp-site .bp-cta-banner[data-media=start] .bp-head>*{justify-self:start;grid-column:1}
.bp-site .bp-cta-banner[data-media=start] .bp-actions{grid-column:2;grid-row:1/3;flex-direction:column;align-items:stretch}
.bp-site .bp-cta-banner[data-media=start] .bp-actions .bp-btn{inline-size:100%}
.bp-site .bp-inset{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);border-radius:2.25rem;overflow:hidden}
.bp-site .bp-inset[data-media=start]{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}
.bp-site .bp-inset[data-media=start]>.bp-inset-pic{order:-1}
.bp-site .bp-inset-text{display:grid;gap:1rem;justify-items:start;align-content:center;padding:clamp(2rem,5.4cqi,5rem)}
.bp-site .bp-inset-pic{min-block-size:24rem}
.bp-site [data-shape=arch] .bp-inset-shape{margin:1.5rem;inline-size:calc(100% - 3rem);block-size:calc(100% - 3rem);border-radius:var(--bp-arch)}
.bp-site .bp-line{display:flex;align-items:center;justify-content:space-between;gap:2rem;padding-block:clamp(1.5rem,3cqi,2.5rem);border-block:1px solid var(--bp-line)}
.bp-site .bp-line-end{display:flex;align-items:center;gap:1.75rem;flex:none;max-inline-size:50%}
.bp-site .bp-line-phone{font-size:1.25rem;font-weight:750;white-space:nowrap}
.bp-site [data-media=start] .bp-line{flex-direction:row-reverse;border:0;padding-block:0}
.bp-site [data-media=start] .bp-line-end{flex-direction:column;align-items:flex-start;gap:.75rem}
.bp-site .bp-path-head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:1.5rem;margin-block-end:clamp(2.5rem,5cqi,4.5rem)}
.bp-site .bp-path-head .bp-title{max-inline-size:18em}
.bp-site .bp-path{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(1.5rem,4cqi,4rem)}
.bp-site .bp-path li{position:relative;display:grid;gap:.4rem;align-content:start}
.bp-site .bp-path-no{display:grid;place-items:center;inline-size:3.5rem;block-size:3.5rem;margin-block-end:1rem;border-radius:50%;background:var(--bp-fill);color:var(--bp-onFill);font-size:1.35rem;font-weight:800;line-height:1}
.bp-site .bp-path li:not(:last-child)::after{content:"";position:absolute;inset-block-start:1.75rem;inset-inline-start:4.5rem;inset-inline-end:calc(-1*clamp(1.5rem,4cqi,4rem) + 1rem);border-block-start:2px dashed var(--bp-art2)}
.bp-site .bp-cta-path[data-align=center] .bp-path-head{flex-direction:column;align-items:center;text-align:center}
.bp-site .bp-cta-path[data-align=center] .bp-path li{justify-items:center;text-align:center;padding:2rem 1.5rem;border-radius:1.5rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-cta-path[data-align=center] .bp-path{gap:clamp(1rem,1.8cqi,1.6rem)}
.bp-site .bp-cta-path[data-align=center] .bp-path li::after{display:none}
.bp-site .bp-ticket{position:relative;display:grid;grid-template-columns:1.7fr 1fr;border-radius:2rem;--bp-cut:37.04%;mask:radial-gradient(circle 1.15rem at var(--bp-cut) 0,transparent 97%,#000) 0 0/100% 51% no-repeat,radial-gradient(circle 1.15rem at var(--bp-cut) 100%,transparent 97%,#000) 0 100%/100% 51% no-repeat}
.bp-site [data-media=start] .bp-ticket{grid-template-columns:1fr 1.7fr;--bp-cut:62.96%}
.bp-site [data-media=start] .bp-ticket-stub{order:-1}
.bp-site .bp-ticket>*{display:grid;align-content:center;justify-items:start;gap:.85rem;padding:clamp(2rem,4.6cqi,4rem)}
.bp-site .bp-ticket-stub{justify-items:center;text-align:center;border-inline-start:2px dashed var(--bp-line)}
.bp-site [data-media=start] .bp-ticket-stub{border-inline:0 2px dashed var(--bp-line);border-inline-start:0;border-inline-end:2px dashed var(--bp-line)}
.bp-site :is(.bp-ticket-phone,.bp-cta-duo-phone){font-size:clamp(1.35rem,1.1rem + 1.2cqi,1.9rem);font-weight:800;line-height:1.5}
.bp-site [data-align=center] .bp-ticket{grid-template-columns:minmax(0,1fr);max-inline-size:46rem;margin-inline:auto;text-align:center;mask:none}
.bp-site [data-align=center] .bp-ticket>*{justify-items:center}
.bp-site [data-align=center] .bp-ticket-stub{border-inline:0;border-block-start:2px dashed var(--bp-line);padding-block:1.75rem;grid-template-columns:auto auto;justify-content:center;align-items:center;gap:1rem 2.5rem}
.bp-site .bp-cta-halves{padding-block:0;overflow:clip}
.bp-site .bp-cta-halves-grid{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.bp-site .bp-cta-halves-words{display:grid;gap:1.1rem;align-content:center;justify-items:start;padding:clamp(3rem,7cqi,7rem) clamp(1.25rem,5.5cqi,5rem)}
.bp-site .bp-cta-halves-grid>.bp-pic{min-block-size:clamp(22rem,36cqi,32rem);block-size:0;min-inline-size:0}
.bp-site .bp-cta-halves[data-media=start] .bp-pic{order:-1}
.bp-site .bp-cta-halves[data-shape=arch] .bp-pic{border-radius:50% 50% 0 0/40% 40% 0 0;align-self:end;margin:2.5rem 2.5rem 0;inline-size:calc(100% - 5rem);min-block-size:calc(100% - 2.5rem)}
.bp-site .bp-cta-horizon{padding-block-end:0;overflow:clip}
.bp-site .bp-cta-horizon-row{display:grid;grid-template-columns:1.7fr 1fr;gap:1.5rem clamp(2rem,5cqi,5rem);align-items:end}
.bp-site .bp-cta-horizon-end{display:grid;gap:1.25rem;justify-items:start}
.bp-site .bp-cta-horizon-pic{margin-block-start:clamp(1.5rem,4cqi,3.5rem);block-size:clamp(12rem,34cqi,36rem)}
.bp-site .bp-cta-horizon .bp-display-large{font-size:clamp(2.2rem,1rem + 4.6cqi,4.6rem)}
.bp-site [data-align=center]>.bp-cta-horizon-row{grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center}
.bp-site [data-align=center]>.bp-cta-horizon-row>.bp-cta-horizon-end{justify-items:center;max-inline-size:40rem}
.bp-site .bp-cta-duo-grid{display:grid;grid-template-columns:1.9fr 1fr;gap:clamp(.75rem,1.6cqi,1.4rem)}
.bp-site .bp-cta-duo-grid[data-side=start]{grid-template-columns:1fr 1.9fr}
.bp-site .bp-cta-duo-grid[data-side=start]>.bp-cta-duo-side{order:-1}
.bp-site .bp-cta-duo-main{position:relative;isolation:isolate;overflow:clip;display:grid;gap:1rem;justify-items:start;align-content:center;padding:clamp(2rem,5cqi,4.5rem);border-radius:2rem}
.bp-site .bp-cta-duo-side{align-items:center;justify-content:center;text-align:center;border-radius:2rem}
.bp-site .bp-cta-duo[data-align=center] .bp-cta-duo-grid{grid-template-columns:minmax(0,1fr);max-inline-size:52rem}
.bp-site .bp-cta-duo[data-align=center] .bp-cta-duo-main{justify-items:center;text-align:center}
.bp-site .bp-cta-duo[data-align=center] .bp-cta-duo-side{flex-direction:row;justify-content:space-between;flex-wrap:wrap}
@container bp-site (inline-size<=860px){
.bp-site .bp-cta-banner[data-media=start] .bp-head{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-cta-banner[data-media=start] .bp-actions{grid-column:1;grid-row:auto}
.bp-site .bp-inset,.bp-site .bp-inset[data-media=start]{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-inset-pic{min-block-size:0;block-size:18rem}
.bp-site [data-shape=arch] .bp-inset-shape{block-size:18rem}
.bp-site .bp-inset[data-media=start]>.bp-inset-pic{order:0}
.bp-site .bp-line,.bp-site [data-media=start] .bp-line{flex-direction:column;align-items:flex-start}
.bp-site .bp-line-end{max-inline-size:none;flex-wrap:wrap;gap:1rem}
.bp-site .bp-path,.bp-site .bp-cta-path[data-align=center] .bp-path{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-cta-path:not([data-align=center]) .bp-path li{padding-inline-start:5rem}
.bp-site .bp-cta-path:not([data-align=center]) .bp-path-no{position:absolute;inset-inline-start:0;inset-block-start:0}
.bp-site .bp-path li:not(:last-child)::after{inset-block:4.25rem -.75rem;inset-inline:1.75rem auto;border-block-start:0;border-inline-start:2px dashed var(--bp-art2)}
.bp-site .bp-ticket,.bp-site [data-media=start] .bp-ticket{grid-template-columns:minmax(0,1fr);mask:none}
.bp-site .bp-ticket-stub,.bp-site [data-media=start] .bp-ticket-stub,.bp-site [data-align=center] .bp-ticket-stub{order:0;border-inline:0;border-block-start:2px dashed var(--bp-line);padding-block:1.75rem}
.bp-site .bp-cta-halves-grid,.bp-site .bp-cta-horizon-row,.bp-site .bp-cta-duo-grid,.bp-site .bp-cta-duo-grid[data-side=start]{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-cta-halves-grid>.bp-pic,.bp-site .bp-cta-halves[data-shape=arch] .bp-pic{min-block-size:clamp(15rem,48cqi,24rem)}
.bp-site .bp-cta-halves[data-media=start] .bp-pic{order:0}
.bp-site .bp-cta-duo-grid[data-side=start]>.bp-cta-duo-side{order:0}
}
@container bp-site (inline-size<=560px){
.bp-site [data-align=center] .bp-ticket-stub{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-line-phone{white-space:normal}
}`;
