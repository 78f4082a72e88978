export const blogPostsCss = `
.bp-site .bp-meta{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .85rem;font-size:.875rem;line-height:1.7;color:var(--bp-muted)}
.bp-site .bp-tag{padding:.1rem .8rem;border-radius:99rem;background:var(--bp-chip);color:var(--bp-accent);font-size:.875rem;font-weight:650}
.bp-site .bp-post-text{display:grid;gap:.6rem;align-content:start;justify-items:start;min-inline-size:0}
.bp-site .bp-read-on summary{inline-size:fit-content;cursor:pointer;list-style:none;font-weight:650;color:var(--bp-accent)}
.bp-site .bp-read-on summary::-webkit-details-marker{display:none}
.bp-site .bp-read-on summary::after{content:"";display:inline-block;inline-size:.45rem;block-size:.45rem;margin-inline-start:.6rem;border:solid currentColor;border-width:0 2px 2px 0;rotate:45deg;translate:0 -.2rem}
.bp-site .bp-read-on[open] summary::after{rotate:225deg;translate:0 .1rem}
.bp-site .bp-read-on p{padding-block-start:.5rem}
.bp-site .bp-blog-cards article{display:flex;flex-direction:column;border-radius:1.75rem;overflow:hidden;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-blog-cards .bp-pic{aspect-ratio:16/11;block-size:auto}
.bp-site .bp-blog-cards .bp-post-text{padding:1.5rem 1.6rem 1.25rem;flex:1}
.bp-site .bp-blog-cards .bp-read-on{padding:0 1.6rem 1.5rem}
.bp-site .bp-blog-lead{display:grid;grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);gap:clamp(1.5rem,4cqi,4rem);align-items:start}
.bp-site .bp-blog-lead[data-media=start]{grid-template-columns:minmax(0,1fr) minmax(0,1.25fr)}
.bp-site .bp-blog-lead[data-media=start]>:last-child{order:-1}
.bp-site .bp-blog-lead>article{display:grid;gap:1.4rem}
.bp-site .bp-blog-lead>article>.bp-pic{aspect-ratio:16/10.5}
.bp-site .bp-blog-rest{display:grid;gap:1.5rem}
.bp-site .bp-blog-rest article{display:grid;grid-template-columns:9rem minmax(0,1fr);gap:1.25rem;align-items:center}
.bp-site .bp-blog-rest article+article{padding-block-start:1.5rem;border-block-start:1px solid var(--bp-line)}
.bp-site :is(.bp-blog-rest,.bp-blog-rows,.bp-blog-shelf) .bp-pic{block-size:auto}
.bp-site .bp-blog-rest .bp-pic{aspect-ratio:1/.85;border-radius:1.25rem}
.bp-site .bp-blog-rows article{display:grid;grid-template-columns:minmax(0,.75fr) minmax(0,2fr) minmax(0,1fr);gap:clamp(1rem,3.4cqi,3.5rem);align-items:center;padding-block:clamp(1.25rem,2.4cqi,2rem);border-block-start:1px solid var(--bp-line)}
.bp-site .bp-blog-rows .bp-meta{flex-direction:column;align-items:flex-start}
.bp-site .bp-blog-rows .bp-pic{aspect-ratio:4/3}
.bp-site .bp-blog-rows[data-media=start] article{grid-template-columns:minmax(0,.8fr) minmax(0,2fr) minmax(0,.75fr)}
.bp-site .bp-blog-rows[data-media=start] .bp-pic{order:-1}
.bp-site .bp-blog-rows[data-media=start] .bp-meta{order:1}
.bp-site .bp-blog-covers{display:grid;grid-template-columns:minmax(0,1.9fr) minmax(0,1fr);gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-blog-covers[data-media=start]{grid-template-columns:repeat(3,minmax(0,1fr))}
.bp-site .bp-blog-covers article{position:relative;display:grid;align-items:end;min-block-size:15rem;padding:clamp(.75rem,1.5cqi,1.25rem);border-radius:1.75rem;overflow:hidden}
.bp-site .bp-blog-covers[data-media=end] article:first-child{grid-row:span 2;min-block-size:clamp(20rem,44cqi,34rem)}
.bp-site .bp-blog-covers[data-media=start] article{min-block-size:clamp(22rem,42cqi,32rem)}
.bp-site .bp-blog-covers .bp-pic{position:absolute;inset:0}
.bp-site .bp-blog-covers .bp-post-text{position:relative;gap:.35rem;padding:1rem 1.25rem;border-radius:1.15rem}
.bp-site .bp-blog-headlines{margin-block-start:1.5rem}
.bp-site .bp-blog-headlines li{display:grid;grid-template-columns:8.5rem minmax(0,1fr) auto;gap:.5rem clamp(1rem,3cqi,2.5rem);align-items:center;padding-block:clamp(.9rem,1.9cqi,1.6rem);border-block-end:2px solid var(--bp-fg)}
.bp-site .bp-blog-headlines li:first-child{border-block-start:2px solid var(--bp-fg)}
.bp-site .bp-blog-headline{font-size:clamp(1.35rem,.95rem + 2.1cqi,2.6rem);font-weight:800;line-height:1.5}
.bp-site .bp-blog-shelf{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:clamp(1.75rem,3.4cqi,3rem) clamp(1.5rem,4cqi,4rem)}
.bp-site .bp-blog-shelf article{display:grid;grid-template-columns:clamp(7rem,13cqi,10rem) minmax(0,1fr);gap:clamp(1rem,2cqi,1.75rem);align-items:start}
.bp-site .bp-blog-shelf .bp-pic{aspect-ratio:1}
.bp-site .bp-blog-mast{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:.5rem 2rem;padding-block:0 1rem;border-block-end:4px double var(--bp-fg)}
.bp-site .bp-blog-mast .bp-small{max-inline-size:24rem}
.bp-site .bp-blog-front{display:grid;grid-template-columns:minmax(0,1.3fr) minmax(0,1fr);gap:clamp(1.25rem,3.4cqi,3rem);align-items:center;padding-block:clamp(1.5rem,3cqi,2.5rem)}
.bp-site .bp-blog-front[data-media=end]>.bp-pic{order:1}
.bp-site .bp-blog-front[data-media=end]{grid-template-columns:minmax(0,1fr) minmax(0,1.3fr)}
.bp-site .bp-blog-front .bp-pic{aspect-ratio:16/10}
.bp-site .bp-blog-press{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));border-block:1px solid var(--bp-fg)}
.bp-site .bp-blog-press article{padding:1.5rem clamp(1rem,2.4cqi,2rem)}
.bp-site .bp-blog-press article:first-child{padding-inline-start:0}
.bp-site .bp-blog-press article:last-child{padding-inline-end:0}
.bp-site .bp-blog-press article+article{border-inline-start:1px solid var(--bp-line)}
.bp-site .bp-blog-ribbon{display:grid;grid-auto-flow:column;grid-auto-columns:clamp(15rem,27cqi,21rem);gap:clamp(1rem,2cqi,1.75rem);margin-block-start:clamp(2rem,3.4cqi,3rem);padding-block:.5rem 1rem;padding-inline:max(clamp(1.25rem,4.4cqi,3.5rem),(100cqi - 76rem)/2 + 3.5rem);overflow-x:auto;scroll-snap-type:inline proximity;scroll-padding-inline:3.5rem;scrollbar-width:thin;scrollbar-color:var(--bp-accent) transparent}
.bp-site .bp-blog-ribbon article{display:grid;gap:1.1rem;align-content:start;scroll-snap-align:start}
.bp-site .bp-blog-ribbon .bp-pic{aspect-ratio:1/1.15}
.bp-site .bp-blog-calendar{display:grid;gap:1rem}
.bp-site .bp-blog-calendar li{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:clamp(1rem,2.4cqi,2rem);align-items:center;padding:1rem;padding-inline-end:1.5rem;border-radius:1.5rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-blog-leaf{display:grid;justify-items:center;align-content:center;min-block-size:6.5rem;padding:.9rem .5rem .5rem;border-radius:1rem;background:var(--bp-chip);font-size:.875rem;line-height:1.6;color:var(--bp-muted);text-align:center}
.bp-site .bp-blog-leaf strong{font-size:2.1rem;line-height:1.3;font-weight:800;color:var(--bp-accent)}
@container bp-site (inline-size<=860px){
.bp-site :is(.bp-blog-lead,.bp-blog-lead[data-media=start],.bp-blog-front,.bp-blog-front[data-media=end]){grid-template-columns:minmax(0,1fr)}
.bp-site .bp-blog-lead[data-media=start]>:last-child,.bp-site .bp-blog-front[data-media=end]>.bp-pic{order:0}
.bp-site .bp-blog-shelf{grid-template-columns:minmax(0,1fr)}
.bp-site :is(.bp-blog-rows,.bp-blog-rows[data-media=start]) article{grid-template-columns:minmax(0,1fr) clamp(7rem,26cqi,14rem);row-gap:.5rem}
.bp-site .bp-blog-rows article .bp-meta,.bp-site .bp-blog-rows[data-media=start] article .bp-meta{flex-direction:row;grid-column:1;grid-row:1;order:0}
.bp-site .bp-blog-rows .bp-post-text{grid-column:1;grid-row:2}
.bp-site .bp-blog-rows .bp-pic{grid-column:2;grid-row:1/3;order:0}
.bp-site .bp-blog-headlines li{grid-template-columns:minmax(0,1fr) auto}
.bp-site .bp-blog-headline{grid-column:1/-1;grid-row:2}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-blog-covers,.bp-site .bp-blog-covers[data-media=start],.bp-site .bp-blog-press{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-blog-covers[data-media=start] article{min-block-size:18rem}
.bp-site .bp-blog-press article{padding-inline:0}
.bp-site .bp-blog-press article+article{border-inline-start:0;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-blog-rest article{grid-template-columns:6.5rem minmax(0,1fr)}
.bp-site .bp-blog-calendar li{grid-template-columns:minmax(0,1fr);padding-inline-end:1rem}
.bp-site .bp-blog-leaf{grid-auto-flow:column;justify-content:start;gap:.6rem;align-items:baseline;min-block-size:0;padding-inline:1rem}
}`;
