export const newsletterCss = `
.bp-site .bp-subscribe{display:grid;gap:.75rem;inline-size:100%}
.bp-site .bp-subscribe .bp-form{grid-template-columns:minmax(0,1fr) fit-content(45%)}
.bp-site .bp-subscribe .bp-form>.bp-btn{grid-column:auto}
.bp-site .bp-subscribe[data-look=stack] .bp-form{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-subscribe[data-look=pill]{justify-items:center;text-align:center}
.bp-site .bp-subscribe[data-look=pill] .bp-form{max-inline-size:36rem;gap:0;padding:.45rem;border-radius:99rem;background:var(--bp-card);border:1px solid color-mix(in srgb,var(--bp-muted) 78%,var(--bp-card));box-shadow:0 24px 50px -36px rgb(0 0 0/.5)}
.bp-site .bp-subscribe[data-look=pill] .bp-form:focus-within{border-color:var(--bp-accent)}
.bp-site .bp-subscribe[data-look=pill] :is(.bp-btn,input){border-radius:99rem}
.bp-site .bp-subscribe[data-look=pill] input{border-color:transparent;background-color:transparent}
.bp-site .bp-subscribe[data-look=line] .bp-field>input{padding-inline:0;border-width:0 0 2px;border-radius:0;background-color:transparent;font-size:clamp(1.2rem,1rem + 1.4cqi,1.9rem)}
.bp-site .bp-nl-strip{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(1.5rem,5cqi,5rem);align-items:center}
.bp-site .bp-nl-beacon{display:grid;justify-items:center;gap:1.5rem}
.bp-site .bp-nl-beacon .bp-head+.bp-subscribe{margin-block-start:.5rem}
.bp-site .bp-nl-beacon .bp-icon-disc{inline-size:4.5rem;block-size:4.5rem;background:var(--bp-fill);color:var(--bp-onFill)}
.bp-site .bp-newsletter-inset .bp-inset-text{align-content:center;gap:1.75rem}
.bp-site .bp-newsletter-inset .bp-inset-text>*{inline-size:100%}
.bp-site .bp-nl-letter{position:relative;display:grid;gap:clamp(1.5rem,3cqi,2.25rem);max-inline-size:58rem;margin-inline:auto;padding:clamp(1.5rem,5cqi,4.25rem);border:.7rem solid transparent;border-radius:1.4rem;background:linear-gradient(var(--bp-card) 0 0) padding-box,repeating-linear-gradient(135deg,var(--bp-art3) 0 1.4rem,var(--bp-card) 0 2.8rem,var(--bp-artWarm) 0 4.2rem,var(--bp-card) 0 5.6rem) border-box var(--bp-card);box-shadow:0 40px 80px -50px rgb(0 0 0/.5)}
.bp-site .bp-nl-letter .bp-intro{padding-inline-end:clamp(6.5rem,18cqi,13rem)}
.bp-site .bp-nl-stamp{position:absolute;inset-block-start:clamp(1.25rem,3cqi,2.5rem);inset-inline-end:clamp(1.25rem,3cqi,2.5rem);inline-size:clamp(5.5rem,13cqi,9.5rem);padding:.55rem;background:var(--bp-artPaper);border:3px dotted var(--bp-card);rotate:-5deg;box-shadow:0 8px 20px -12px rgb(0 0 0/.6)}
.bp-site .bp-nl-stamp .bp-pic{aspect-ratio:1/1.2}
.bp-site .bp-nl-archive{display:grid}
.bp-site .bp-nl-archive li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1.25rem;padding:clamp(1.4rem,2.6cqi,2.1rem);border-radius:1.5rem;background:var(--bp-card);border:1px solid var(--bp-line);box-shadow:0 24px 44px -36px rgb(0 0 0/.5)}
.bp-site .bp-nl-archive li+li{margin-block-start:-.6rem}
.bp-site .bp-nl-archive li:nth-child(odd){margin-inline-end:clamp(0rem,3cqi,2.75rem)}
.bp-site .bp-nl-archive li:nth-child(even){margin-inline-start:clamp(0rem,3cqi,2.75rem)}
.bp-site .bp-nl-archive li>span{font-size:1.9rem;font-weight:800;line-height:1.3;color:var(--bp-accent)}
.bp-site .bp-nl-promises{max-inline-size:60rem;margin-inline:auto;padding:clamp(1.75rem,5cqi,4rem);border-radius:2rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-nl-promises>.bp-subscribe{margin-block-start:2rem}
.bp-site .bp-nl-promises ul{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem 1.5rem;margin-block-start:2rem;padding-block-start:1.75rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-nl-promises li{display:flex;gap:.7rem;font-weight:600;line-height:1.7}
.bp-site .bp-nl-promises .bp-icon{color:var(--bp-accent);stroke-width:2.3}
.bp-site .bp-newsletter-scene{display:grid;padding-block:0}
.bp-site .bp-newsletter-scene>*{grid-area:1/1}
.bp-site .bp-newsletter-scene>.bp-strip{block-size:100%;min-block-size:30rem}
.bp-site .bp-newsletter-scene>.bp-wrap{display:grid;align-items:center;padding-block:clamp(2rem,5cqi,5rem)}
.bp-site .bp-nl-card{display:grid;gap:1.75rem;inline-size:min(100%,32rem);padding:clamp(1.5rem,3.4cqi,2.75rem);border-radius:1.75rem;box-shadow:0 40px 90px -40px rgb(0 0 0/.6)}
.bp-site .bp-nl-card[data-media=start]{justify-self:end}
.bp-site .bp-newsletter-line .bp-subscribe{max-inline-size:46rem}
@container bp-site (inline-size<=860px){
.bp-site .bp-nl-strip{grid-template-columns:minmax(0,1fr)}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-subscribe:not([data-look=pill]) .bp-form{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-subscribe[data-look=pill] .bp-form{grid-template-columns:minmax(0,1fr);border-radius:1.5rem}
.bp-site .bp-nl-promises ul{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-nl-letter .bp-intro{padding-inline-end:0;padding-block-start:7.5rem}
.bp-site .bp-newsletter-scene{grid-template-rows:13rem auto}
.bp-site .bp-newsletter-scene>.bp-strip{grid-area:1/1;min-block-size:0}
.bp-site .bp-newsletter-scene>.bp-wrap{grid-area:2/1;margin-block-start:-2.5rem;padding-block:0 2.5rem}
.bp-site .bp-newsletter-scene .bp-strip>:nth-child(n+2){display:none}
}`;
