export const testimonialsCss = `
.bp-site .bp-person{display:flex;align-items:center;gap:.85rem;text-align:start}
.bp-site .bp-person>span:last-child{display:grid;line-height:1.65}
.bp-site .bp-stars{display:flex;gap:.15rem;color:var(--bp-accent)}
.bp-site .bp-stars .bp-icon{inline-size:1.15rem;block-size:1.15rem;fill:currentColor}
.bp-site .bp-quotemark{inline-size:2.4rem;fill:var(--bp-art2);flex:none}
.bp-site .bp-card[data-tone]{background-color:var(--bp-bg);border-color:transparent}
.bp-site .bp-quote-card{gap:1.1rem}
.bp-site .bp-quote-card blockquote{font-size:1.0625rem;line-height:2}
.bp-site .bp-quote-card .bp-person{margin-block-start:auto;padding-block-start:1rem;border-block-start:1px solid var(--bp-line);inline-size:100%}
.bp-site .bp-testimonials-voice .bp-wrap{display:grid;justify-items:center;text-align:center;gap:1.5rem}
.bp-site .bp-voice{display:grid;justify-items:center;gap:1.75rem;max-inline-size:56rem}
.bp-site .bp-voice .bp-quotemark{inline-size:3.25rem}
.bp-site .bp-voice blockquote{font-size:clamp(1.5rem,1.1rem + 2cqi,2.6rem);font-weight:750;line-height:1.75;text-wrap:balance}
.bp-site .bp-voice-rest{display:grid;grid-template-columns:1fr 1fr;gap:clamp(1.5rem,5cqi,5rem);inline-size:100%;margin-block-start:clamp(1.5rem,3cqi,3rem);padding-block-start:clamp(1.75rem,3.4cqi,3rem);border-block-start:1px solid var(--bp-line);text-align:start}
.bp-site .bp-voice-rest figure{display:grid;gap:1.1rem;align-content:space-between}
.bp-site .bp-score{display:grid;grid-template-columns:1fr 1.35fr;gap:clamp(1.5rem,5cqi,5rem);align-items:stretch}
.bp-site .bp-score-panel{position:relative;isolation:isolate;overflow:hidden;display:grid;align-content:space-between;gap:1rem;padding:clamp(1.75rem,4cqi,3.25rem);border-radius:2rem}
.bp-site .bp-score-panel>div{margin-block-start:clamp(1.5rem,6cqi,6rem)}
.bp-site .bp-score-number{font-size:clamp(3.25rem,2rem + 5cqi,6rem);font-weight:800;line-height:1.3}
.bp-site .bp-score-list{display:grid}
.bp-site .bp-score-list figure{display:grid;gap:1rem;align-content:center;padding-block:1.75rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-score-list figure:last-child{border-block-end:0}
.bp-site .bp-score-list blockquote{font-size:1.125rem;line-height:1.95}
.bp-site .bp-wall{columns:3;column-gap:1.25rem}
.bp-site .bp-wall>*{break-inside:avoid;margin-block-end:1.25rem}
.bp-site .bp-wall .bp-head{padding-block-end:1.25rem}
.bp-site .bp-wall .bp-head+:not(.bp-head){margin-block-start:0}
.bp-site .bp-wall .bp-card{display:inline-flex;inline-size:100%;gap:1.1rem}
.bp-site .bp-wall blockquote{font-size:1.0625rem;line-height:1.95}
@container bp-site (inline-size<=860px){
.bp-site .bp-score{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-wall{columns:2}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-voice-rest{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-wall{columns:1}
}`;
