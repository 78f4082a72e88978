export const pricingCss = `
.bp-site .bp-price{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem .6rem;line-height:1.5}
.bp-site .bp-price strong{font-size:clamp(1.7rem,1.35rem + 1.1cqi,2.4rem);font-weight:820;overflow-wrap:break-word;max-inline-size:100%}
.bp-site .bp-price span{color:var(--bp-muted);font-size:.9375rem}
.bp-site .bp-points{display:grid;gap:.7rem;align-content:start}
.bp-site .bp-points li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.65rem;align-items:start}
.bp-site .bp-points .bp-icon{inline-size:1.2rem;block-size:1.2rem;margin-block-start:.3rem;stroke-width:2.3;color:var(--bp-accent)}
.bp-site .bp-plan{display:flex;flex-direction:column;align-items:stretch;gap:.7rem}
.bp-site .bp-plan>.bp-price{margin-block:.35rem}
.bp-site .bp-plan>.bp-points{flex:1;margin-block:.5rem 1rem}
.bp-site .bp-plan>.bp-btn{inline-size:100%;flex:none}
.bp-site .bp-plan-badge{align-self:start;justify-self:start;padding:.15rem .85rem;border-radius:99rem;background:var(--bp-chip);color:var(--bp-accent);font-size:.875rem;font-weight:650}
.bp-site .bp-price-note{margin-block-start:1.75rem}
.bp-site .bp-head .bp-price-note{margin-block-start:0}
.bp-site .bp-head[data-align=center]~.bp-price-note{text-align:center}
.bp-site .bp-tiers{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(.85rem,1.5cqi,1.25rem);align-items:center}
.bp-site .bp-tiers>li{padding-block:clamp(1.75rem,3cqi,2.5rem)}
.bp-site .bp-tiers>[data-tone]{padding-block:clamp(2.25rem,4.6cqi,4rem);border-radius:2rem}
.bp-site .bp-joined{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));border-block:1px solid var(--bp-line)}
.bp-site .bp-joined>li{padding:clamp(1.75rem,3cqi,2.75rem) clamp(1.25rem,2.6cqi,2.5rem)}
.bp-site .bp-joined>li+li{border-inline-start:1px solid var(--bp-line)}
.bp-site .bp-joined>li>.bp-points{flex:none;margin-block:1.25rem 0;padding-block-start:1.5rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-joined>li>.bp-btn{margin-block-start:auto}
.bp-site .bp-plan-rows{display:grid;gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-plan-rows>li{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.7fr) minmax(0,1.05fr);gap:1.5rem clamp(1.5rem,4cqi,4rem);align-items:center;padding:clamp(1.5rem,3cqi,2.5rem)}
.bp-site .bp-plan-rows .bp-points{grid-template-columns:1fr 1fr}
.bp-site .bp-plan-rows .bp-btn{inline-size:100%}
.bp-site .bp-offer{display:grid;gap:1rem;justify-items:start}
.bp-site .bp-offer .bp-subtitle{font-size:1.4rem}
.bp-site .bp-offer .bp-price{padding-block-end:1.4rem;margin-block-end:.4rem;border-block-end:1px solid var(--bp-line);inline-size:100%}
.bp-site .bp-offer .bp-price strong,.bp-site .bp-plain-prices .bp-price strong{font-size:clamp(2.2rem,1.2rem + 3.6cqi,4rem);line-height:1.4;overflow-wrap:anywhere}
.bp-site .bp-offer .bp-btn{margin-block-start:.75rem}
.bp-site .bp-menu-list{display:grid;gap:clamp(1.25rem,2.2cqi,1.9rem)}
.bp-site .bp-menu-line{display:flex;align-items:baseline;gap:.75rem}
.bp-site .bp-menu-line .bp-subtitle{min-inline-size:0}
.bp-site .bp-dots{flex:1;min-inline-size:1rem;block-size:.5rem;background:radial-gradient(circle,var(--bp-art2) 1.5px,transparent 1.8px) 0 50%/.6rem .5rem}
.bp-site .bp-menu-price{flex:none;overflow-wrap:break-word;font-weight:750;color:var(--bp-accent);text-align:end;max-inline-size:55%}
.bp-site .bp-menu-two{grid-template-columns:1fr 1fr;column-gap:clamp(2rem,6cqi,6rem)}
.bp-site .bp-board{display:grid;gap:.85rem;justify-items:center;max-inline-size:50rem;margin-inline:auto;padding:clamp(1.75rem,5cqi,4.5rem);border-radius:2.25rem;text-align:center;outline:1px solid var(--bp-line);outline-offset:-.9rem}
.bp-site .bp-board .bp-menu-list{inline-size:100%;margin-block-start:1.75rem;text-align:start}
.bp-site .bp-ladder{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(.85rem,1.5cqi,1.25rem)}
.bp-site .bp-ladder>:first-child{margin-block-start:clamp(3.5rem,9cqi,8rem)}
.bp-site .bp-ladder>:nth-child(2){margin-block-start:clamp(1.75rem,4.5cqi,4rem)}
.bp-site .bp-ladder .bp-btn{margin-block-start:auto}
.bp-site .bp-coupon{display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:1fr auto;border-radius:1.5rem;overflow:hidden}
.bp-site .bp-coupon>.bp-stack{grid-template-columns:minmax(0,1fr);padding:clamp(1.5rem,2.6cqi,2.25rem);background:var(--bp-card);--bp-notch:100%;mask:radial-gradient(circle .8rem at 0 var(--bp-notch),#0000 98%,#000) 0 0/51% 100% no-repeat,radial-gradient(circle .8rem at 100% var(--bp-notch),#0000 98%,#000) 100% 0/51% 100% no-repeat}
.bp-site .bp-coupon .bp-points{margin-block-start:1rem;text-align:start}
.bp-site .bp-coupon>.bp-stack:last-child{--bp-notch:0;align-content:center;border-block-start:2px dashed var(--bp-line)}
.bp-site .bp-coupon .bp-price{justify-content:center}
.bp-site .bp-coupon .bp-btn{min-block-size:2.75rem}
.bp-site .bp-pricing-bands{padding-block-end:0}
.bp-site .bp-bands{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));margin-block-start:clamp(2.25rem,4cqi,4rem)}
.bp-site .bp-bands>li{padding:clamp(2.5rem,5cqi,5rem) clamp(1.5rem,4cqi,4rem)}
.bp-site .bp-plain-prices>ul>li{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.5fr) minmax(0,1fr);gap:1rem clamp(1.5rem,4cqi,4rem);align-items:center;padding-block:clamp(1.75rem,3cqi,2.75rem);border-block-start:1px solid var(--bp-line)}
.bp-site .bp-plain-prices .bp-points{gap:.35rem;font-size:.9375rem}
.bp-site .bp-plain-prices .bp-btn{min-block-size:2.6rem;margin-block-start:.5rem}
.bp-site .bp-compare{inline-size:100%;table-layout:fixed;border-collapse:separate;border-spacing:0;border-radius:2rem;overflow:hidden;text-align:center}
.bp-site .bp-compare :is(th,td){padding:1.05rem clamp(.6rem,1.6cqi,1.5rem);font-weight:inherit;text-align:inherit}
.bp-site .bp-compare thead th{padding-block:clamp(1.25rem,2.6cqi,2.1rem);vertical-align:bottom}
.bp-site .bp-compare .bp-price{justify-content:center}
.bp-site .bp-compare .bp-price strong{font-size:clamp(1.15rem,.8rem + 1.1cqi,1.75rem)}
.bp-site .bp-compare tbody :is(th,td){border-block-start:1px solid var(--bp-line)}
.bp-site .bp-compare tbody th{font-weight:650;text-align:start}
.bp-site .bp-compare :is(th,td):nth-child(3){background:var(--bp-chip)}
.bp-site .bp-compare-actions{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:1rem;margin-block-start:1.25rem}
.bp-site .bp-compare-actions>:first-child{grid-column:2}
.bp-site .bp-compare-actions .bp-btn{inline-size:100%;padding-inline:.75rem}
@container bp-site (inline-size<=1020px){
.bp-site .bp-plan-rows>li{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.bp-site .bp-plan-rows .bp-points{grid-column:1/-1;grid-row:2}
}
@container bp-site (inline-size<=860px){
.bp-site .bp-tiers,.bp-site .bp-joined,.bp-site .bp-ladder,.bp-site .bp-bands,.bp-site .bp-menu-two{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-joined>li+li{border-inline-start:0;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-ladder>li:nth-child(n){margin-block-start:0}
.bp-site .bp-plain-prices>ul>li{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.bp-site .bp-plain-prices .bp-price{grid-column:1/-1;grid-row:1}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-plan-rows>li,.bp-site .bp-plan-rows .bp-points,.bp-site .bp-plain-prices>ul>li{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-plan-rows .bp-stack{inline-size:100%}
.bp-site .bp-compare,.bp-site .bp-compare :is(thead,tbody){display:block}
.bp-site .bp-compare tr{display:grid;grid-template-columns:repeat(3,minmax(0,1fr))}
.bp-site .bp-compare tbody th,.bp-site .bp-compare thead th:first-child{grid-column:1/-1;text-align:center;padding-block:.9rem 0}
.bp-site .bp-compare thead th:first-child{padding:0}
.bp-site .bp-compare tbody td{border-block-start:0}
.bp-site .bp-compare thead th:nth-child(3){background:none}
.bp-site .bp-compare .bp-subtitle{font-size:1rem}
.bp-site .bp-compare thead th{padding-inline:.25rem}
.bp-site .bp-compare .bp-price strong{font-size:clamp(.875rem,.4rem + 2.4cqi,1.15rem)}
.bp-site .bp-compare .bp-price span{font-size:.8125rem}
.bp-site .bp-compare-actions{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-compare-actions>:first-child{grid-column:auto}
}`;
