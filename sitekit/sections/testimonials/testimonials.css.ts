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
.bp-site .bp-said figure{display:grid;gap:1.5rem;margin-block-start:clamp(1.25rem,3cqi,2.5rem)}
.bp-site .bp-said blockquote,.bp-site .bp-curtain blockquote{font-size:clamp(1.3rem,1rem + 1.4cqi,2rem);font-weight:700;line-height:1.8;text-wrap:balance}
.bp-site .bp-bubbles{display:grid;gap:clamp(1.5rem,2.6cqi,2.25rem);max-inline-size:54rem;margin-inline:auto}
.bp-site .bp-bubbles figure{display:grid;gap:.9rem;justify-items:start;max-inline-size:38rem}
.bp-site .bp-bubbles figure:nth-child(even){justify-self:end;justify-items:end}
.bp-site .bp-bubble *{text-wrap:pretty}
.bp-site .bp-bubble{padding:1.35rem 1.6rem;border-radius:1.75rem;border-end-start-radius:.35rem;background:var(--bp-chip);font-size:1.0625rem;line-height:1.95}
.bp-site .bp-bubble[data-tone]{background:var(--bp-bg);border-end-start-radius:1.75rem;border-end-end-radius:.35rem}
.bp-site .bp-bubbles figure:nth-child(even) .bp-person{flex-direction:row-reverse;text-align:end}
.bp-site .bp-said-rows figure{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2.1fr);gap:1rem clamp(1.5rem,5cqi,5rem);align-items:start}
.bp-site .bp-said-rows blockquote{font-size:clamp(1.1rem,1rem + .5cqi,1.35rem);line-height:1.95}
.bp-site .bp-quote-pair figure{display:grid;grid-template-rows:auto 1fr auto;gap:1.5rem;min-block-size:22rem}
.bp-site .bp-quote-pair blockquote{font-size:clamp(1.15rem,1rem + .8cqi,1.5rem);font-weight:650;line-height:1.9}
.bp-site .bp-quote-bento{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-quote-bento>.bp-tile:first-child{grid-column:span 2;min-block-size:17rem}
.bp-site .bp-quote-bento>.bp-tile>.bp-pic{position:absolute;inset:0}
.bp-site .bp-quote-bento>.bp-stack{padding:clamp(1.5rem,2.6cqi,2.25rem);align-content:end}
.bp-site .bp-quote-bento .bp-stars{margin-block-end:auto}
.bp-site .bp-quote-bento figure{justify-content:space-between;gap:1.5rem}
.bp-site .bp-testimonials-curtain{padding-block-start:0}
.bp-site .bp-testimonials-curtain .bp-strip{block-size:clamp(15rem,34cqi,27rem)}
.bp-site .bp-curtain{position:relative;display:grid;justify-items:center;gap:1.1rem;max-inline-size:50rem;margin-inline:auto;margin-block-start:clamp(-9rem,-11cqi,-4rem);padding:clamp(1.75rem,4.4cqi,3.75rem);border-radius:2.25rem;text-align:center}
.bp-site .bp-curtain figure{display:grid;justify-items:center;gap:1.5rem}
@container bp-site (inline-size<=860px){
.bp-site .bp-said-rows figure{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-quote-bento{grid-template-columns:1fr 1fr}
.bp-site .bp-quote-bento>:last-child{grid-column:1/-1}
.bp-site .bp-score{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-wall{columns:2}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-quote-bento{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-quote-bento>:nth-child(n):nth-child(n){grid-column:1/-1}
.bp-site .bp-quote-pair figure{min-block-size:0}
.bp-site .bp-curtain blockquote{font-size:1.15rem}
.bp-site .bp-voice-rest{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-wall{columns:1}
}`;
