export const statsCss = `
.bp-site .bp-figure-pair{display:grid;gap:.15rem;align-content:start}
.bp-site .bp-figure-pair>:nth-child(2){order:-1}
.bp-site .bp-figure-pair>dt{font-weight:650}
.bp-site .bp-figure-pair .bp-small{margin-block-start:.25rem}
.bp-site .bp-figure-pair .bp-number{color:var(--bp-accent)}
.bp-site .bp-stat-large{font-size:clamp(1.9rem,1.1rem + 2.6cqi,3.4rem);font-weight:830;line-height:1.4;color:var(--bp-accent)}
.bp-site .bp-stats-row .bp-eyebrow{text-align:center;margin-block-end:1.5rem}
.bp-site .bp-stat-row>div{justify-items:center;text-align:center}
.bp-site .bp-stat-row .bp-stat-large{font-size:clamp(1.5rem,.9rem + 2.2cqi,2.9rem)}
.bp-site .bp-stat-tiles{display:grid;grid-template-columns:1.35fr 1fr 1.35fr;gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-stat-tiles>div{align-content:end;min-block-size:12.5rem;padding:clamp(1.4rem,2.6cqi,2.25rem)}
.bp-site .bp-stat-tile-1{grid-row:span 2}
.bp-site .bp-stat-tile-1 .bp-stat-large{font-size:clamp(2.5rem,1.4rem + 4.4cqi,5rem)}
.bp-site .bp-stat-tile-2{grid-column:span 2}
.bp-site .bp-stat-tiles>.bp-stat-tile-2{background:var(--bp-fill);color:var(--bp-onFill);border-color:transparent}
.bp-site .bp-stat-tiles>.bp-stat-tile-2>*{color:var(--bp-onFill)}
.bp-site .bp-ring-pair{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;justify-items:center;text-align:center}
.bp-site .bp-ring-pair dt{order:1;font-weight:650}
.bp-site .bp-ring{position:relative;isolation:isolate;display:grid;place-items:center;inline-size:100%;max-inline-size:11.5rem;min-inline-size:0;aspect-ratio:1;padding:14%;overflow-wrap:anywhere;font-size:clamp(1.4rem,1rem + 1.5cqi,2.2rem);font-weight:820}
.bp-site .bp-ring::before{content:"";position:absolute;inset:0;z-index:-1;border-radius:50%;background:conic-gradient(var(--bp-fill) calc(var(--bp-share)*1%),var(--bp-line) 0);mask:radial-gradient(closest-side,#0000 84%,#000 85%)}
.bp-site .bp-bars{display:grid;gap:clamp(1.4rem,2.4cqi,2rem)}
.bp-site .bp-bar{display:grid;grid-template-columns:1fr auto;gap:.6rem 1rem;align-items:baseline;font-weight:650}
.bp-site .bp-bar dd{font-weight:800;color:var(--bp-accent)}
.bp-site .bp-bar::after{content:"";grid-column:1/-1;block-size:.85rem;border-radius:99rem;background:linear-gradient(var(--bp-fill),var(--bp-fill)) 100% 0/calc(var(--bp-share)*1%) 100% no-repeat,var(--bp-line)}
.bp-site .bp-towers{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:clamp(.75rem,2.4cqi,2.25rem);border-block-end:2px solid var(--bp-line)}
.bp-site .bp-towers>div{display:grid;grid-template-rows:1fr auto;align-items:end;min-block-size:clamp(17rem,32cqi,25rem)}
.bp-site .bp-towers dt{padding-block:0 .85rem;font-weight:650}
.bp-site .bp-tower{display:flex;align-items:flex-start;min-block-size:max(4.5rem,calc(var(--bp-share)*.13*clamp(1rem,2cqi,1.55rem)));padding:1rem clamp(.75rem,1.8cqi,1.5rem);border-radius:1.25rem 1.25rem 0 0;background:var(--bp-fill);color:var(--bp-onFill);font-size:clamp(1.25rem,.9rem + 1.5cqi,2rem);font-weight:820;line-height:1.4}
.bp-site .bp-giant-top{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.5fr);gap:clamp(2rem,5cqi,5rem);align-items:end}
.bp-site .bp-giant{font-size:clamp(3.4rem,1rem + 11.5cqi,9.75rem);font-weight:850;line-height:1.4;color:var(--bp-accent)}
.bp-site .bp-giant-rest{margin-block-start:clamp(2rem,4cqi,3.5rem);padding-block-start:clamp(1.75rem,3cqi,2.5rem);border-block-start:1px solid var(--bp-line)}
.bp-site .bp-stat-panel{display:grid;grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);border-radius:2.25rem;overflow:hidden}
.bp-site .bp-stat-panel>div{padding:clamp(1.75rem,4.6cqi,4.25rem)}
.bp-site .bp-stat-panel[data-media=start]>.bp-pic{order:-1}
.bp-site .bp-stat-panel[data-media=start]{grid-template-columns:minmax(0,1fr) minmax(0,1.25fr)}
.bp-site .bp-stat-ledger>div{grid-template-columns:minmax(0,1fr) minmax(0,.9fr) minmax(0,1.3fr);gap:.25rem clamp(1rem,3cqi,3rem);align-items:center}
.bp-site .bp-stat-ledger dt{font-size:1.125rem}
@container bp-site (inline-size<=860px){
.bp-site .bp-giant-top,.bp-site .bp-stat-panel,.bp-site .bp-stat-panel[data-media=start]{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-stat-panel>.bp-pic{block-size:17rem;order:0}
.bp-site .bp-stat-tiles{grid-template-columns:1fr 1fr}
.bp-site .bp-stat-tile-1{grid-row:auto;grid-column:span 2}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-stat-tiles{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-stat-ledger>div{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.bp-site .bp-stat-ledger .bp-small{grid-column:2}
.bp-site .bp-stat-ledger .bp-stat-large{font-size:1.5rem;grid-row:span 2}
.bp-site .bp-stat-tiles>div{grid-column:auto;min-block-size:9rem}
.bp-site .bp-stat-panel .bp-cells{grid-template-columns:1fr 1fr}
.bp-site .bp-giant-rest{gap:1.75rem}
.bp-site .bp-towers{grid-template-columns:1fr 1fr;border-block-end:0}
.bp-site .bp-towers>div{min-block-size:0}
.bp-site .bp-tower{min-block-size:calc(var(--bp-share)*.09rem)}
}`;
