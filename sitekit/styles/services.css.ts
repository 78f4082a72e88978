export const servicesCss = `
.bp-site .bp-card .bp-icon-box{margin-block-end:.5rem}
.bp-site .bp-ledger-head{display:grid;grid-template-columns:1.2fr 1fr;gap:clamp(1.5rem,5cqi,5rem);align-items:end;margin-block-end:clamp(2rem,4cqi,3.5rem)}
.bp-site .bp-ledger-head .bp-head+*{margin-block-start:0}
.bp-site .bp-ledger li{display:grid;grid-template-columns:clamp(4rem,9cqi,8rem) 1fr 1.35fr;gap:clamp(1rem,3cqi,3rem);align-items:baseline;padding-block:clamp(1.4rem,2.4cqi,2.1rem);border-block-start:1px solid var(--bp-line)}
.bp-site .bp-ledger li:last-child{border-block-end:1px solid var(--bp-line)}
.bp-site .bp-ledger .bp-subtitle{font-size:clamp(1.25rem,1.1rem + .7cqi,1.6rem)}
.bp-site .bp-ledger-no{font-size:1.0625rem;font-weight:700;color:var(--bp-accent)}
.bp-site .bp-flagship{display:grid;grid-template-columns:1fr 1.25fr;gap:clamp(1rem,1.6cqi,1.4rem)}
.bp-site .bp-flagship-main{display:flex;flex-direction:column;border-radius:1.75rem;overflow:hidden}
.bp-site .bp-flagship-main .bp-pic{flex:1 1 15rem;block-size:15rem;min-block-size:0}
.bp-site .bp-flagship-main>div{display:grid;gap:.8rem;justify-items:start;padding:clamp(1.5rem,3cqi,2.5rem)}
.bp-site .bp-flagship-main .bp-title{font-size:clamp(1.4rem,1.2rem + .9cqi,1.85rem)}
.bp-site .bp-flagship-main .bp-btn{margin-block-start:.5rem}
.bp-site .bp-flagship-rest{display:grid;grid-template-columns:1fr 1fr;gap:clamp(1rem,1.6cqi,1.4rem)}
.bp-site .bp-companion{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);gap:clamp(2rem,6cqi,6rem);align-items:stretch}
.bp-site .bp-companion[data-media=end]>.bp-companion-pic{order:1}
.bp-site .bp-companion-pic{border-radius:2rem;min-block-size:100%}
.bp-site .bp-companion-list{display:grid;gap:1.6rem;margin-block-end:2.25rem}
.bp-site .bp-companion-list li{display:grid;grid-template-columns:auto 1fr;gap:1.1rem;padding-block-start:1.6rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-companion-list .bp-icon{color:var(--bp-accent);inline-size:1.75rem;block-size:1.75rem}
@container bp-site (inline-size<=860px){
.bp-site .bp-ledger-head,.bp-site .bp-flagship,.bp-site .bp-companion{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-ledger li{grid-template-columns:3rem 1fr}
.bp-site .bp-ledger .bp-prose{grid-column:2}
.bp-site .bp-companion-pic{min-block-size:0;aspect-ratio:4/3}
.bp-site .bp-companion[data-media=end]>.bp-companion-pic{order:0}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-flagship-rest{grid-template-columns:minmax(0,1fr)}
}`;
