export const featuresCss = `
.bp-site .bp-feature-columns{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(2.25rem,4.5cqi,4rem) clamp(1.5rem,4cqi,4rem)}
.bp-site .bp-feature-columns li{display:grid;justify-items:center;align-content:start;gap:.5rem;text-align:center}
.bp-site .bp-feature-columns .bp-icon-disc{margin-block-end:.75rem;background:transparent;border:1.5px solid var(--bp-art1)}
.bp-site .bp-mosaic{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-mosaic-text{display:grid;gap:.5rem;justify-items:start;align-content:end;padding:clamp(1.4rem,2.5cqi,2.1rem)}
.bp-site .bp-mosaic-text .bp-icon-box{margin-block-end:1.5rem;align-self:start}
.bp-site .bp-mosaic-text:has(.bp-icon-box){grid-template-rows:1fr auto auto}
.bp-site .bp-mosaic .bp-tile{display:grid;min-block-size:17rem}
.bp-site .bp-mosaic .bp-tile .bp-pic{min-block-size:12rem}
.bp-site .bp-mosaic-1{grid-column:span 2;grid-template-columns:minmax(0,1fr) minmax(0,1.2fr)}
.bp-site .bp-mosaic-1 .bp-pic{order:1;position:absolute;inset-block:0;inset-inline-end:0;inline-size:55%}
.bp-site .bp-mosaic-5{grid-column:span 1;grid-template-rows:1fr auto}
.bp-site .bp-mosaic-5 .bp-pic{block-size:13rem}
.bp-site .bp-zigzag{display:grid;gap:clamp(2.5rem,6cqi,6rem)}
.bp-site .bp-zigzag li{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);gap:clamp(1.5rem,6cqi,6rem);align-items:center}
.bp-site .bp-zigzag li>div{display:grid;gap:.7rem}
.bp-site .bp-zigzag .bp-pic{aspect-ratio:16/10.5;border-radius:2rem}
.bp-site .bp-zigzag li:nth-child(even){grid-template-columns:minmax(0,1fr) minmax(0,1.1fr)}
.bp-site .bp-zigzag li:nth-child(even) .bp-pic{order:1}
.bp-site .bp-lattice{display:grid;grid-template-columns:1fr 1.8fr;gap:clamp(2rem,5cqi,5rem);align-items:start}
.bp-site .bp-lattice .bp-head+ul{margin-block-start:0}
.bp-site .bp-lattice ul{display:grid;grid-template-columns:1fr 1fr;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-lattice li{display:grid;align-content:start;grid-template-columns:auto 1fr;gap:.25rem .85rem;padding:1.6rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-lattice li:nth-child(odd){padding-inline-start:0;border-inline-end:1px solid var(--bp-line)}
.bp-site .bp-lattice li .bp-icon{margin-block-start:.25rem;stroke-width:2.2;color:var(--bp-accent)}
.bp-site .bp-lattice li .bp-prose{grid-column:2}
.bp-site .bp-numbers li{padding-block-start:1.25rem;border-block-start:2px solid var(--bp-line)}
.bp-site .bp-tick{display:grid;place-items:center;inline-size:1.85rem;block-size:1.85rem;border-radius:50%;background:var(--bp-fill);color:var(--bp-onFill)}
.bp-site .bp-tick .bp-icon{inline-size:1.05rem;block-size:1.05rem;stroke-width:2.4}
.bp-site .bp-stars-row{display:flex;flex-wrap:wrap;justify-content:center;gap:clamp(2.25rem,4.5cqi,3.75rem) clamp(1.5rem,4cqi,3.5rem)}
.bp-site .bp-stars-row li{flex:0 1 19rem}
.bp-site .bp-spotlight{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:clamp(1.5rem,5cqi,5rem);align-items:stretch}
.bp-site .bp-spotlight>.bp-panel{align-content:end;min-block-size:24rem}
.bp-site .bp-spotlight>.bp-panel .bp-icon-star{margin-block-end:auto}
.bp-site .bp-spotlight>.bp-rows{align-self:center}
.bp-site .bp-spotlight[data-media=start]>.bp-panel{order:1}
.bp-site .bp-spotlight[data-media=start]{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}
.bp-site .bp-staircase{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:clamp(.75rem,1.4cqi,1.2rem);align-items:end}
.bp-site .bp-staircase .bp-icon-box{margin-block-end:auto}
.bp-site .bp-staircase li{min-block-size:14rem}
.bp-site .bp-staircase li:nth-child(2){min-block-size:18rem}
.bp-site .bp-staircase li:nth-child(3){min-block-size:22rem}
.bp-site .bp-staircase li:nth-child(4){min-block-size:26rem}
.bp-site .bp-features-ribbon .bp-eyebrow{text-align:center;margin-block-end:1.25rem}
.bp-site .bp-ribbon{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));border-radius:1.75rem;padding-block:clamp(1.25rem,2.2cqi,1.9rem)}
.bp-site .bp-ribbon li{padding-inline:clamp(1.1rem,2cqi,1.75rem);gap:.3rem .9rem}
.bp-site .bp-ribbon li+li{border-inline-start:1px solid var(--bp-line)}
.bp-site .bp-feature-rows>li{display:grid;grid-template-columns:auto minmax(0,1fr) minmax(0,1.35fr);gap:.5rem clamp(1rem,2.4cqi,2rem);align-items:center}
.bp-site .bp-pair-tile{display:grid;grid-template-rows:1fr auto;gap:clamp(1.5rem,3cqi,2.5rem);padding:clamp(1.5rem,3.2cqi,2.75rem);padding-block-end:0}
.bp-site .bp-pair-tile .bp-pic{block-size:clamp(11rem,23cqi,18rem);border-radius:1.5rem 1.5rem 0 0}
.bp-site .bp-spine{position:relative;display:grid;gap:clamp(1.5rem,2.4cqi,2.25rem)}
.bp-site .bp-spine::before{content:"";position:absolute;inset-block:0;inset-inline-start:calc(50% - 1px);inline-size:2px;background:var(--bp-line)}
.bp-site .bp-spine li{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);gap:clamp(1rem,2.4cqi,2.25rem);align-items:center}
.bp-site .bp-spine .bp-icon-disc{grid-column:2;position:relative;background:var(--bp-fill);color:var(--bp-onFill);box-shadow:0 0 0 .5rem var(--bp-bg)}
.bp-site .bp-spine .bp-stack{grid-column:1;grid-row:1;justify-items:end;text-align:end}
.bp-site .bp-spine li:nth-child(even) .bp-stack{grid-column:3;justify-items:start;text-align:start}
.bp-site .bp-overlap{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));align-items:center}
.bp-site .bp-overlap>.bp-pic{grid-column:6/-1;grid-row:1;min-block-size:clamp(28rem,52cqi,42rem);border-radius:2.25rem}
.bp-site .bp-overlap>.bp-panel{grid-column:1/9;grid-row:1;margin-block:clamp(1.5rem,4cqi,3.5rem);box-shadow:0 40px 80px -50px rgb(0 0 0/.45)}
.bp-site .bp-sec[data-media=start] .bp-overlap>.bp-pic{grid-column:1/8}
.bp-site .bp-sec[data-media=start] .bp-overlap>.bp-panel{grid-column:5/-1}
.bp-site .bp-overlap .bp-cells .bp-icon{inline-size:1.4rem;block-size:1.4rem;stroke-width:2.2;margin-block-end:.1rem}
.bp-site .bp-quilt{display:grid;grid-template-columns:1fr 1fr;border-radius:2rem;overflow:hidden}
.bp-site .bp-quilt li{display:grid;grid-template-columns:1fr 1fr;min-block-size:clamp(15rem,25cqi,19rem)}
.bp-site .bp-quilt .bp-stack{padding:clamp(1.25rem,2.4cqi,2.1rem);align-content:center}
.bp-site .bp-quilt .bp-pic{min-block-size:0;block-size:100%;contain:size}
.bp-site .bp-quilt li:nth-child(n+3) .bp-pic,.bp-site .bp-sec[data-media=start] .bp-quilt li:nth-child(-n+2) .bp-pic{order:1}
.bp-site .bp-sec[data-media=start] .bp-quilt li:nth-child(n+3) .bp-pic{order:0}
.bp-site .bp-compass{display:grid;grid-template-columns:1fr 1.25fr 1fr;gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-compass>.bp-panel{grid-column:2;grid-row:1;display:grid;align-content:center}
.bp-site .bp-compass>ul{display:grid;grid-auto-rows:1fr;gap:clamp(.85rem,1.5cqi,1.25rem);grid-row:1}
.bp-site .bp-compass .bp-icon-box{margin-block-end:1rem}
@container bp-site (inline-size<=1020px){
.bp-site .bp-ribbon{grid-template-columns:1fr 1fr;gap:1.5rem 0}
.bp-site .bp-ribbon li:nth-child(3){border-inline-start:0}
.bp-site .bp-staircase{grid-template-columns:1fr 1fr;align-items:stretch}
.bp-site .bp-staircase li:nth-child(n){min-block-size:15rem}
.bp-site .bp-compass{grid-template-columns:1fr 1fr}
.bp-site .bp-compass>.bp-panel{grid-column:span 2}
.bp-site .bp-compass>ul{grid-row:2}
}
@container bp-site (inline-size<=860px){
.bp-site .bp-spotlight,.bp-site .bp-spotlight[data-media=start],.bp-site .bp-quilt{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-spotlight[data-media=start]>.bp-panel{order:0}
.bp-site .bp-spotlight>.bp-panel{min-block-size:18rem}
.bp-site .bp-feature-rows>li{grid-template-columns:auto minmax(0,1fr)}
.bp-site .bp-feature-rows>li>:nth-child(n+2){grid-column:2}
.bp-site .bp-feature-rows>li>.bp-icon-disc{grid-row:span 2;align-self:start}
.bp-site .bp-overlap{display:block}
.bp-site .bp-overlap>.bp-pic{min-block-size:0;block-size:auto;aspect-ratio:4/3}
.bp-site .bp-overlap>.bp-panel{margin-block-start:-3rem;margin-inline:clamp(0rem,3cqi,2rem);position:relative}
.bp-site .bp-quilt li:nth-child(n) .bp-pic{order:0}
.bp-site .bp-quilt li:nth-child(even) .bp-pic{order:1}
.bp-site .bp-two>.bp-f-leaf{max-inline-size:30rem}
.bp-site .bp-feature-columns,.bp-site .bp-mosaic{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-zigzag li,.bp-site .bp-zigzag li:nth-child(even){grid-template-columns:minmax(0,1fr)}
.bp-site .bp-zigzag li:nth-child(even) .bp-pic{order:0}
.bp-site .bp-lattice{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-mosaic-5{grid-column:span 2}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-spine::before{inset-inline-start:1.85rem}
.bp-site .bp-spine li{grid-template-columns:auto minmax(0,1fr);align-items:start}
.bp-site .bp-spine .bp-icon-disc{grid-column:1}
.bp-site .bp-spine li:last-child{position:relative;background:var(--bp-bg)}
.bp-site .bp-spine li:nth-child(n) .bp-stack{grid-column:2;justify-items:start;text-align:start}
.bp-site .bp-ribbon,.bp-site .bp-staircase,.bp-site .bp-compass{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-ribbon li+li{border-inline-start:0}
.bp-site .bp-staircase li:nth-child(n){min-block-size:0}
.bp-site .bp-compass>.bp-panel,.bp-site .bp-compass>ul{grid-column:auto;grid-row:auto}
.bp-site .bp-quilt li{grid-template-columns:minmax(0,1fr);min-block-size:0}
.bp-site .bp-quilt li:nth-child(n) .bp-pic{order:0;block-size:12rem}
.bp-site .bp-feature-columns,.bp-site .bp-mosaic,.bp-site .bp-lattice ul{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-feature-columns{gap:2.25rem}
.bp-site .bp-mosaic>*{grid-column:auto;min-block-size:0}
.bp-site .bp-mosaic-1{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-mosaic-1 .bp-pic{position:static;inline-size:100%;block-size:13rem;order:0}
.bp-site .bp-mosaic .bp-tile{min-block-size:0}
.bp-site .bp-lattice li,.bp-site .bp-lattice li:nth-child(odd){padding-inline:0;border-inline-end:0}
}`;
