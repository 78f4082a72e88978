export const heroCss = `
.bp-site .bp-hero-text{display:grid;gap:1.15rem;justify-items:start}
.bp-site .bp-hero-frame{--bp-hang:2rem;display:grid;grid-template-columns:minmax(0,1fr);padding-block-end:var(--bp-hang)}
.bp-site .bp-hero-frame>*{grid-area:1/1}
.bp-site .bp-hero-frame .bp-pic{aspect-ratio:5/5.4;border-radius:var(--bp-shape)}
.bp-site .bp-float{position:relative;align-self:end;justify-self:start;margin-block-end:calc(-1*var(--bp-hang));margin-inline-start:-2rem;display:flex;align-items:center;gap:.9rem;max-inline-size:20rem;padding:1rem 1.25rem;border-radius:1.25rem;background:var(--bp-card);border:1px solid var(--bp-line);box-shadow:0 30px 60px -30px rgb(0 0 0/.4)}
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
.bp-site .bp-bento[data-figures="1"]>.bp-bento-pic{grid-column:span 2}
.bp-site .bp-bento[data-figures="0"]>.bp-bento-pic{grid-column:1/-1;max-block-size:22rem}
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
.bp-site .bp-hero-nocturne[data-align=center] .bp-nocturne-text{margin-inline:auto;text-align:center;justify-items:center;max-inline-size:56rem}
.bp-site .bp-hero-nocturne[data-align=center] .bp-actions,.bp-site .bp-hero-middle .bp-actions{justify-content:center}
.bp-site .bp-hero-nocturne[data-align=center] .bp-figures>div{text-align:center}
.bp-site [data-media=start] .bp-bento{grid-template-columns:1fr 1fr 1.35fr}
.bp-site [data-media=start] .bp-bento-tall{order:-1}
.bp-site .bp-hero-editorial[data-align=center] .bp-display{text-align:center;margin-inline:auto}
.bp-site .bp-hero-editorial[data-media=start]{display:flex;flex-direction:column-reverse;padding-block:0 var(--bp-pad)}
.bp-site .bp-hero-editorial[data-media=start] .bp-strip{margin-block-end:clamp(2.5rem,5cqi,4.5rem)}
.bp-site .bp-hero-editorial[data-media=start] .bp-editorial-row{margin-block-end:0}
.bp-site [data-media=start]>*>.bp-gate{grid-template-columns:1fr 1.2fr}
.bp-site [data-media=start]>*>.bp-gate>.bp-gate-pic{order:-1}
.bp-site [data-shape=round] .bp-gate>.bp-gate-pic{align-self:center;block-size:auto;min-block-size:0;aspect-ratio:1;border-radius:50%;margin-block:2.5rem}
.bp-site .bp-hero-cover{padding:0;background-color:var(--bp-artBg);overflow:clip}
.bp-site .bp-hero-cover>.bp-cover-pic{position:absolute;inset:0;z-index:-1}
.bp-site .bp-cover{display:grid;min-block-size:clamp(34rem,58cqi,46rem);align-items:end;padding-block:clamp(1.25rem,4.4cqi,3.5rem)}
.bp-site .bp-cover-card{max-inline-size:33rem;padding:clamp(1.5rem,3.4cqi,2.9rem);border-radius:2rem;background:var(--bp-bg);color:var(--bp-fg)}
.bp-site [data-media=start] .bp-cover-card{justify-self:end}
.bp-site .bp-hero-cover[data-align=center] .bp-cover{align-items:start}
.bp-site [data-align=center] .bp-cover-card{max-inline-size:none;grid-template-columns:1.1fr 1fr;gap:.75rem clamp(1.5rem,4cqi,3.5rem);align-items:start}
.bp-site [data-align=center] .bp-cover-card>:is(.bp-eyebrow,.bp-display){grid-column:1}
.bp-site [data-align=center] .bp-cover-card>:is(.bp-lead,.bp-actions,.bp-small){grid-column:2}
.bp-site [data-align=center] .bp-cover-card>.bp-display{grid-row:span 3}
.bp-site .bp-hero-middle{max-inline-size:50rem;justify-self:center;justify-items:center;text-align:center;margin-inline:auto}
.bp-site .bp-orbit{position:relative;margin:clamp(0rem,2cqi,1.5rem)}
.bp-site .bp-orbit-ring{position:relative;aspect-ratio:1;min-block-size:0;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center}
.bp-site .bp-orbit-ring::before,.bp-site .bp-orbit-ring::after{content:"";position:absolute;inset:0;border-radius:50%;border:1px solid var(--bp-art2);opacity:.7}
.bp-site .bp-orbit-ring::after{inset:-9%;border-style:dashed;opacity:.5}
.bp-site .bp-orbit-main{inline-size:82%;block-size:82%}
.bp-site .bp-orbit-ring .bp-orbit-small{position:absolute;inset-block-end:0;inset-inline-end:0;z-index:1;inline-size:34%;block-size:34%;border-radius:50%;border:.5rem solid var(--bp-bg)}
.bp-site .bp-orbit-chip{position:absolute;z-index:2;display:grid;max-inline-size:11rem;padding:.8rem 1.25rem;border-radius:1.15rem;line-height:1.6;font-size:.875rem;box-shadow:0 24px 44px -24px rgb(0 0 0/.5)}
.bp-site .bp-orbit-chip strong{font-size:1.3rem;font-weight:800}
.bp-site .bp-orbit-1{inset-block-start:6%;inset-inline-end:-2%}
.bp-site .bp-orbit-2{inset-block-end:14%;inset-inline-start:-3%}
.bp-site .bp-poster{display:grid;grid-template-columns:1.15fr 1fr;gap:clamp(1.75rem,4cqi,3.5rem);align-items:end}
.bp-site .bp-poster-top{grid-column:1/-1;display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;padding-block-end:1.1rem;border-block-end:2px solid var(--bp-fg)}
.bp-site .bp-poster .bp-display{grid-column:1/-1}
.bp-site .bp-poster-words{display:grid;gap:1rem}
.bp-site .bp-poster-pics{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(.6rem,1.2cqi,1rem);align-items:end}
.bp-site .bp-poster-pics .bp-pic{aspect-ratio:1/1.25;border-radius:var(--bp-arch)}
.bp-site .bp-poster-pics .bp-pic:nth-child(2){aspect-ratio:1;border-radius:50%}
.bp-site .bp-poster-pics .bp-pic:nth-child(3){border-radius:.4rem}
.bp-site [data-media=start] .bp-poster{grid-template-columns:1fr 1.15fr}
.bp-site [data-media=start] .bp-poster-pics{order:-1;grid-column:1/-1}
.bp-site [data-media=start] .bp-poster-pics .bp-pic{aspect-ratio:16/9;border-radius:99rem}
.bp-site [data-media=start] .bp-poster-top,.bp-site [data-media=start] .bp-poster .bp-display{order:-2}
.bp-site [data-media=start] .bp-poster-words{grid-column:1/-1;grid-template-columns:1.4fr auto;align-items:center;gap:2rem}
.bp-site [data-media=start] .bp-poster-words .bp-actions{inline-size:auto}
.bp-site [data-align=center] .bp-poster{grid-template-columns:minmax(0,1fr);text-align:center;justify-items:center}
.bp-site [data-align=center] .bp-poster-top{justify-content:center;border:0}
.bp-site [data-align=center] .bp-poster-words{order:3;max-inline-size:42rem}
.bp-site [data-align=center] .bp-poster .bp-actions{justify-content:center}
.bp-site [data-align=center] .bp-poster-pics{max-inline-size:46rem;inline-size:100%;align-items:center}
.bp-site .bp-hero-trident{padding:0}
.bp-site .bp-trident{display:grid;grid-template-columns:minmax(9rem,.62fr) 1.7fr 1.25fr;min-block-size:clamp(30rem,54cqi,42rem)}
.bp-site .bp-trident>.bp-hero-text{align-content:center;padding:clamp(2rem,5cqi,4.5rem) clamp(1.25rem,4.4cqi,3.75rem)}
.bp-site .bp-trident-figures{display:grid;grid-auto-rows:1fr;border-inline-end:1px solid var(--bp-line)}
.bp-site .bp-trident-figures>div{display:flex;flex-direction:column-reverse;justify-content:center;align-items:center;gap:.15rem;padding:1rem;text-align:center;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-trident-figures>div:last-child{border-block-end:0}
.bp-site :is(.bp-trident-figures,.bp-hero-desk-figures) dd{font-size:clamp(1.3rem,1.1rem + .8cqi,1.75rem);font-weight:800;line-height:1.5}
.bp-site :is(.bp-trident-figures,.bp-hero-desk-figures) dt{font-size:.9rem;line-height:1.7;color:var(--bp-muted)}
.bp-site .bp-trident>.bp-trident-pic{min-block-size:100%;block-size:0;grid-column:3}
.bp-site [data-media=start]>.bp-trident{grid-template-columns:1.25fr 1.7fr minmax(9rem,.62fr)}
.bp-site [data-media=start]>.bp-trident>.bp-trident-pic{order:-1;grid-column:1}
.bp-site .bp-trident-two{grid-template-columns:1.35fr 1fr}
.bp-site .bp-trident-two>.bp-trident-pic{grid-column:2}
.bp-site [data-media=start]>.bp-trident-two{grid-template-columns:1fr 1.35fr}
.bp-site [data-media=start]>.bp-trident-two>.bp-trident-pic{grid-column:1}
.bp-site [data-media=start]>.bp-trident>.bp-trident-figures{order:2;border-inline:1px solid var(--bp-line) 0}
.bp-site .bp-hero-desk .bp-head{max-inline-size:48rem}
.bp-site .bp-hero-desk-pic{aspect-ratio:21/8.6;min-block-size:17rem}
.bp-site .bp-hero-desk-bar{position:relative;margin-block-start:-3.25rem;margin-inline:clamp(1rem,5cqi,4.5rem);display:flex;align-items:center;gap:1rem 2rem;padding:1.15rem 1.75rem;border-radius:1.5rem;box-shadow:0 30px 60px -34px rgb(0 0 0/.55)}
.bp-site .bp-hero-desk-bar .bp-btn{flex:none;max-inline-size:45%}
.bp-site .bp-hero-desk-figures{flex:1;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}
.bp-site .bp-hero-desk-figures>div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.bp-site .bp-collage{display:grid;grid-template-columns:1fr 1fr;gap:clamp(.75rem,1.4cqi,1.15rem);padding-block:1.5rem}
.bp-site .bp-collage .bp-pic{aspect-ratio:1/1.18;border-radius:50% 50% 0 0}
.bp-site .bp-collage .bp-pic:nth-child(2){border-radius:0 0 1.25rem 50%;translate:0 2rem}
.bp-site .bp-collage .bp-pic:nth-child(3){border-radius:1.25rem 50% 0 1.25rem}
.bp-site .bp-collage .bp-pic:nth-child(4){border-radius:50%;translate:0 2rem;aspect-ratio:1;align-self:center}
.bp-site [data-media=start] .bp-collage .bp-pic:nth-child(odd){translate:0 2rem}
.bp-site [data-media=start] .bp-collage .bp-pic:nth-child(even){translate:none}
.bp-site .bp-hero-arcade{padding-block-end:0;overflow:clip}
.bp-site .bp-hero-arcade-row{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:clamp(.5rem,1.3cqi,1.15rem);align-items:end;padding-inline:clamp(.5rem,1.3cqi,1.15rem);margin-block-start:clamp(2.25rem,5cqi,4rem)}
.bp-site .bp-hero-arcade-row .bp-pic{aspect-ratio:1/1.5;border-radius:50% 50% 0 0/34% 34% 0 0}
.bp-site .bp-hero-arcade-row .bp-pic:is(:nth-child(2),:nth-child(4)){aspect-ratio:1/1.25}
.bp-site .bp-hero-arcade-row .bp-pic:nth-child(3){aspect-ratio:1/1}
.bp-site [data-align=center] .bp-hero-arcade-row .bp-pic:is(:first-child,:last-child){aspect-ratio:1/.95}
.bp-site [data-align=center] .bp-hero-arcade-row .bp-pic:nth-child(3){aspect-ratio:1/1.55}
.bp-site .bp-quiet{display:grid;gap:1.5rem;justify-items:start}
.bp-site .bp-quiet>.bp-lead{max-inline-size:40rem}
.bp-site .bp-quiet-badge{display:inline-flex;flex-wrap:wrap;align-items:center;gap:.1rem .65rem;padding:.45rem 1.25rem;border-radius:1.5rem;background:var(--bp-card);border:1px solid var(--bp-line);font-size:.925rem}
.bp-site .bp-quiet-badge .bp-icon{inline-size:1.1rem;block-size:1.1rem;color:var(--bp-accent)}
.bp-site .bp-quiet-badge span{color:var(--bp-muted)}
.bp-site .bp-quiet-list{display:flex;flex-wrap:wrap;gap:.6rem 2.25rem;margin-block-start:clamp(1rem,3cqi,2.5rem)}
.bp-site .bp-quiet-list li{display:flex;flex-wrap:wrap;align-items:center;gap:.1rem .55rem;font-size:.975rem}
.bp-site .bp-quiet-list .bp-icon{inline-size:1.15rem;block-size:1.15rem;color:var(--bp-accent);stroke-width:2.4}
.bp-site .bp-quiet-list span{color:var(--bp-muted)}
.bp-site .bp-hero-quiet{padding-block:clamp(4.5rem,11cqi,9.5rem)}
.bp-site [data-align=center] .bp-quiet{justify-items:center;text-align:center}
.bp-site [data-align=center] .bp-quiet :is(.bp-actions,.bp-quiet-list,.bp-quiet-badge){justify-content:center}
@container bp-site (inline-size<=860px){
.bp-site .bp-cover{min-block-size:0;padding-block-start:clamp(15rem,62cqi,24rem)}
.bp-site .bp-hero-cover>.bp-cover-pic{block-size:clamp(19rem,74cqi,29rem);inset-block-end:auto}
.bp-site .bp-hero-cover{background-color:var(--bp-chip)}
.bp-site .bp-cover-card,.bp-site [data-align=center] .bp-cover-card{max-inline-size:none;justify-self:stretch;grid-template-columns:minmax(0,1fr)}
.bp-site [data-align=center] .bp-cover-card>:nth-child(n){grid-column:1;grid-row:auto}
.bp-site .bp-orbit{max-inline-size:30rem;inline-size:86%;margin:1.5rem auto;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2.5rem .75rem}
.bp-site .bp-orbit-ring{grid-column:1/-1}
.bp-site .bp-orbit-chip{position:static;max-inline-size:none}
.bp-site .bp-poster,.bp-site [data-media=start] .bp-poster,.bp-site [data-media=start] .bp-poster-words{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-trident,.bp-site [data-media=start]>.bp-trident{grid-template-columns:minmax(0,1fr);min-block-size:0}
.bp-site .bp-trident>.bp-trident-pic,.bp-site [data-media=start]>.bp-trident>.bp-trident-pic{grid-column:1;block-size:clamp(16rem,52cqi,24rem);min-block-size:0}
.bp-site .bp-trident-figures,.bp-site [data-media=start]>.bp-trident>.bp-trident-figures{order:2;grid-template-columns:repeat(3,minmax(0,1fr));border-inline:0}
.bp-site .bp-trident-figures>div{border-block-end:0;border-inline-end:1px solid var(--bp-line);padding-block:1.5rem}
.bp-site .bp-trident-figures>div:last-child{border-inline-end:0}
.bp-site .bp-hero-desk-bar{margin-inline:1rem;flex-direction:column;align-items:stretch}
.bp-site .bp-hero-desk-bar .bp-btn{inline-size:100%;max-inline-size:none}
.bp-site .bp-collage{max-inline-size:34rem;padding-block-end:2.5rem}
.bp-site .bp-hero-frame .bp-pic{aspect-ratio:4/3.4}
.bp-site .bp-float{margin-inline:1rem}
.bp-site .bp-figures{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-figures>div{padding-block:1.25rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-figures>div:nth-child(odd){border-inline-start:0;padding-inline-start:0}
.bp-site .bp-figures>div:nth-last-child(-n+2){border-block-end:0}
.bp-site .bp-bento,.bp-site [data-media=start] .bp-bento{grid-template-columns:1fr 1fr}
.bp-site .bp-bento-tall{grid-column:span 2;min-block-size:17rem}
.bp-site .bp-bento>:nth-child(5),.bp-site .bp-bento[data-figures="1"]>.bp-bento-figure{grid-column:span 2;min-block-size:0}
.bp-site .bp-editorial-row{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-gate,.bp-site [data-media=start]>*>.bp-gate{grid-template-columns:minmax(0,1fr);gap:0}
.bp-site [data-media=start]>*>.bp-gate>.bp-gate-pic{order:0}
.bp-site .bp-hero-editorial[data-media=start] .bp-editorial-row{padding-block-end:0}
.bp-site .bp-gate-text{padding-block-end:2rem}
.bp-site .bp-gate-pic{block-size:20rem;min-block-size:0;max-inline-size:22rem;margin-inline:auto}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-cover{padding-inline:1rem}
.bp-site [data-media=start] .bp-poster-pics .bp-pic{aspect-ratio:1/1.15}
.bp-site .bp-hero-arcade-row{grid-template-columns:repeat(3,minmax(0,1fr))}
.bp-site .bp-hero-arcade-row>:is(:first-child,:last-child){display:none}
.bp-site .bp-hero-desk-figures,.bp-site .bp-trident-figures,.bp-site [data-media=start]>.bp-trident>.bp-trident-figures{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-trident-figures>div{flex-direction:row-reverse;justify-content:space-between;padding:.9rem 1.25rem;border-inline:0;border-block-end:1px solid var(--bp-line);text-align:start}
.bp-site .bp-hero-desk-figures>div{flex-direction:row-reverse;justify-content:space-between;align-items:baseline}
.bp-site .bp-hero-desk-figures{gap:.35rem}
.bp-site .bp-stage{grid-template-columns:1fr}
.bp-site .bp-stage-side,.bp-site .bp-strip>:nth-child(3){display:none}
.bp-site .bp-hero-frame{--bp-hang:3.75rem}
.bp-site .bp-stage-main{aspect-ratio:4/3.2}
.bp-site .bp-tile-pic,.bp-site .bp-bento-figure{min-block-size:10.5rem}
.bp-site .bp-gate-notes{grid-template-columns:minmax(0,1fr);gap:.5rem}
.bp-site .bp-gate-notes li{justify-content:space-between}
}`;
