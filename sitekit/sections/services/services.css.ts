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
.bp-site .bp-photo .bp-pic{margin-block-end:1.15rem}
.bp-site .bp-services-plates{padding-block-end:0}
.bp-site .bp-plates{display:grid;grid-template-columns:repeat(3,minmax(0,1fr))}
.bp-site .bp-plates li{position:relative;display:grid;align-items:end;padding:clamp(.75rem,1.6cqi,1.5rem);min-block-size:clamp(26rem,44cqi,38rem)}
.bp-site .bp-plates .bp-pic{position:absolute;inset:0}
.bp-site .bp-plates .bp-plate{position:relative}
.bp-site .bp-headlines-top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;margin-block-end:1.5rem}
.bp-site .bp-headlines>li{display:grid;grid-template-columns:1.3fr 1fr;gap:.5rem clamp(1.5rem,4cqi,4rem);align-items:center;padding-block:clamp(.8rem,1.7cqi,1.4rem)}
.bp-site .bp-headline{font-size:clamp(1.6rem,1rem + 2.9cqi,3.15rem);font-weight:820;line-height:1.5}
.bp-site .bp-headlines>li:nth-child(even) .bp-headline{color:var(--bp-accent)}
.bp-site .bp-steps li{position:relative;padding-block-start:2.4rem}
.bp-site .bp-steps li::before{content:"";position:absolute;inset-block-start:.6rem;inset-inline:0 calc(-1*clamp(1.5rem,4cqi,4rem));block-size:2px;background:var(--bp-line)}
.bp-site .bp-steps li:last-child::before{inset-inline-end:0}
.bp-site .bp-steps li::after{content:"";position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:1.3rem;block-size:1.3rem;border-radius:50%;background:var(--bp-fill);box-shadow:0 0 0 .45rem var(--bp-bg)}
.bp-site .bp-service-bento{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-service-bento>li{display:grid;grid-column:span 2}
.bp-site .bp-service-bento>li:first-child{grid-row:span 2;grid-template-rows:minmax(14rem,1fr) auto}
.bp-site .bp-service-bento>li:is(:nth-child(2),:nth-child(3)){grid-column:span 1}
.bp-site .bp-service-bento .bp-pic{min-block-size:0}
.bp-site .bp-service-bento .bp-stack,.bp-site .bp-duo .bp-stack{padding:clamp(1.4rem,2.4cqi,2.1rem)}
.bp-site .bp-tickets{display:grid;gap:clamp(1rem,1.8cqi,1.5rem)}
.bp-site .bp-tickets li{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr)}
.bp-site .bp-tickets .bp-pic{order:1;position:absolute;inset-block:0;inset-inline-end:0;inline-size:40%}
.bp-site .bp-tickets .bp-stack{align-content:center;padding:clamp(1.75rem,4.4cqi,4rem);min-block-size:16rem}
.bp-site .bp-sec[data-media=start] .bp-tickets li{grid-template-columns:minmax(0,1fr) minmax(0,1.5fr)}
.bp-site .bp-sec[data-media=start] .bp-tickets .bp-pic{inset-inline:0 auto}
.bp-site .bp-sec[data-media=start] .bp-tickets .bp-stack{grid-column:2}
.bp-site .bp-pillars{gap:0;border-block:1px solid var(--bp-line)}
.bp-site .bp-pillars li{grid-template-rows:1fr auto auto;min-block-size:clamp(18rem,30cqi,25rem);padding:clamp(1.5rem,2.4cqi,2.25rem)}
.bp-site .bp-pillars li+li{border-inline-start:1px solid var(--bp-line)}
.bp-site .bp-services-shelf .bp-strip{block-size:clamp(15rem,36cqi,29rem);margin-block-start:clamp(2rem,4cqi,3.5rem)}
.bp-site .bp-services-shelf .bp-cols{margin-block-start:clamp(-6.5rem,-8cqi,-3rem);position:relative}
.bp-site .bp-services-shelf .bp-card{box-shadow:0 24px 50px -34px rgb(0 0 0/.4)}
.bp-site .bp-door{padding:clamp(2.75rem,5cqi,4.25rem) clamp(1.25rem,2cqi,1.9rem) clamp(1.75rem,3cqi,2.5rem);border-radius:14rem 14rem 1.5rem 1.5rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-around{display:grid;grid-template-columns:1fr 1.15fr 1fr;gap:clamp(1.5rem,4cqi,4rem);align-items:center}
.bp-site .bp-around>ul{display:grid;gap:clamp(1.75rem,3.4cqi,3rem)}
.bp-site .bp-around>.bp-pic{min-block-size:30rem;border-radius:var(--bp-arch)}
.bp-site .bp-drawers{border-block-start:1px solid var(--bp-line)}
.bp-site .bp-drawers details{border-block-end:1px solid var(--bp-line)}
.bp-site .bp-drawers summary{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding-block:1.15rem;font-size:1.1875rem;font-weight:700;cursor:pointer;list-style:none}
.bp-site .bp-drawers summary::-webkit-details-marker{display:none}
.bp-site .bp-drawers summary::after{content:"";flex:none;inline-size:.7rem;block-size:.7rem;margin-inline:.4rem;border-block-end:2px solid var(--bp-accent);border-inline-end:2px solid var(--bp-accent);transform:rotate(-45deg) translate(-.15rem,-.15rem);rotate:90deg}
.bp-site .bp-drawers details[open] summary::after{rotate:270deg}
.bp-site .bp-drawers .bp-prose{padding-block-end:1.4rem;max-inline-size:36rem}
.bp-site .bp-duo .bp-pic{block-size:auto;aspect-ratio:16/10}
.bp-site .bp-duo-rest{margin-block-start:clamp(2rem,3.6cqi,3.25rem)}
@container bp-site (inline-size<=1020px){
.bp-site .bp-pillars li:nth-child(3){border-inline-start:0}
.bp-site .bp-pillars li:nth-child(n+3){border-block-start:1px solid var(--bp-line)}
.bp-site .bp-pillars li{min-block-size:0}
.bp-site .bp-steps li:nth-child(even)::before{inset-inline-end:0}
}
@container bp-site (inline-size<=860px){
.bp-site .bp-plates,.bp-site .bp-around,.bp-site .bp-headlines>li{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-plates li{min-block-size:22rem}
.bp-site .bp-service-bento{grid-template-columns:1fr 1fr}
.bp-site .bp-around,.bp-site .bp-around>ul{gap:2.5rem}
.bp-site .bp-around>.bp-pic{order:-1;min-block-size:0;aspect-ratio:4/3.6;max-inline-size:28rem;margin-inline:auto}
.bp-site .bp-ledger-head,.bp-site .bp-flagship,.bp-site .bp-companion{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-ledger li{grid-template-columns:3rem 1fr}
.bp-site .bp-ledger .bp-prose{grid-column:2}
.bp-site .bp-companion-pic{min-block-size:0;aspect-ratio:4/3}
.bp-site .bp-companion[data-media=end]>.bp-companion-pic{order:0}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-service-bento>li:nth-child(n){grid-column:span 2}
.bp-site .bp-tickets li,.bp-site .bp-sec[data-media=start] .bp-tickets li{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-tickets .bp-pic{position:static;inline-size:100%;block-size:12rem;order:0}
.bp-site .bp-sec[data-media=start] .bp-tickets .bp-stack{grid-column:1}
.bp-site .bp-tickets .bp-stack{min-block-size:0}
.bp-site .bp-pillars li+li{border-inline-start:0;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-steps li::before{inset-inline:.6rem auto;inset-block:0 -2.5rem;inline-size:2px;block-size:auto}
.bp-site .bp-steps li:last-child::before{inset-block-end:50%}
.bp-site .bp-steps li{padding-block-start:0;padding-inline-start:2.75rem}
.bp-site .bp-flagship-rest{grid-template-columns:minmax(0,1fr)}
}`;
