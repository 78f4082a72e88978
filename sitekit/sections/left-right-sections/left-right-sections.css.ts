export const leftRightSectionsCss = `
.bp-site .bp-side-text{display:grid;gap:.7rem;align-content:center;justify-items:start;min-inline-size:0}
.bp-site .bp-sides{display:grid;gap:clamp(2rem,5.4cqi,5.5rem)}
.bp-site .bp-sides>*{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:clamp(1.5rem,6cqi,6rem);align-items:center}
.bp-site :is(.bp-sides[data-media=end]>:nth-child(odd),.bp-sides[data-media=start]>:nth-child(even)){grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}
.bp-site :is(.bp-sides[data-media=end]>:nth-child(odd),.bp-sides[data-media=start]>:nth-child(even))>.bp-pic{order:2}
.bp-site .bp-sides .bp-pic{aspect-ratio:16/10.5}
.bp-site .bp-sides-panels{gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-sides-panels>*{gap:0;align-items:stretch;border-radius:2rem;overflow:hidden;min-block-size:clamp(0rem,32cqi,24rem)}
.bp-site .bp-sides-panels>:not([data-tone]){background:var(--bp-card)}
.bp-site .bp-sides .bp-side-fill{aspect-ratio:auto;block-size:100%;min-block-size:0;contain:size}
.bp-site :is(.bp-sides-panels,.bp-sides-board) .bp-side-text{padding:clamp(1.75rem,5cqi,4.5rem)}
.bp-site .bp-sides-board{gap:0;margin-block-start:clamp(2rem,4cqi,3.5rem)}
.bp-site .bp-sides-board>*,.bp-site .bp-sides-board[data-media]>:nth-child(n){grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0;align-items:stretch;min-block-size:clamp(0rem,30cqi,26rem)}
.bp-site .bp-sides-board .bp-side-text{background:var(--bp-card)}
.bp-site .bp-sec:has(>.bp-sides-board){padding-block-end:0}
.bp-site .bp-sides-trail>*,.bp-site .bp-sides-trail[data-media]>:nth-child(n){position:relative;grid-template-columns:minmax(0,1fr) 4rem minmax(0,1fr);gap:clamp(1rem,3cqi,3rem)}
.bp-site .bp-side-no{order:1;display:grid;place-items:center;inline-size:4rem;block-size:4rem;border-radius:50%;background:var(--bp-fill);color:var(--bp-onFill);font-size:1.5rem;font-weight:800;line-height:1}
.bp-site .bp-sides-trail .bp-side-text{order:2}
.bp-site :is(.bp-sides-trail[data-media=end]>:nth-child(odd),.bp-sides-trail[data-media=start]>:nth-child(even))>.bp-side-text{order:0}
.bp-site .bp-sides-trail>:not(:last-child)::after{content:"";position:absolute;inset-block:calc(50% + 2.5rem) calc(-50% - clamp(2rem,5.4cqi,5.5rem) + 2.5rem);inset-inline-start:50%;border-inline-start:2px dashed var(--bp-art2)}
.bp-site .bp-sides-trail .bp-pic{aspect-ratio:4/3}
.bp-site [data-shape=round] .bp-sides-trail .bp-pic{aspect-ratio:1;max-inline-size:22rem;justify-self:center}
.bp-site .bp-sides-leaves{display:grid;gap:clamp(2rem,4cqi,4rem)}
.bp-site .bp-sides-leaves .bp-lap>.bp-pic{aspect-ratio:16/10}
.bp-site .bp-sides-tower{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.2fr);gap:clamp(2rem,6cqi,6rem);align-items:center}
.bp-site .bp-sides-tower[data-media=start]{grid-template-columns:minmax(0,1.2fr) minmax(0,1fr)}
.bp-site .bp-sides-tower[data-media=start]>:last-child{order:-1}
.bp-site .bp-sides-tower .bp-checks{margin-block-start:0}
.bp-site .bp-turns-halves .bp-checks{margin-block-start:0}
.bp-site .bp-sides-pair{display:grid;grid-template-columns:1fr 1fr;gap:clamp(.85rem,1.8cqi,1.5rem)}
.bp-site .bp-sides-pair .bp-pic{aspect-ratio:1/1.55}
.bp-site .bp-sides-pair>:last-child{margin-block-start:clamp(2rem,6cqi,6rem)}
.bp-site .bp-sides-mirror{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr) minmax(0,1fr);gap:clamp(1.5rem,4.4cqi,4.5rem);align-items:center}
.bp-site .bp-sides-mirror>div{display:grid;gap:clamp(2rem,4cqi,4rem)}
.bp-site .bp-sides-mirror>div:first-child .bp-side-text{text-align:end;justify-items:end}
.bp-site .bp-sides-mirror .bp-pic{aspect-ratio:1/1.3}
.bp-site [data-shape=round] .bp-sides-mirror .bp-pic{aspect-ratio:1}
@container bp-site (inline-size<=860px){
.bp-site .bp-sides>*,.bp-site .bp-sides[data-media]>:nth-child(n),.bp-site :is(.bp-sides-tower,.bp-sides-tower[data-media=start],.bp-sides-mirror){grid-template-columns:minmax(0,1fr)}
.bp-site .bp-sides[data-media]>:nth-child(n)>.bp-pic,.bp-site .bp-sides-tower[data-media=start]>:last-child{order:0}
.bp-site .bp-sides>*{gap:1.25rem}
.bp-site .bp-sides .bp-side-fill{contain:none;aspect-ratio:16/9;block-size:auto}
.bp-site .bp-sides-trail[data-media]>:nth-child(n){grid-template-columns:3.25rem minmax(0,1fr)}
.bp-site .bp-sides-trail[data-media]>:nth-child(n)>.bp-pic{grid-column:1/-1}
.bp-site .bp-sides-trail>:nth-child(n)>.bp-side-text{grid-area:2/2}
.bp-site .bp-sides-trail>:nth-child(n)>.bp-side-no{grid-area:2/1}
.bp-site .bp-side-no{inline-size:3.25rem;block-size:3.25rem;align-self:start}
.bp-site .bp-sides-trail>:not(:last-child)::after{content:none}
.bp-site .bp-sides-mirror>.bp-pic{order:-1;aspect-ratio:4/3}
.bp-site .bp-sides-mirror>div:first-child .bp-side-text{text-align:start;justify-items:start}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-sides-pair .bp-pic{aspect-ratio:1/1.25}
}`;
