export const galleryCss = `
.bp-site .bp-figure{position:relative;display:grid;gap:.75rem}
.bp-site .bp-figure figcaption{font-size:.9375rem;font-weight:600}
.bp-site .bp-gallery-grid .bp-pic{aspect-ratio:4/3.1;border-radius:1.5rem}
.bp-site .bp-gallery-mural{padding-block:0}
.bp-site .bp-mural{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));grid-auto-rows:minmax(clamp(11rem,23cqi,20rem),auto)}
.bp-site .bp-mural-text{grid-column:span 2;display:grid;align-content:center;gap:.75rem;padding:clamp(1.5rem,5cqi,5rem)}
.bp-site .bp-mural .bp-figure{align-items:end;justify-items:start}
.bp-site .bp-mural .bp-pic{position:absolute;inset:0}
.bp-site .bp-mural figcaption{position:relative;margin:1rem;padding:.25rem .9rem;border-radius:1.1rem;background:var(--bp-bg);color:var(--bp-fg);font-size:.875rem}
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
.bp-site .bp-pinned{position:relative;display:grid;overflow:hidden;border-radius:1.5rem}
.bp-site .bp-pinned>*{grid-area:1/1}
.bp-site .bp-pinned figcaption{position:relative;align-self:end;justify-self:start;margin:1rem;padding:.25rem .9rem;border-radius:1.1rem;background:var(--bp-card);color:var(--bp-fg);font-size:.875rem}
.bp-site .bp-masonry{columns:3;column-gap:clamp(1rem,1.8cqi,1.6rem)}
.bp-site .bp-masonry>*{break-inside:avoid;margin-block-end:1.75rem}
.bp-site .bp-masonry .bp-pic{block-size:auto;aspect-ratio:4/3;border-radius:1.5rem}
.bp-site .bp-masonry>:nth-child(3n+1) .bp-pic{aspect-ratio:4/5}
.bp-site .bp-masonry>:nth-child(4) .bp-pic{aspect-ratio:1}
.bp-site .bp-lead-grid{display:grid;grid-template-columns:2fr 1fr 1fr;grid-template-rows:1fr 1fr;gap:clamp(.75rem,1.3cqi,1.1rem);min-block-size:clamp(24rem,46cqi,38rem)}
.bp-site .bp-lead-grid .bp-pic,.bp-site .bp-weave .bp-pic{position:absolute;inset:0}
.bp-site .bp-lead-grid>:first-child{grid-row:span 2}
.bp-site .bp-sec[data-media=start] .bp-lead-grid{grid-template-columns:1fr 1fr 2fr}
.bp-site .bp-sec[data-media=start] .bp-lead-grid>:first-child{grid-column:3;grid-row:1/3}
.bp-site .bp-polaroids .bp-figure{gap:0;padding:.85rem .85rem 0;border-radius:.6rem;rotate:-2.5deg;box-shadow:0 24px 44px -30px rgb(0 0 0/.5)}
.bp-site .bp-polaroids .bp-figure:nth-child(even){rotate:2deg;translate:0 1.5rem}
.bp-site .bp-polaroids .bp-pic{aspect-ratio:1;border-radius:.25rem}
.bp-site .bp-polaroids figcaption{padding-block:1rem;min-block-size:3.75rem;text-align:center;color:var(--bp-fg)}
.bp-site .bp-gallery-polaroids{overflow:clip}
.bp-site .bp-gallery-rail .bp-pic{aspect-ratio:1;border-radius:1.5rem}
.bp-site .bp-gallery-rail .bp-cols>:nth-child(even){padding-block-start:clamp(1rem,4cqi,3.5rem)}
.bp-site .bp-gallery-rail .bp-cols>:nth-child(odd){padding-block-end:clamp(1rem,4cqi,3.5rem)}
.bp-site .bp-shapes{gap:clamp(1.75rem,4cqi,3.5rem)}
.bp-site .bp-shapes .bp-figure{text-align:center}
.bp-site .bp-shapes .bp-pic{aspect-ratio:1;border-radius:50%}
.bp-site .bp-shapes>:is(:nth-child(2),:nth-child(4)) .bp-pic{border-radius:50% 1.5rem}
.bp-site .bp-shapes>:is(:nth-child(3),:nth-child(5)) .bp-pic{border-radius:var(--bp-arch)}
.bp-site .bp-register>li{position:relative;display:grid;grid-template-columns:clamp(2.5rem,6cqi,5rem) 1.2fr 1fr;gap:clamp(1rem,3cqi,3rem);align-items:center;padding-block:1rem}
.bp-site .bp-register .bp-pic{grid-column:3;block-size:clamp(6rem,12cqi,9rem);border-radius:1.25rem}
.bp-site .bp-panorama{margin-block-end:clamp(2rem,4cqi,3.5rem)}
.bp-site .bp-panorama .bp-pic{block-size:auto;aspect-ratio:21/9}
.bp-site .bp-gallery-panorama .bp-cols .bp-pic{aspect-ratio:4/3;border-radius:1.5rem}
.bp-site .bp-triptych{display:grid;grid-template-columns:1fr 1.35fr 1fr;gap:clamp(.5rem,1cqi,.9rem);align-items:end}
.bp-site .bp-triptych .bp-figure{text-align:center}
.bp-site .bp-triptych .bp-pic{block-size:clamp(16rem,36cqi,29rem);border-radius:1rem}
.bp-site .bp-triptych>:first-child .bp-pic{border-start-start-radius:9rem}
.bp-site .bp-triptych>:last-child .bp-pic{border-start-end-radius:9rem}
.bp-site .bp-triptych>:nth-child(2) .bp-pic{block-size:clamp(19rem,45cqi,37rem);border-radius:50% 50% 1rem 1rem/36% 36% 1rem 1rem}
.bp-site .bp-weave{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));grid-auto-rows:minmax(clamp(12rem,22cqi,18rem),auto);gap:clamp(.35rem,.7cqi,.6rem);border-radius:2rem;overflow:hidden}
.bp-site .bp-weave>*{grid-column:span 2;border-radius:0}
.bp-site .bp-weave>:is(:first-child,:nth-child(4)){grid-column:span 4}
.bp-site .bp-weave>:nth-child(n+5){grid-column:span 3}
@container bp-site (inline-size<=860px){
.bp-site .bp-masonry{columns:2}
.bp-site .bp-lead-grid,.bp-site .bp-sec[data-media=start] .bp-lead-grid{grid-template-columns:1fr 1fr;grid-template-rows:2fr 1fr 1fr;min-block-size:clamp(30rem,100cqi,46rem)}
.bp-site .bp-lead-grid>:first-child,.bp-site .bp-sec[data-media=start] .bp-lead-grid>:first-child{grid-row:1;grid-column:1/-1}
.bp-site .bp-shapes{grid-template-columns:1fr 1fr}
.bp-site .bp-mural{grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-rows:minmax(clamp(10rem,42cqi,20rem),auto)}
.bp-site .bp-mural-text{padding-block:2rem}
.bp-site .bp-arcade{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-pinned{border-radius:1.1rem}
.bp-site .bp-pinned figcaption{margin:.5rem;padding-inline:.65rem;font-size:.8125rem}
.bp-site .bp-masonry{column-gap:.85rem}
.bp-site .bp-masonry>*{margin-block-end:1.25rem}
.bp-site .bp-polaroids .bp-figure{padding:.5rem .5rem 0}
.bp-site .bp-register>li{grid-template-columns:2rem minmax(0,1fr) 6.5rem;gap:.75rem}
.bp-site .bp-register .bp-headline{font-size:1.2rem}
.bp-site .bp-panorama .bp-pic{aspect-ratio:4/3}
.bp-site .bp-gallery-panorama .bp-cols>:last-child{grid-column:1/-1}
.bp-site .bp-gallery-panorama .bp-cols>:last-child .bp-pic{aspect-ratio:16/9}
.bp-site .bp-triptych{grid-template-columns:1fr 1fr}
.bp-site .bp-triptych>:nth-child(2){grid-column:1/-1;grid-row:1}
.bp-site .bp-triptych>:nth-child(n+1) .bp-pic{block-size:11rem;border-radius:1rem}
.bp-site .bp-triptych>:nth-child(2) .bp-pic{block-size:19rem;border-radius:50% 50% 1rem 1rem/36% 36% 1rem 1rem}
.bp-site .bp-weave{grid-template-columns:1fr 1fr;grid-auto-rows:minmax(10rem,auto)}
.bp-site .bp-weave>:nth-child(n){grid-column:span 1}
.bp-site .bp-weave>:is(:first-child,:last-child):nth-child(n){grid-column:span 2}
.bp-site .bp-mural{grid-template-rows:auto}
.bp-site .bp-gallery-grid .bp-grid{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-showcase{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-showcase-column{gap:1.75rem}
}`;
