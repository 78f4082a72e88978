/**
 * Reset inside `.bp-site`, the tones' variables, type, and what every section shares. The reset takes the language
 * away, by which fonts choose the Persian forms of digits, so it is named again. Patterns are painted in a colour that
 * texts are guarded against (brand.ts), because they lie under texts. Prices and telephones break inside only where
 * they are wider than their whole column.
 */
import { TONES } from '../design/brand.js';
import { MASKS } from './masks.js';

const NAMES = [
  'bg',
  'card',
  'chip',
  'line',
  'fg',
  'muted',
  'accent',
  'fill',
  'onFill',
  'artBg',
  'art1',
  'art2',
  'art3',
  'art4',
  'artInk',
  'artPaper',
  'artWarm',
];

const tones = TONES.map((tone) => {
  const root = tone === 'plain' ? '.bp-site,' : '';
  const variables = NAMES.map((name) => `--bp-${name}:var(--bp-${tone}-${name})`).join(';');
  return `${root}.bp-site [data-tone=${tone}]{${variables};background-color:var(--bp-bg);color:var(--bp-fg)}`;
}).join('\n');

export const baseCss = `
@layer bp {
.bp-site{--bp-arch:50% 50% 1.4rem 1.4rem/34% 34% 1.4rem 1.4rem;all:initial;-webkit-locale:"fa";display:block;container:bp-site/inline-size;font-family:var(--bp-font);font-size:1rem;line-height:1.85;font-weight:400;text-align:start;overflow-wrap:anywhere;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-x:clip}
.bp-site :where(*){box-sizing:border-box;letter-spacing:normal}
.bp-site :where(h1,h2,h3,p,ul,ol,li,dl,dt,dd,figure,figcaption,blockquote,address){margin:0;padding:0;font:inherit;color:inherit;letter-spacing:normal;text-align:inherit}
.bp-site :where(ul,ol){list-style:none}
.bp-site :where(a){color:inherit;text-decoration:none}
.bp-site :where(img,svg){display:block;max-inline-size:100%}
.bp-site :where(img){inline-size:auto;block-size:auto}
.bp-site :where(source){display:none}
.bp-site :where(strong){font-weight:700}
.bp-site :where(a,summary):focus-visible{outline:3px solid var(--bp-accent);outline-offset:3px;border-radius:.5rem}
.bp-site .bp-sec{scroll-margin-block-start:1rem}
${tones}
.bp-site .bp-sec{position:relative;isolation:isolate;padding-block:var(--bp-pad)}
.bp-site [data-density=calm]{--bp-pad:clamp(4rem,2.4rem + 6.4cqi,8rem)}
.bp-site [data-density=compact]{--bp-pad:clamp(2rem,1.5rem + 2cqi,3.25rem)}
.bp-site .bp-wrap{inline-size:100%;max-inline-size:76rem;margin-inline:auto;padding-inline:clamp(1.25rem,4.4cqi,3.5rem)}
.bp-site .bp-display{font-size:clamp(2.15rem,1.3rem + 3.4cqi,3.9rem);font-weight:800;line-height:1.34;text-wrap:balance}
.bp-site .bp-display-small{font-size:clamp(1.9rem,1.35rem + 2.3cqi,3.05rem);line-height:1.42}
.bp-site .bp-display-large{font-size:clamp(2.4rem,.9rem + 5.9cqi,5.5rem);line-height:1.26}
.bp-site .bp-title{font-size:clamp(1.65rem,1.3rem + 1.5cqi,2.45rem);font-weight:800;line-height:1.45;text-wrap:balance}
.bp-site .bp-title-small{font-size:clamp(1.35rem,1.15rem + .9cqi,1.8rem)}
.bp-site .bp-subtitle{font-size:1.1875rem;font-weight:700;line-height:1.6}
.bp-site .bp-lead{font-size:clamp(1.05rem,1rem + .3cqi,1.1875rem);line-height:2;color:var(--bp-muted);text-wrap:balance}
.bp-site .bp-prose{line-height:1.95;color:var(--bp-muted);text-wrap:pretty}
.bp-site .bp-small{font-size:.9rem;line-height:1.75;color:var(--bp-muted);text-wrap:balance}
.bp-site :where(li,figure,blockquote,figcaption,address,details,.bp-card,.bp-tile,.bp-stack,.bp-float),.bp-site :is(li,figure,details,.bp-card,.bp-tile,.bp-stack,.bp-side-text,.bp-float,[data-align=center]) .bp-prose{text-wrap:balance}
.bp-site .bp-eyebrow{font-size:.9375rem;font-weight:650;line-height:1.7;color:var(--bp-accent)}
.bp-site .bp-eyebrow-chip{justify-self:center;padding:.3rem 1rem;border-radius:99rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-head{display:grid;align-content:start;gap:.85rem;max-inline-size:40rem}
.bp-site .bp-head[data-align=center]{margin-inline:auto;text-align:center;max-inline-size:46rem}
.bp-site .bp-head+:not(.bp-head){margin-block-start:clamp(2.25rem,1.5rem + 2.6cqi,4rem)}
.bp-site .bp-actions{display:flex;flex-wrap:wrap;align-items:center;gap:.85rem 1rem;inline-size:100%;margin-block-start:.75rem}
.bp-site .bp-head[data-align=center] .bp-actions{justify-content:center}
.bp-site .bp-btn{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-block-size:3.1rem;padding:.55rem 1.6rem;border-radius:.95rem;font-weight:650;line-height:1.6;border:1px solid transparent;transition:transform .18s,box-shadow .18s,background-color .18s;text-align:center;overflow-wrap:break-word;inline-size:fit-content;max-inline-size:100%}
.bp-site .bp-btn[data-look=fill]{background:var(--bp-fill);color:var(--bp-onFill);box-shadow:0 1px 2px rgb(0 0 0/.12),0 10px 24px -14px var(--bp-fill)}
.bp-site .bp-btn[data-look=line]{border-color:var(--bp-line);background:var(--bp-card);color:var(--bp-fg)}
.bp-site .bp-btn[data-look=text]{padding-inline:.25rem;color:var(--bp-accent)}
.bp-site .bp-btn:hover{transform:translateY(-2px)}
.bp-site .bp-btn[data-look=text]:hover{transform:none;text-decoration:underline;text-underline-offset:.4em}
.bp-site .bp-inline{color:inherit;font-weight:inherit;text-decoration:underline;text-underline-offset:.22em;text-decoration-thickness:.07em}
.bp-site .bp-link{color:var(--bp-fg);font-weight:600}
.bp-site .bp-link:hover{color:var(--bp-accent);text-decoration:underline;text-underline-offset:.35em}
.bp-site .bp-icon{inline-size:1.5rem;block-size:1.5rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
.bp-site .bp-btn .bp-icon{inline-size:1.15rem;block-size:1.15rem}
.bp-site .bp-icon-box,.bp-site .bp-icon-disc{display:grid;place-items:center;flex:none;inline-size:3.1rem;block-size:3.1rem;border-radius:1rem;background:var(--bp-chip);color:var(--bp-accent)}
.bp-site .bp-icon-disc{inline-size:3.75rem;block-size:3.75rem;border-radius:50%}
.bp-site .bp-with-icon{display:inline-flex;align-items:center;gap:.5rem}
.bp-site .bp-with-icon .bp-icon{inline-size:1.15rem;block-size:1.15rem}
.bp-site .bp-card{display:flex;flex-direction:column;align-items:flex-start;gap:.7rem;padding:clamp(1.4rem,2.4cqi,2.1rem);border-radius:1.5rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-tile{position:relative;overflow:hidden;border-radius:1.75rem;background-color:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-tile[data-tone]{background-color:var(--bp-bg)}
.bp-site .bp-pic{inline-size:100%;block-size:100%;object-fit:cover;background:var(--bp-artBg)}
.bp-site .bp-bare{display:contents}
.bp-site .bp-frame{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);overflow:hidden}
.bp-site .bp-frame>img{inline-size:100%;block-size:100%;min-block-size:0;object-fit:inherit;object-position:inherit}
.bp-site .bp-grid{display:grid;gap:clamp(1rem,1.8cqi,1.6rem);grid-template-columns:repeat(3,minmax(0,1fr))}
.bp-site .bp-grid-4{grid-template-columns:repeat(4,minmax(0,1fr))}
.bp-site .bp-two{display:grid;grid-template-columns:minmax(0,1.05fr) minmax(0,1fr);gap:clamp(2.5rem,6cqi,6rem);align-items:center}
.bp-site .bp-two[data-media=start]>:last-child{order:-1}
.bp-site .bp-two[data-media=start]{grid-template-columns:minmax(0,1fr) minmax(0,1.05fr)}
.bp-site [href^="tel:"]{overflow-wrap:break-word}
.bp-site .bp-number{font-size:clamp(1.9rem,1.4rem + 2cqi,3rem);font-weight:800;line-height:1.35}
.bp-site .bp-initial{display:grid;place-items:center;flex:none;inline-size:2.9rem;block-size:2.9rem;border-radius:50%;background:var(--bp-chip);color:var(--bp-accent);font-weight:700;font-size:1.15rem;line-height:1}
.bp-site .bp-ornament{position:absolute;inset:0;z-index:-1;pointer-events:none;background:var(--bp-chip);-webkit-mask-position:center;mask-position:center}
.bp-site [data-tone=tint]>.bp-ornament:is([data-ornament=girih],[data-ornament=grid],[data-ornament=dots],[data-ornament=waves],[data-ornament=arches]){background:var(--bp-card)}
.bp-site .bp-ornament[data-ornament=girih]{mask-image:${MASKS.girih},linear-gradient(100deg,transparent 12%,#000 90%);mask-composite:intersect}
.bp-site .bp-ornament[data-ornament=grid]{mask-image:${MASKS.grid},radial-gradient(75% 90% at 20% 30%,#000,transparent);mask-composite:intersect}
.bp-site .bp-ornament[data-ornament=dots]{mask-image:${MASKS.dots},radial-gradient(60% 70% at 12% 20%,#000,transparent);mask-composite:intersect}
.bp-site .bp-ornament[data-ornament=waves]{mask-image:${MASKS.waves},linear-gradient(transparent 20%,#000);mask-composite:intersect}
.bp-site .bp-ornament[data-ornament=glow]{opacity:.5;background:radial-gradient(46rem 26rem at 50% -6rem,var(--bp-chip),transparent),radial-gradient(30rem 22rem at 88% 8%,var(--bp-chip),transparent)}
.bp-site [data-tone=ink]>.bp-ornament:is([data-ornament=rays],[data-ornament=rings],[data-ornament=band],[data-ornament=horizon]){opacity:.6}
.bp-site .bp-ornament[data-ornament=arches]{mask-image:${MASKS.arches},linear-gradient(transparent 30%,#000);mask-composite:intersect;mask-position:50% 100%}
.bp-site .bp-ornament[data-ornament=rays]{background:repeating-conic-gradient(from 0deg at 50% 108%,var(--bp-chip) 0 7.5deg,transparent 7.6deg 15deg)}
.bp-site .bp-ornament[data-ornament=rings]{background:repeating-radial-gradient(circle at 8% 112%,transparent 0 5.4rem,var(--bp-chip) 5.45rem 10.8rem,transparent 10.85rem)}
.bp-site .bp-ornament[data-ornament=band]{background:linear-gradient(112deg,var(--bp-chip) 42%,transparent calc(42% + 1px))}
.bp-site .bp-ornament[data-ornament=horizon]{background:linear-gradient(transparent 58%,var(--bp-chip) calc(58% + 1px))}
.bp-site .bp-sec[data-frame=inset]{margin:clamp(.5rem,1.3cqi,1.15rem);border-radius:clamp(1.4rem,3cqi,2.6rem)}
.bp-site .bp-sec[data-frame=inset]:not(header){overflow:clip}
.bp-site [data-frame=inset]>.bp-ornament{border-radius:inherit}
.bp-site .bp-sec[data-frame=ruled]{border-block:1px solid var(--bp-line)}
.bp-site .bp-sec{--bp-shape:2rem}
.bp-site [data-shape=arch]{--bp-shape:var(--bp-arch)}
.bp-site [data-shape=leaf]{--bp-shape:clamp(4rem,11cqi,9rem) 1.5rem}
.bp-site [data-shape=square]{--bp-shape:0}
.bp-site [data-shape=round]{--bp-shape:50%}
.bp-site .bp-shape{border-radius:var(--bp-shape)}
.bp-site .bp-hidden,.bp-site .bp-skip:not(:focus){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.bp-site .bp-skip:focus{position:absolute;z-index:9;inset-block-start:.75rem;inset-inline-start:.75rem;padding:.5rem 1rem;border-radius:.75rem;background:var(--bp-fill);color:var(--bp-onFill)}
@container bp-site (inline-size<=1020px){
.bp-site .bp-grid-4{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@container bp-site (inline-size<=860px){
.bp-site .bp-grid{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-two,.bp-site .bp-two[data-media=start]{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-two[data-media=start]>:last-child{order:0}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-grid{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-actions .bp-btn:not([data-look=text]){flex:1 1 100%}
}
@media (prefers-reduced-motion:reduce){.bp-site *{transition:none!important}}
@media print{
.bp-site,.bp-site *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.bp-site :is(.bp-card,.bp-tile,li,figure,blockquote,tr,details){break-inside:avoid}
.bp-site :is(.bp-head,.bp-title,.bp-subtitle){break-after:avoid}
.bp-site>main details::details-content{content-visibility:visible;block-size:auto}
}
}`;
