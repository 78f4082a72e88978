export const footerCss = `
.bp-site :where(footer).bp-sec{--bp-pad:clamp(2.5rem,2rem + 3cqi,4.5rem)}
.bp-site .bp-footer-grid{display:grid;grid-template-columns:1.5fr .8fr 1.2fr 1.4fr;gap:clamp(1.5rem,4cqi,4rem)}
.bp-site [data-media=start]>.bp-footer-grid{grid-template-columns:1.4fr 1.2fr .8fr}
.bp-site [data-media=start]>.bp-footer-grid>:first-child{grid-column:1/-1;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 3rem;padding-block-end:2rem;border-block-end:1px solid var(--bp-line)}
.bp-site [data-media=start]>.bp-footer-grid>:first-child .bp-prose{max-inline-size:34rem}
.bp-site [data-media=start]>.bp-footer-grid>:last-child{order:-1}
.bp-site [data-media=start]>.bp-footer-grid>:first-child{order:-2}
.bp-site .bp-footer-columns .bp-brandmark{margin-block-end:1rem}
.bp-site .bp-footer-title{font-weight:700;margin-block-end:.9rem}
.bp-site .bp-footnav a{color:var(--bp-muted)}
.bp-site .bp-footnav a:hover{color:var(--bp-accent)}
.bp-site .bp-footnav ul{display:flex;flex-wrap:wrap;gap:.4rem 1.75rem}
.bp-site .bp-footnav .bp-more>summary{color:var(--bp-muted)}
.bp-site .bp-footnav .bp-more>ul{margin-block-start:.5rem}
.bp-site :is(.bp-footer-columns,.bp-footer-wordmark,.bp-footer-panel) .bp-footnav ul{display:grid;gap:.5rem}
.bp-site .bp-footer-reach{display:grid;gap:.4rem;justify-items:start;align-content:start}
.bp-site .bp-footer-end .bp-small{margin-block-start:clamp(2rem,4cqi,3.5rem);padding-block-start:1.4rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-footer-colophon{border-block-start:1px solid var(--bp-line)}
.bp-site .bp-footer-colophon .bp-wrap,.bp-site .bp-foot-skyline{display:grid;justify-items:center;text-align:center;gap:1.1rem}
.bp-site :is(.bp-footer-colophon,.bp-foot-skyline) .bp-prose{max-inline-size:30rem}
.bp-site :is(.bp-footer-colophon,.bp-foot-skyline) .bp-footnav ul{justify-content:center;font-weight:600}
.bp-site .bp-footer-wordmark{padding-block-end:1.5rem;overflow:hidden}
.bp-site .bp-wordmark-top{display:grid;grid-template-columns:1.4fr 1fr 1.1fr;gap:clamp(1.5rem,5cqi,5rem)}
.bp-site .bp-wordmark-line{font-size:1.25rem;font-weight:650;line-height:1.9}
.bp-site .bp-wordmark{margin-block:clamp(1.5rem,4cqi,3.5rem) .5rem;padding-inline-start:.05em;font-size:min(12rem,146cqi/var(--bp-length));font-weight:850;line-height:1.5;color:var(--bp-accent)}
.bp-site [data-media=start]>.bp-wrap:has(>.bp-wordmark){display:flex;flex-direction:column}
.bp-site [data-media=start]>*>.bp-wordmark{order:-1;margin-block:0 1rem;text-align:center;font-size:min(9rem,120cqi/var(--bp-length));border-block-end:2px solid var(--bp-fg);color:var(--bp-fg)}
.bp-site .bp-farewell{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1.5rem;padding-block-end:clamp(2rem,4cqi,3.5rem);border-block-end:1px solid var(--bp-line)}
.bp-site .bp-farewell .bp-title{font-size:clamp(1.9rem,1.3rem + 2.6cqi,3.25rem)}
.bp-site .bp-farewell-end{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1.25rem 2.5rem;padding-block-start:1.75rem}
.bp-site [data-align=center] .bp-farewell{flex-direction:column;text-align:center;gap:2rem;padding-block:clamp(1.5rem,4cqi,3rem) clamp(3rem,6cqi,5rem)}
.bp-site [data-align=center] .bp-farewell-end{flex-direction:column;text-align:center}
.bp-site [data-media=start]>*>.bp-farewell{flex-direction:row-reverse;padding:clamp(1.75rem,4cqi,3.25rem);border-radius:1.75rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site [data-media=start]>*>.bp-farewell .bp-title{font-size:clamp(1.5rem,1.2rem + 1.4cqi,2.2rem)}
.bp-site .bp-footer-skyline{padding-block-end:0;overflow:clip}
.bp-site .bp-foot-ways{display:flex;flex-wrap:wrap;justify-content:center;gap:.35rem 2rem}
.bp-site .bp-skyline{inline-size:100%;block-size:clamp(6rem,13cqi,11rem);margin-block-start:clamp(1.5rem,4cqi,3rem);color:var(--bp-art4)}
.bp-site [data-tone=ink]>.bp-skyline{color:var(--bp-art3)}
.bp-site [data-tone=brand]>.bp-skyline{color:var(--bp-artInk)}
.bp-site .bp-footer-skyline[data-align=center] .bp-foot-skyline{grid-template-columns:1fr auto 1fr;align-items:center;justify-items:start;text-align:start;column-gap:3rem}
.bp-site .bp-footer-skyline[data-align=center] .bp-brandmark{grid-column:2;grid-row:1/3}
.bp-site .bp-footer-skyline[data-align=center] .bp-prose{grid-column:1;grid-row:1/3}
.bp-site .bp-footer-skyline[data-align=center] .bp-footnav{grid-column:3;grid-row:1;justify-self:end}
.bp-site .bp-footer-skyline[data-align=center] .bp-foot-ways{grid-column:3;grid-row:2;justify-self:end}
.bp-site .bp-footer-skyline[data-align=center] .bp-small{grid-column:1/-1;justify-self:center}
.bp-site .bp-foot-panel{position:relative;isolation:isolate;overflow:clip;display:grid;grid-template-columns:1.7fr .8fr 1.25fr;gap:clamp(1.75rem,4.5cqi,4.5rem);padding:clamp(1.75rem,4.6cqi,4rem);border-radius:2rem}
.bp-site .bp-foot-panel-call{display:grid;gap:.9rem;justify-items:start;align-content:start}
.bp-site .bp-foot-panel .bp-link:hover{color:inherit}
.bp-site .bp-foot-panel-two{grid-template-columns:1.7fr 1fr}
.bp-site [data-media=start] .bp-foot-panel{grid-template-columns:1.25fr .8fr 1.7fr}
.bp-site [data-media=start] .bp-foot-panel-two{grid-template-columns:1fr 1.7fr}
.bp-site [data-media=start] .bp-foot-panel-call{order:1;text-align:end;justify-items:end}
.bp-site [data-align=center] .bp-foot-panel{grid-template-columns:1fr 1fr}
.bp-site [data-align=center] .bp-foot-panel-call{grid-column:1/-1;justify-items:center;text-align:center;padding-block-end:2.25rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-foot-line{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 2rem;padding-block-start:1.75rem}
.bp-site [data-align=center] .bp-foot-line{order:-1}
.bp-site .bp-footer-thin{padding-block:1.75rem}
.bp-site .bp-foot-thin{display:grid;grid-template-columns:auto 1fr auto;align-items:center;gap:.75rem 2.5rem}
.bp-site .bp-foot-thin>.bp-small{max-inline-size:22rem;grid-column:3}
.bp-site .bp-foot-thin .bp-footnav ul{justify-content:center}
.bp-site [data-media=start]>.bp-foot-thin{grid-template-columns:1fr auto}
.bp-site [data-media=start]>.bp-foot-thin>.bp-small{grid-column:1/-1;grid-row:2;max-inline-size:none;padding-block-start:1rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-sec.bp-footer-halves{padding-block:0;overflow:clip}
.bp-site .bp-foot-halves{display:grid;grid-template-columns:1fr 1.35fr}
.bp-site .bp-foot-half{display:grid;gap:1.25rem;align-content:center;justify-items:start;padding:clamp(2.25rem,5.5cqi,5rem) clamp(1.25rem,4.4cqi,4.5rem)}
.bp-site .bp-foot-half .bp-title{font-size:clamp(1.8rem,1.2rem + 2.4cqi,3.1rem)}
.bp-site .bp-foot-half-row{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem 3rem;inline-size:100%;padding-block-start:1.25rem;border-block-start:1px solid var(--bp-line)}
.bp-site [data-media=start]>.bp-foot-halves{grid-template-columns:1.35fr 1fr}
.bp-site [data-media=start]>.bp-foot-halves>:first-child{order:1}
.bp-site .bp-foot-atlas{display:grid;grid-template-columns:1.2fr 1.2fr 1fr;gap:clamp(1.5rem,4cqi,4rem);align-items:center}
.bp-site .bp-foot-atlas[data-side=start]{grid-template-columns:1fr 1.2fr 1.2fr}
.bp-site .bp-foot-atlas[data-side=start]>.bp-foot-atlas-map{order:2}
.bp-site .bp-foot-atlas[data-side=start]>.bp-footer-reach{order:-1}
.bp-site .bp-foot-atlas-map{display:grid}
.bp-site .bp-foot-atlas-map>*{grid-area:1/1}
.bp-site .bp-foot-atlas-map>.bp-pic{aspect-ratio:5/4;border-radius:1.75rem}
.bp-site [data-side=start]>.bp-foot-atlas-map>.bp-pic{border-radius:50%;aspect-ratio:1}
.bp-site [data-side=start]>.bp-foot-atlas-map>.bp-map-note{margin-inline:12%;text-align:center}
.bp-site .bp-foot-atlas-words{display:grid;gap:1.1rem;justify-items:center;text-align:center}
.bp-site .bp-foot-atlas-words .bp-footnav ul{justify-content:center}
.bp-site .bp-foot-atlas .bp-hours{margin-block-end:.75rem}
@container bp-site (inline-size<=860px){
.bp-site .bp-footer-grid,.bp-site [data-media=start]>.bp-footer-grid{grid-template-columns:1fr 1fr}
.bp-site .bp-wordmark-top{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-footer-skyline[data-align=center] .bp-foot-skyline{grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center}
.bp-site .bp-footer-skyline[data-align=center] .bp-foot-skyline>:nth-child(n){grid-column:1;grid-row:auto;justify-self:center}
.bp-site .bp-foot-panel,.bp-site [data-media=start] .bp-foot-panel{grid-template-columns:1fr 1fr}
.bp-site .bp-foot-panel-call,.bp-site [data-media=start] .bp-foot-panel-call{grid-column:1/-1;order:0;text-align:start;justify-items:start}
.bp-site .bp-foot-thin,.bp-site [data-media=start]>.bp-foot-thin{grid-template-columns:minmax(0,1fr);justify-items:start}
.bp-site .bp-foot-thin>.bp-small{grid-column:1;justify-self:stretch}
.bp-site .bp-foot-thin .bp-footnav ul{justify-content:start}
.bp-site .bp-foot-halves,.bp-site [data-media=start]>.bp-foot-halves{grid-template-columns:minmax(0,1fr)}
.bp-site [data-media=start]>.bp-foot-halves>:first-child{order:0}
.bp-site .bp-foot-atlas,.bp-site .bp-foot-atlas[data-side=start]{grid-template-columns:1fr 1fr}
.bp-site .bp-foot-atlas>.bp-foot-atlas-words{grid-column:1/-1;order:-2}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-footer-grid,.bp-site [data-media=start]>.bp-footer-grid,.bp-site .bp-foot-panel,.bp-site [data-media=start] .bp-foot-panel,.bp-site [data-align=center] .bp-foot-panel,.bp-site .bp-foot-atlas,.bp-site .bp-foot-atlas[data-side=start],.bp-site .bp-foot-half-row{grid-template-columns:minmax(0,1fr)}
}`;
