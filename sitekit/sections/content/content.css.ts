/** Long texts, and the overlapping card they share with left-right sections. */
export const contentCss = `
.bp-site .bp-part{display:grid;gap:.5rem;align-content:start;justify-items:start}
.bp-site .bp-con-article{display:grid;gap:1.25rem;max-inline-size:50rem}
.bp-site .bp-con-article .bp-prose{font-size:1.0625rem;line-height:2.1}
.bp-site .bp-con-article .bp-part{margin-block-start:1rem;padding-inline-start:1.5rem;border-inline-start:3px solid var(--bp-art2)}
.bp-site .bp-con-drop::first-line{font-weight:700;color:var(--bp-fg)}
.bp-site [data-align=center] .bp-con-article>:is(.bp-eyebrow,.bp-display,.bp-lead){text-align:center}
.bp-site [data-align=center] .bp-con-article .bp-part{padding-inline:0;border-inline:0;padding-block-start:1.5rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-con-spread{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.25fr);gap:clamp(1.5rem,5cqi,5rem);align-items:start}
.bp-site .bp-con-spread[data-media=start]{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-con-columns{columns:2;column-gap:clamp(1.5rem,3.4cqi,3rem);column-rule:1px solid var(--bp-line)}
.bp-site .bp-con-spread[data-media=start] .bp-con-columns{columns:3}
.bp-site .bp-con-columns>*+*{margin-block-start:1rem}
.bp-site .bp-con-triptych{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(1.5rem,3.4cqi,3rem)}
.bp-site .bp-con-triptych .bp-part{padding-block-start:1.25rem;border-block-start:3px solid var(--bp-accent)}
.bp-site .bp-con-figure{font-size:clamp(2.4rem,1.8rem + 2cqi,3.6rem);font-weight:800;line-height:1.3;color:var(--bp-accent)}
.bp-site .bp-content-panorama{padding-block-start:0}
.bp-site .bp-content-panorama .bp-strip{block-size:clamp(13rem,30cqi,25rem)}
.bp-site .bp-con-under{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.2fr);gap:clamp(1.25rem,5cqi,5rem);padding-block-start:clamp(2rem,5cqi,4.5rem)}
.bp-site .bp-content-panorama[data-media=start]{padding-block:var(--bp-pad) 0;display:flex;flex-direction:column-reverse;gap:clamp(2rem,5cqi,4.5rem)}
.bp-site .bp-con-under[data-media=start]{padding-block-start:0}
.bp-site .bp-con-companion{align-items:start}
.bp-site .bp-con-companion figure{position:sticky;inset-block-start:2rem;display:grid;gap:.75rem}
.bp-site .bp-con-companion .bp-pic{aspect-ratio:1/1.15}
.bp-site .bp-con-saying{display:grid;justify-items:center;gap:1.25rem;text-align:center}
.bp-site .bp-con-saying .bp-prose{max-inline-size:38rem}
.bp-site .bp-con-medal{inline-size:clamp(7rem,13cqi,10.5rem);aspect-ratio:1;border-radius:50%;border:.4rem solid var(--bp-card)}
.bp-site .bp-con-quote{display:grid;gap:.75rem}
.bp-site .bp-con-quote blockquote{font-size:clamp(1.4rem,1.1rem + 1.7cqi,2.4rem);font-weight:750;line-height:1.75;text-wrap:balance;max-inline-size:26em}
.bp-site .bp-con-notice{display:grid;grid-template-columns:minmax(0,1.7fr) minmax(0,1fr);border-radius:2rem;overflow:hidden;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-con-notice[data-media=start]{grid-template-columns:minmax(0,1fr) minmax(0,1.7fr)}
.bp-site .bp-con-notice[data-media=start]>:last-child{order:-1}
.bp-site .bp-con-notice>*{padding:clamp(1.75rem,4.4cqi,4rem)}
.bp-site .bp-con-notice-text{display:grid;gap:1.25rem;align-content:center}
.bp-site .bp-con-notice aside{position:relative;isolation:isolate;display:grid;gap:1.25rem;align-content:end}
.bp-site .bp-con-notice aside .bp-icon{inline-size:2.75rem;block-size:2.75rem}
.bp-site .bp-con-tip{font-size:clamp(1.15rem,1rem + .7cqi,1.45rem);font-weight:700;line-height:1.85}
.bp-site .bp-con-checks{padding:clamp(1.25rem,3cqi,2.5rem) clamp(1.25rem,3.4cqi,3rem);border-radius:1.75rem;border:1px solid var(--bp-line);background:linear-gradient(var(--bp-line) 1px,transparent 1px) 0 0/100% 1.5rem,linear-gradient(90deg,var(--bp-line) 1px,transparent 1px) 0 0/1.5rem 100%,var(--bp-card)}
.bp-site .bp-con-checks li{display:flex;gap:1rem;align-items:center;padding:.85rem 1.1rem;border-radius:1rem;background:var(--bp-card);border:1px solid var(--bp-line);font-weight:600}
.bp-site .bp-con-checks li+li{margin-block-start:.75rem}
.bp-site .bp-con-checks .bp-icon{padding:.25rem;border-radius:.5rem;background:var(--bp-fill);color:var(--bp-onFill);stroke-width:2.6}
.bp-site .bp-con-chapters .bp-part{grid-template-columns:clamp(3.5rem,10cqi,9rem) minmax(0,1fr) minmax(0,1.5fr);gap:.5rem clamp(1rem,3cqi,3rem);align-items:baseline;padding-block:clamp(1.25rem,2.6cqi,2.25rem);border-block-start:1px solid var(--bp-line)}
.bp-site .bp-con-collage{display:grid;grid-template-columns:minmax(0,1.2fr) minmax(0,1fr) minmax(0,.75fr);gap:clamp(1rem,2.4cqi,2.25rem);align-items:end}
.bp-site .bp-con-collage>.bp-pic{aspect-ratio:1/1.1}
.bp-site .bp-con-collage>:first-child{aspect-ratio:4/3.4}
.bp-site .bp-con-collage>:last-child{grid-column:3;grid-row:2;aspect-ratio:1}
.bp-site .bp-con-collage>:nth-child(3){grid-column:2;grid-row:2;aspect-ratio:4/2.6;align-self:start}
.bp-site .bp-con-collage-text{grid-column:2/4;display:grid;gap:1rem;align-self:center}
.bp-site .bp-con-collage>:first-child{grid-row:1/3;block-size:100%}
.bp-site .bp-con-collage[data-media=start]{grid-template-columns:minmax(0,.75fr) minmax(0,1fr) minmax(0,1.2fr)}
.bp-site .bp-con-collage[data-media=start]>:first-child{grid-column:3}
.bp-site .bp-con-collage[data-media=start] .bp-con-collage-text{grid-column:1/3;grid-row:2}
.bp-site .bp-con-collage[data-media=start]>:last-child{grid-column:1;grid-row:1;align-self:end}
.bp-site .bp-con-collage[data-media=start]>:nth-child(3){grid-row:1;align-self:end}
.bp-site .bp-con-dossier{display:grid;grid-template-columns:minmax(0,1.7fr) minmax(0,1fr);gap:clamp(1.75rem,5cqi,5rem);align-items:start}
.bp-site .bp-con-dossier[data-media=start]{grid-template-columns:minmax(0,1fr) minmax(0,1.7fr)}
.bp-site .bp-con-dossier[data-media=start]>:last-child{order:-1}
.bp-site .bp-con-dossier>.bp-flow{gap:1.25rem}
.bp-site .bp-con-dossier aside{display:grid;gap:1.5rem;padding:clamp(1.5rem,3cqi,2.25rem);padding-block-start:clamp(1.9rem,3.4cqi,2.65rem);border-radius:1.75rem;background:var(--bp-card)}
.bp-site .bp-con-aside-quote{display:grid;gap:.35rem;padding-block-start:1.5rem;border-block-start:1px solid var(--bp-line);font-weight:650;line-height:1.9}
.bp-site .bp-facts{display:grid;gap:1rem}
.bp-site .bp-facts dt{font-size:.9375rem;color:var(--bp-muted)}
.bp-site .bp-facts dd{font-size:1.25rem;font-weight:750;line-height:1.6}
.bp-site .bp-con-manifesto{display:grid;gap:clamp(1.75rem,4cqi,3.5rem);margin-block-start:1.5rem}
.bp-site .bp-con-manifesto .bp-part{grid-template-columns:minmax(0,2.2fr) minmax(0,1fr);gap:.5rem clamp(1.25rem,5cqi,5rem);align-items:end}
.bp-site .bp-con-manifesto .bp-part:nth-child(2) .bp-display{color:var(--bp-accent)}
.bp-site [data-align=center] .bp-con-manifesto .bp-part{grid-template-columns:minmax(0,1fr);justify-items:center}
.bp-site .bp-content-manifesto[data-align=center]{text-align:center}
.bp-site .bp-con-duo{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-con-duo[data-media=start]{grid-template-columns:minmax(0,1.1fr) minmax(0,1fr)}
.bp-site .bp-con-duo[data-media=start]>:last-child{order:-1}
.bp-site .bp-con-tile{isolation:isolate;display:grid;gap:2rem;align-content:space-between;padding:clamp(1.75rem,4cqi,3.5rem)}
.bp-site .bp-con-tile .bp-con-quote blockquote{font-size:clamp(1.3rem,1.1rem + 1.1cqi,1.9rem)}
.bp-site .bp-con-duo .bp-facts>div,.bp-site .bp-half .bp-facts>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem;padding-block-start:.85rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-lap{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));align-items:center}
.bp-site .bp-lap>.bp-pic{grid-area:1/1/2/9;aspect-ratio:4/3}
.bp-site .bp-lap>.bp-lap-card{position:relative;grid-area:1/7/2/13;gap:1rem;padding:clamp(1.5rem,3.6cqi,3.25rem);box-shadow:0 40px 80px -45px rgb(0 0 0/.5)}
.bp-site .bp-lap[data-media=end]>.bp-pic{grid-area:1/5/2/13}
.bp-site .bp-lap[data-media=end]>.bp-lap-card{grid-area:1/1/2/7}
@container bp-site (inline-size<=860px){
.bp-site :is(.bp-con-spread,.bp-con-under,.bp-con-triptych,.bp-con-notice,.bp-con-notice[data-media=start],.bp-con-dossier,.bp-con-dossier[data-media=start],.bp-con-duo,.bp-con-duo[data-media=start]){grid-template-columns:minmax(0,1fr)}
.bp-site :is(.bp-con-notice,.bp-con-dossier,.bp-con-duo)[data-media=start]>:last-child{order:0}
.bp-site .bp-con-dossier .bp-facts{grid-template-columns:repeat(3,minmax(0,1fr))}
.bp-site .bp-con-companion figure{position:static}
.bp-site .bp-con-companion .bp-pic{aspect-ratio:4/3.2}
.bp-site .bp-con-spread[data-media=start] .bp-con-columns{columns:2}
.bp-site .bp-con-chapters .bp-part{grid-template-columns:4rem minmax(0,1fr)}
.bp-site .bp-con-chapters .bp-prose{grid-column:2}
.bp-site .bp-con-manifesto .bp-part{grid-template-columns:minmax(0,1fr)}
.bp-site :is(.bp-con-collage,.bp-con-collage[data-media=start]){grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.bp-site .bp-con-collage>*,.bp-site .bp-con-collage[data-media]>:nth-child(n){grid-column:auto;grid-row:auto;align-self:auto}
.bp-site .bp-con-collage>:first-child,.bp-site .bp-con-collage[data-media]>.bp-con-collage-text{grid-column:1/-1;block-size:auto}
.bp-site .bp-con-collage[data-media]>:first-child{grid-column:1/-1;aspect-ratio:16/10}
.bp-site .bp-con-collage>:nth-child(n+3){aspect-ratio:1}
.bp-site .bp-lap>.bp-pic,.bp-site .bp-lap[data-media=end]>.bp-pic{grid-area:1/1/2/13}
.bp-site .bp-lap>.bp-lap-card,.bp-site .bp-lap[data-media=end]>.bp-lap-card{grid-area:2/1/3/13;margin-block-start:-3rem;margin-inline:clamp(.75rem,4cqi,3rem)}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-con-dossier .bp-facts{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-con-columns,.bp-site .bp-con-spread[data-media=start] .bp-con-columns{columns:1}
.bp-site .bp-con-chapters .bp-part{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-con-chapters .bp-prose{grid-column:auto}
}`;
