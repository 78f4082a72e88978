export const teamCss = `
.bp-site .bp-role{font-size:.9375rem;line-height:1.7;color:var(--bp-accent)}
.bp-site .bp-stack .bp-role{margin-block-start:-.5rem}
.bp-site .bp-member-cards .bp-pic{border-radius:0;block-size:auto}
.bp-site .bp-member-cards .bp-stack{padding:clamp(1.35rem,2.2cqi,1.9rem)}
.bp-site .bp-member-cards .bp-prose{margin-block-start:.35rem}
.bp-site .bp-leader{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.6fr);border-radius:2.25rem;overflow:hidden}
.bp-site .bp-leader>.bp-stack{align-content:center;gap:1rem;padding:clamp(1.75rem,4.6cqi,4.25rem)}
.bp-site .bp-leader .bp-title{font-size:clamp(1.3rem,1rem + 1.3cqi,1.95rem);line-height:1.75}
.bp-site .bp-leader-pic{min-block-size:24rem}
.bp-site .bp-leader+.bp-cols{margin-block-start:clamp(1.75rem,3cqi,2.75rem)}
.bp-site .bp-chip-person{display:flex;align-items:center;gap:.9rem}
.bp-site .bp-chip-person>div{min-inline-size:0}
.bp-site .bp-chip-person .bp-subtitle{font-size:1.0625rem}
.bp-site .bp-chip-person .bp-pic{inline-size:4rem;block-size:4rem;flex:none}
.bp-site .bp-member-arcade>:nth-child(even){padding-block-start:clamp(1rem,4cqi,3.5rem)}
.bp-site .bp-roll>li{display:grid;grid-template-columns:auto minmax(0,1fr) minmax(0,1.5fr);gap:.5rem clamp(1.25rem,3cqi,3rem);align-items:center;padding-block:1.15rem}
.bp-site .bp-roll .bp-pic{inline-size:4.75rem;block-size:4.75rem}
.bp-site .bp-circles{display:flex;flex-wrap:wrap;justify-content:center;gap:clamp(1.5rem,3cqi,2.75rem)}
.bp-site .bp-circles li{flex:0 1 11.5rem}
.bp-site .bp-centered{display:flex;justify-content:center;margin-block-start:clamp(2rem,3.6cqi,3.25rem)}
.bp-site .bp-team-quilt .bp-quilt li{grid-template-columns:minmax(0,.85fr) minmax(0,1fr)}
.bp-site .bp-named{position:relative;padding-block-end:1.75rem}
.bp-site .bp-named .bp-plate{position:relative;gap:0;margin:-3rem 1rem 0;padding:.9rem 1.1rem;border:1px solid var(--bp-line);border-radius:1.1rem}
.bp-site .bp-named .bp-pic{block-size:auto}
.bp-site .bp-crew{display:grid;grid-template-columns:minmax(0,1.2fr) minmax(0,1fr);gap:clamp(2rem,5cqi,5rem);align-items:center}
.bp-site .bp-crew>.bp-head+ul{margin-block-start:0}
.bp-site .bp-sec[data-media=start] .bp-crew{grid-template-columns:minmax(0,1fr) minmax(0,1.2fr)}
.bp-site .bp-sec[data-media=start] .bp-crew>.bp-head{order:1}
.bp-site .bp-crew ul{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1.25rem 1rem;text-align:center}
.bp-site .bp-crew li{display:grid;gap:.5rem;justify-items:center}
.bp-site .bp-crew .bp-pic{inline-size:100%;max-inline-size:7.5rem;block-size:auto;box-shadow:0 0 0 4px var(--bp-bg),0 0 0 6px var(--bp-line)}
.bp-site .bp-profiles{display:grid;gap:clamp(2rem,4cqi,4rem)}
.bp-site .bp-profiles li{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.5fr);gap:clamp(1.5rem,6cqi,6rem);align-items:center}
.bp-site .bp-profiles .bp-pic{max-inline-size:24rem;justify-self:center}
.bp-site .bp-profiles .bp-stack{gap:.9rem}
.bp-site .bp-profiles .bp-prose{font-size:1.125rem;max-inline-size:32rem}
.bp-site .bp-profiles li:nth-child(even){grid-template-columns:minmax(0,1.5fr) minmax(0,1fr)}
.bp-site .bp-profiles li:nth-child(even) .bp-pic{order:1}
.bp-site .bp-sec[data-media=start] .bp-profiles li:first-child{grid-template-columns:minmax(0,1.5fr) minmax(0,1fr)}
.bp-site .bp-sec[data-media=start] .bp-profiles li:first-child .bp-pic{order:1}
.bp-site .bp-sec[data-media=start] .bp-profiles li:nth-child(even){grid-template-columns:minmax(0,1fr) minmax(0,1.5fr)}
.bp-site .bp-sec[data-media=start] .bp-profiles li:nth-child(even) .bp-pic{order:0}
@container bp-site (inline-size<=860px){
.bp-site .bp-leader,.bp-site .bp-crew,.bp-site .bp-sec[data-media=start] .bp-crew{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-sec[data-media=start] .bp-crew>.bp-head{order:0}
.bp-site .bp-leader-pic{min-block-size:0;aspect-ratio:16/11}
.bp-site .bp-roll>li{grid-template-columns:auto minmax(0,1fr)}
.bp-site .bp-roll .bp-prose{grid-column:2}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-roll .bp-prose{grid-column:1/-1}
.bp-site .bp-circles li{flex-basis:8.5rem}
.bp-site .bp-chip-person{flex-direction:column;align-items:flex-start}
.bp-site .bp-team-quilt .bp-quilt li{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-team-quilt .bp-quilt li:nth-child(n) .bp-pic{block-size:16rem}
.bp-site .bp-named .bp-plate{margin-inline:.4rem;padding:.6rem .7rem}
.bp-site .bp-profiles li:nth-child(n):nth-child(n):nth-child(n){grid-template-columns:minmax(0,1fr)}
.bp-site .bp-profiles li:nth-child(n):nth-child(n):nth-child(n) .bp-pic{order:0;max-inline-size:15rem;justify-self:start}
}`;
