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
.bp-site .bp-lattice li{display:grid;grid-template-columns:auto 1fr;gap:.25rem .85rem;padding:1.6rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-lattice li:nth-child(odd){padding-inline-start:0;border-inline-end:1px solid var(--bp-line)}
.bp-site .bp-lattice li .bp-icon{margin-block-start:.25rem;stroke-width:2.2;color:var(--bp-accent)}
.bp-site .bp-lattice li .bp-prose{grid-column:2}
@container bp-site (inline-size<=860px){
.bp-site .bp-feature-columns,.bp-site .bp-mosaic{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-zigzag li,.bp-site .bp-zigzag li:nth-child(even){grid-template-columns:minmax(0,1fr)}
.bp-site .bp-zigzag li:nth-child(even) .bp-pic{order:0}
.bp-site .bp-lattice{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-mosaic-5{grid-column:span 2}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-feature-columns,.bp-site .bp-mosaic,.bp-site .bp-lattice ul{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-feature-columns{gap:2.25rem}
.bp-site .bp-mosaic>*{grid-column:auto;min-block-size:0}
.bp-site .bp-mosaic-1{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-mosaic-1 .bp-pic{position:static;inline-size:100%;block-size:13rem;order:0}
.bp-site .bp-mosaic .bp-tile{min-block-size:0}
.bp-site .bp-lattice li,.bp-site .bp-lattice li:nth-child(odd){padding-inline:0;border-inline-end:0}
}`;
