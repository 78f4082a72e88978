/** Shapes several section types share: columns, asides, rows, panels, frames of pictures. */
import { star8 } from '../art/shapes.js';

/** The eight-pointed star as a `clip-path`. */
const star = star8(50, 50, 50)
  .split(' ')
  .map((point) => point.replace(/([\d.-]+),([\d.-]+)/, '$1% $2%'))
  .join(',');

export const kitCss = `
.bp-site{--bp-star:polygon(${star})}
.bp-site .bp-cols{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(1rem,1.8cqi,1.6rem)}
.bp-site .bp-cols[data-cols="2"]{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-cols[data-cols="4"]{grid-template-columns:repeat(4,minmax(0,1fr))}
.bp-site .bp-cols[data-gap=wide]{gap:clamp(2.25rem,4.5cqi,4rem) clamp(1.5rem,4cqi,4rem)}
.bp-site .bp-stack{display:grid;gap:.6rem;align-content:start;justify-items:start}
.bp-site .bp-stack[data-align=center]{justify-items:center;text-align:center}
.bp-site .bp-stack>.bp-numeral,.bp-site .bp-stack>:is(.bp-icon,.bp-icon-box,.bp-icon-disc,.bp-icon-star){margin-block-end:.6rem}
.bp-site .bp-stack>.bp-icon,.bp-site .bp-item>.bp-icon{inline-size:1.9rem;block-size:1.9rem;color:var(--bp-accent)}
.bp-site .bp-item{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.3rem 1.1rem;align-items:start}
.bp-site .bp-item>div{display:grid;align-content:start;gap:.3rem}
.bp-site .bp-headrow{display:grid;grid-template-columns:1.2fr 1fr;gap:clamp(1rem,5cqi,5rem);align-items:end;margin-block-end:clamp(2.25rem,1.5rem + 2.6cqi,4rem)}
.bp-site .bp-headrow>.bp-head+*,.bp-site .bp-aside>.bp-head+*{margin-block-start:0}
.bp-site .bp-aside{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.8fr);gap:clamp(2rem,5cqi,5rem);align-items:start}
.bp-site .bp-sec[data-media=start] .bp-aside{grid-template-columns:minmax(0,1.8fr) minmax(0,1fr)}
.bp-site .bp-sec[data-media=start] .bp-aside>:nth-last-child(2){order:1}
.bp-site .bp-missing{display:grid;gap:1.25rem;justify-items:start;align-content:center;min-block-size:60vh}
.bp-site .bp-rows>*{padding-block:clamp(1.2rem,2.2cqi,1.9rem);border-block-start:1px solid var(--bp-line)}
.bp-site .bp-rows>:last-child{border-block-end:1px solid var(--bp-line)}
.bp-site .bp-panel{position:relative;isolation:isolate;overflow:hidden;padding:clamp(1.75rem,4.6cqi,4.25rem);border-radius:2.25rem}
.bp-site .bp-cells{display:grid;grid-template-columns:1fr 1fr;gap:clamp(1.75rem,3cqi,2.75rem) clamp(1.5rem,3.4cqi,3rem)}
.bp-site .bp-numeral{font-size:1.0625rem;font-weight:750;line-height:1.6;color:var(--bp-accent)}
.bp-site .bp-numeral-big{font-size:clamp(2.4rem,1.7rem + 2.4cqi,3.9rem);font-weight:850;line-height:1.25;color:var(--bp-accent)}
.bp-site .bp-icon-star{display:grid;place-items:center;flex:none;inline-size:4.75rem;block-size:4.75rem;clip-path:var(--bp-star);background:var(--bp-fill);color:var(--bp-onFill)}
.bp-site .bp-plate{display:grid;gap:.35rem;padding:1.25rem 1.4rem;border-radius:1.35rem;background:var(--bp-card);color:var(--bp-fg)}
.bp-site :is(.bp-sheet,.bp-blog-leaf,.bp-con-dossier aside){position:relative;overflow:clip}
.bp-site :is(.bp-sheet,.bp-blog-leaf,.bp-con-dossier aside)::before{content:"";position:absolute;inset:0 0 auto;block-size:.45rem;background:var(--bp-fill)}
.bp-site .bp-sheet[data-tone]::before{content:none}
.bp-site .bp-f-soft{aspect-ratio:4/3;border-radius:1.75rem}
.bp-site .bp-f-wide{aspect-ratio:16/9;border-radius:2rem}
.bp-site .bp-f-square{aspect-ratio:1;border-radius:1.6rem}
.bp-site .bp-f-tall{aspect-ratio:4/5;border-radius:2rem}
.bp-site .bp-f-arch{aspect-ratio:3/4;border-radius:var(--bp-arch)}
.bp-site .bp-f-circle{aspect-ratio:1;border-radius:50%}
.bp-site .bp-f-leaf{aspect-ratio:1;border-radius:50% 1.5rem}
.bp-site .bp-f-star{aspect-ratio:1;clip-path:var(--bp-star)}
.bp-site .bp-lift{background:var(--bp-card);border:1px solid var(--bp-line)}
@container bp-site (inline-size<=1020px){
.bp-site .bp-cols[data-cols="4"]{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@container bp-site (inline-size<=860px){
.bp-site .bp-cols:not([data-cols]):has(>:nth-child(4)){grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-headrow,.bp-site .bp-aside,.bp-site .bp-sec[data-media=start] .bp-aside{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-sec[data-media=start] .bp-aside>:nth-last-child(2){order:0}
.bp-site .bp-aside>.bp-f-tall,.bp-site .bp-two>.bp-f-tall{aspect-ratio:4/3}
}
@container bp-site (inline-size<=700px){
.bp-site .bp-cols:not([data-cols],[data-small],:has(>:nth-child(4))){grid-template-columns:minmax(0,1fr)}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-cols[data-small="2"]:not([data-cols]){grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-cols:is([data-cols],:not([data-cols])):not([data-small="2"]),.bp-site .bp-cells{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-panel{border-radius:1.6rem}
}`;
