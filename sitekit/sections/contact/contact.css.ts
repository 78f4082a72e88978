export const contactCss = `
.bp-site .bp-channels{display:grid;gap:1.4rem}
.bp-site .bp-channels li{display:flex;align-items:center;gap:1.1rem}
.bp-site .bp-channels li>div{display:grid;font-weight:600;line-height:1.75}
.bp-site .bp-channels .bp-small{font-weight:400}
.bp-site .bp-map{display:grid}
.bp-site .bp-map>*{grid-area:1/1}
.bp-site .bp-map .bp-pic{aspect-ratio:1/1;border-radius:2rem}
.bp-site .bp-map-note{position:relative;align-self:end;margin:1.25rem;padding:.8rem 1.2rem;border-radius:1.1rem;background:var(--bp-card);border:1px solid var(--bp-line);font-size:.9375rem;line-height:1.8}
.bp-site .bp-contact-desks .bp-card{align-items:center;text-align:center;gap:.35rem;padding-block:2.25rem;font-weight:600}
.bp-site .bp-contact-desks .bp-small{font-weight:400}
.bp-site .bp-contact-desks .bp-icon-disc{margin-block-end:.75rem}
.bp-site .bp-contact-hotline .bp-wrap{display:grid;gap:.75rem;justify-items:start}
.bp-site .bp-hotline{font-size:min(7.5rem,132cqi/var(--bp-length));font-weight:850;line-height:1.4;color:var(--bp-accent)}
.bp-site .bp-hotline:hover{text-decoration:underline;text-decoration-thickness:3px;text-underline-offset:.2em}
.bp-site .bp-hotline-row{display:grid;grid-template-columns:1.3fr 1fr 1.2fr;gap:clamp(1.5rem,4cqi,4rem);inline-size:100%;margin-block-start:clamp(1rem,3cqi,2.5rem);padding-block-start:clamp(1.5rem,3cqi,2.5rem);border-block-start:1px solid var(--bp-line)}
.bp-site .bp-hotline-mail{font-size:1.25rem;font-weight:700}
.bp-site .bp-hours{display:grid;gap:.55rem;inline-size:100%}
.bp-site .bp-hours>div{display:flex;justify-content:space-between;gap:1rem}
.bp-site .bp-hours dt{color:var(--bp-muted)}
.bp-site .bp-hours dd{font-weight:600;text-align:end}
.bp-site .bp-visit{display:grid;grid-template-columns:1.25fr 1fr;gap:clamp(1rem,1.8cqi,1.5rem)}
.bp-site .bp-visit .bp-head{grid-column:span 2;max-inline-size:44rem;padding-block-end:clamp(1rem,2cqi,2rem)}
.bp-site .bp-visit .bp-head+:not(.bp-head){margin-block-start:0}
.bp-site .bp-visit-pic{grid-row:span 2;border-radius:1.75rem;min-block-size:26rem}
.bp-site .bp-visit-hours{justify-content:center}
.bp-site .bp-visit-hours .bp-small{margin-block-end:.75rem}
.bp-site .bp-visit-place{justify-content:center}
.bp-site .bp-visit-place address{font-size:1.0625rem;font-weight:600}
.bp-site .bp-visit-place .bp-link:hover{color:inherit}
.bp-site [data-shape=round] .bp-map-shape{border-radius:50%}
.bp-site [data-shape=round] .bp-map-note{margin-inline:16%;text-align:center}
.bp-site [data-shape=arch] .bp-map-shape{border-radius:var(--bp-arch);aspect-ratio:4/4.7}
.bp-site .bp-contact-desks[data-media=start] .bp-wrap{display:grid;grid-template-columns:1fr 1.35fr;gap:clamp(2rem,5cqi,5rem);align-items:center}
.bp-site .bp-contact-desks[data-media=start] .bp-head{text-align:start;margin-inline:0}
.bp-site .bp-contact-desks[data-media=start] .bp-head>*{justify-self:start}
.bp-site .bp-contact-desks[data-media=start] .bp-grid{grid-template-columns:1fr 1fr;margin-block:0}
.bp-site .bp-contact-hotline[data-align=center] .bp-wrap{justify-items:center;text-align:center}
.bp-site .bp-contact-hotline[data-frame=inset] .bp-hotline{font-size:min(5rem,110cqi/var(--bp-length));padding:.1em .6em;border-radius:99rem;background:var(--bp-fill);color:var(--bp-onFill);display:block}
.bp-site [data-media=start]>.bp-visit{grid-template-columns:1fr 1fr 1.25fr}
.bp-site [data-media=start]>.bp-visit>.bp-head{grid-column:1/3}
.bp-site [data-media=start]>.bp-visit>.bp-visit-pic{grid-column:3;grid-row:1/3}
.bp-site [data-shape=arch] .bp-visit-pic{border-radius:var(--bp-arch)}
.bp-site .bp-contact-plaza{padding-block-start:0;overflow:clip}
.bp-site .bp-plaza-pic{block-size:clamp(14rem,38cqi,29rem)}
.bp-site .bp-plaza{position:relative;display:grid;grid-template-columns:1fr 1.1fr;gap:clamp(1.75rem,5cqi,4.5rem);align-items:center;margin-block-start:clamp(-7rem,-8cqi,-2.5rem);padding:clamp(1.5rem,4.4cqi,3.75rem);border-radius:2rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-plaza .bp-head+*{margin-block-start:0}
.bp-site .bp-plaza .bp-channels{grid-template-columns:1fr 1fr}
.bp-site .bp-plaza .bp-channels li:last-child{grid-column:1/-1}
.bp-site .bp-plaza-ways{display:grid;gap:1.25rem}
.bp-site .bp-contact-plaza[data-media=start]{padding-block:var(--bp-pad) 0;display:flex;flex-direction:column-reverse}
.bp-site [data-media=start]>*>.bp-plaza{margin-block:0 clamp(-4rem,-5cqi,-1.5rem);z-index:1}
.bp-site .bp-directory{display:grid;grid-template-columns:1fr 1.5fr;gap:clamp(2rem,6cqi,6rem);align-items:start}
.bp-site .bp-directory .bp-head+ul{margin-block-start:0}
.bp-site .bp-directory>ul{border-block-start:2px solid var(--bp-fg)}
.bp-site .bp-directory>ul>li{display:grid;grid-template-columns:6.5rem 1fr;gap:1rem;align-items:baseline;padding-block:1.15rem;border-block-end:1px solid var(--bp-line);font-weight:650}
.bp-site .bp-directory>ul>li>:is(.bp-link,span:not(.bp-small)){font-size:clamp(1.1rem,1rem + .7cqi,1.5rem);line-height:1.7}
.bp-site [data-media=start]>.bp-directory{grid-template-columns:1.5fr 1fr}
.bp-site [data-media=start]>.bp-directory>ul{order:-1;padding:.5rem 2rem;border:1px solid var(--bp-line);border-radius:1.75rem;background:var(--bp-card)}
.bp-site [data-media=start]>.bp-directory>ul>li:last-child{border:0}
.bp-site [data-align=center]>.bp-directory{grid-template-columns:minmax(0,1fr);max-inline-size:52rem}
.bp-site .bp-contact-tiles-grid{display:grid;grid-template-columns:1.5fr 1fr;gap:clamp(.75rem,1.4cqi,1.15rem)}
.bp-site .bp-contact-tiles-grid>*{padding:clamp(1.5rem,3.4cqi,3rem);display:grid;align-content:center}
.bp-site .bp-contact-tiles-phone{gap:.25rem;justify-items:start}
.bp-site .bp-contact-tiles-phone .bp-link:hover{color:inherit}
.bp-site .bp-contact-tiles-big{font-size:clamp(1.5rem,1.1rem + 1.6cqi,2.2rem);font-weight:850;line-height:1.6}
.bp-site .bp-contact-tiles-grid>.bp-contact-tiles-map{min-block-size:20rem;padding:1.25rem;align-content:end}
.bp-site .bp-contact-tiles-map>.bp-pic{position:absolute;inset:0}
.bp-site .bp-contact-tiles-map>.bp-map-note{margin:0}
.bp-site .bp-contact-tiles-hours{gap:1.25rem}
.bp-site [data-media=start]>.bp-contact-tiles-grid{grid-template-columns:1fr 1fr 1fr}
.bp-site [data-media=start]>.bp-contact-tiles-grid>.bp-contact-tiles-head{grid-column:1/-1;border:0;padding-inline:0;padding-block-start:0;background:none;overflow:visible;border-radius:0}
.bp-site [data-media=start]>.bp-contact-tiles-grid>.bp-contact-tiles-map{order:1}
@container bp-site (inline-size<=860px){
.bp-site .bp-contact-desks[data-media=start] .bp-wrap,.bp-site .bp-plaza,.bp-site .bp-directory,.bp-site [data-media=start]>.bp-directory,.bp-site .bp-contact-tiles-grid,.bp-site [data-media=start]>.bp-contact-tiles-grid{grid-template-columns:minmax(0,1fr)}
.bp-site [data-media=start]>.bp-directory>ul{order:0}
.bp-site [data-media=start]>.bp-visit{grid-template-columns:minmax(0,1fr)}
.bp-site [data-media=start]>.bp-visit>:is(.bp-head,.bp-visit-pic){grid-column:1;grid-row:auto}
.bp-site .bp-hotline-row{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-visit{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-visit .bp-head{grid-column:auto}
.bp-site .bp-visit-pic{grid-row:auto;min-block-size:0;aspect-ratio:4/3}
.bp-site .bp-map .bp-pic{aspect-ratio:4/3.4}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-plaza .bp-channels{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-directory>ul>li{grid-template-columns:minmax(0,1fr);gap:.1rem}
.bp-site .bp-contact-desks .bp-card{padding-block:1.25rem}
.bp-site [data-media=start]>.bp-directory>ul{padding-inline:1.25rem}
.bp-site .bp-contact-desks[data-media=start] .bp-grid{grid-template-columns:minmax(0,1fr)}
}`;
