export const aboutCss = `
.bp-site .bp-about-portrait .bp-head+.bp-prose{margin-block-start:1rem}
.bp-site .bp-checks{display:grid;gap:.8rem;margin-block-start:1.75rem}
.bp-site .bp-checks li{display:flex;align-items:center;gap:.8rem;font-weight:600}
.bp-site .bp-checks .bp-icon{padding:.3rem;border-radius:50%;background:var(--bp-chip);color:var(--bp-accent);inline-size:1.75rem;block-size:1.75rem;stroke-width:2.4}
.bp-site .bp-arched{position:relative;padding:0 0 1.5rem;padding-inline-start:1.5rem}
.bp-site .bp-arched::before{content:"";position:absolute;inset:1.5rem 0 0;inset-inline-end:1.5rem;border:2px solid var(--bp-art2);border-radius:var(--bp-arch)}
.bp-site .bp-arched .bp-pic{position:relative;aspect-ratio:4/4.9;border-radius:var(--bp-arch)}
.bp-site .bp-about-statement .bp-wrap{display:grid;gap:1.5rem}
.bp-site .bp-statement{font-size:clamp(2rem,1.2rem + 3.4cqi,3.9rem);font-weight:800;line-height:1.4;max-inline-size:20em;text-wrap:balance}
.bp-site .bp-statement-columns{display:grid;grid-template-columns:1fr 1fr;gap:clamp(1.5rem,4cqi,4rem);margin-block:clamp(.75rem,2cqi,2rem) clamp(1.5rem,4cqi,4rem);font-size:1.0625rem}
.bp-site .bp-timeline{display:grid;grid-template-columns:1fr 1.25fr;gap:clamp(2.5rem,7cqi,7rem);align-items:start}
.bp-site .bp-timeline .bp-head{position:sticky;inset-block-start:3rem}
.bp-site .bp-timeline .bp-head+ol{margin-block-start:0}
.bp-site .bp-timeline ol{border-inline-start:2px solid var(--bp-line);padding-inline-start:clamp(1.5rem,3cqi,2.75rem);display:grid;gap:2.5rem}
.bp-site .bp-timeline li{position:relative}
.bp-site .bp-timeline li::before{content:"";position:absolute;inset-inline-start:calc(-1*clamp(1.5rem,3cqi,2.75rem) - 1px);inset-block-start:.85rem;translate:50% 0;inline-size:1rem;block-size:1rem;border-radius:50%;background:var(--bp-bg);border:4px solid var(--bp-accent)}
.bp-site .bp-year{font-size:clamp(1.5rem,1.2rem + 1.2cqi,2.1rem);font-weight:800;line-height:1.5}
.bp-site .bp-letter{display:grid;grid-template-columns:1.1fr 1fr;column-gap:clamp(2.5rem,6cqi,6rem);row-gap:2rem;align-items:center}
.bp-site .bp-letter-collage{grid-row:span 2;position:relative;padding-block-end:6rem;padding-inline-end:22%}
.bp-site .bp-letter-back{aspect-ratio:1/1.08;border-radius:1.75rem}
.bp-site .bp-letter .bp-letter-front{position:absolute;inset-block-end:0;inset-inline-end:0;inline-size:56%;block-size:auto;aspect-ratio:1.15;border-radius:1.75rem;border:.6rem solid var(--bp-bg)}
.bp-site .bp-letter-text{align-self:end}
.bp-site .bp-letter-quote{align-self:start;padding:1.6rem 1.9rem;border-radius:1.5rem;display:grid;gap:.4rem}
.bp-site .bp-letter-quote blockquote{font-size:1.1875rem;font-weight:700;line-height:1.85}
.bp-site .bp-letter-quote figcaption{color:var(--bp-muted);font-size:.9375rem}
@container bp-site (inline-size<=860px){
.bp-site .bp-statement-columns,.bp-site .bp-timeline,.bp-site .bp-letter{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-timeline .bp-head{position:static}
.bp-site .bp-letter-collage{grid-row:auto;padding-block-end:4rem}
.bp-site .bp-arched{max-inline-size:26rem}
}`;
