export const contactCss = `
.bp-site .bp-channels{display:grid;gap:1.4rem}
.bp-site .bp-channels li{display:flex;align-items:center;gap:1.1rem}
.bp-site .bp-channels li>div{display:grid;font-weight:600;line-height:1.75}
.bp-site .bp-channels .bp-small{font-weight:400}
.bp-site .bp-map{position:relative}
.bp-site .bp-map .bp-pic{aspect-ratio:1/1;border-radius:2rem}
.bp-site .bp-map-note{position:absolute;inset-block-end:1.25rem;inset-inline:1.25rem;padding:.8rem 1.2rem;border-radius:1.1rem;background:var(--bp-card);border:1px solid var(--bp-line);font-size:.9375rem;line-height:1.8}
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
@container bp-site (inline-size<=860px){
.bp-site .bp-hotline-row{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-visit{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-visit .bp-head{grid-column:auto}
.bp-site .bp-visit-pic{grid-row:auto;min-block-size:0;aspect-ratio:4/3}
.bp-site .bp-map .bp-pic{aspect-ratio:4/3.4}
}`;
