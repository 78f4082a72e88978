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
.bp-site .bp-head+.bp-after{margin-block-start:1rem}
.bp-site .bp-about-statement[data-align=center] .bp-wrap{justify-items:center;text-align:center}
.bp-site .bp-about-statement[data-align=center] .bp-statement-columns{grid-template-columns:minmax(0,44rem);gap:1rem}
.bp-site .bp-about-statement .bp-figures{inline-size:100%}
.bp-site [data-media=start]>.bp-timeline{grid-template-columns:1.25fr 1fr}
.bp-site [data-media=start]>.bp-timeline>ol{order:-1}
.bp-site [data-media=start]>.bp-letter{grid-template-columns:1fr 1.1fr}
.bp-site [data-media=start]>.bp-letter>.bp-letter-collage{grid-column:2;grid-row:1/3}
.bp-site [data-media=start]>.bp-letter :is(.bp-letter-back,.bp-letter-front){border-radius:50%;aspect-ratio:1}
.bp-site [data-tone=brand]>.bp-letter :is(.bp-letter-back,.bp-letter-front){border-radius:.4rem}
.bp-site .bp-about-pics{display:grid;grid-template-columns:1.25fr 1fr;grid-template-rows:1fr 1fr;gap:clamp(.75rem,1.4cqi,1.15rem)}
.bp-site .bp-about-pics .bp-pic{border-radius:1.75rem;aspect-ratio:1}
.bp-site .bp-about-pics .bp-pic:first-child{grid-row:1/3;aspect-ratio:auto;min-block-size:24rem;border-radius:var(--bp-shape)}
.bp-site .bp-about-pics .bp-pic:last-child{border-radius:50%}
.bp-site [data-shape=square] .bp-about-pics .bp-pic{border-radius:0}
.bp-site .bp-chapters{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:clamp(.75rem,1.6cqi,1.4rem);align-items:start;border-block-end:2px solid var(--bp-line);padding-block-end:2.5rem}
.bp-site .bp-chapters li{position:relative;min-block-size:13rem}
.bp-site [data-align=center] .bp-chapters{align-items:stretch}
.bp-site .bp-chapters li::after{content:"";position:absolute;inset-block-end:calc(-2.5rem - .55rem);inset-inline-start:50%;translate:50% 0;inline-size:1rem;block-size:1rem;border-radius:50%;background:var(--bp-fill)}
.bp-site .bp-about-chapters:not([data-align=center]) .bp-chapters{align-items:end;border:0;padding:0}
.bp-site .bp-about-chapters:not([data-align=center]) .bp-chapters li::after{display:none}
.bp-site .bp-about-chapters:not([data-align=center]) .bp-chapters li:nth-child(2){padding-block-end:4.5rem}
.bp-site .bp-about-chapters:not([data-align=center]) .bp-chapters li:nth-child(3){padding-block-end:7.5rem}
.bp-site .bp-about-chapters:not([data-align=center]) .bp-chapters li:nth-child(4){padding-block-end:10.5rem;background:var(--bp-fill);border-color:transparent}
.bp-site .bp-about-chapters:not([data-align=center]) li:nth-child(4)>*{color:var(--bp-onFill)}
.bp-site .bp-about-chapters[data-media=start] .bp-chapters{align-items:start}
.bp-site .bp-about-chapters[data-media=start] .bp-head{max-inline-size:none;grid-template-columns:1fr 1fr;column-gap:3rem}
.bp-site .bp-about-chapters[data-media=start] .bp-head>:is(.bp-eyebrow,.bp-title){grid-column:1}
.bp-site .bp-about-chapters[data-media=start] .bp-head>.bp-lead{grid-column:2;grid-row:1/3}
.bp-site .bp-about-panorama{padding-block-start:0;overflow:clip}
.bp-site .bp-vista-pic{block-size:clamp(15rem,40cqi,31rem)}
.bp-site .bp-vista{position:relative;display:grid;grid-template-columns:1fr 1.35fr;gap:clamp(1.5rem,5cqi,4.5rem);margin-block-start:clamp(-7.5rem,-9cqi,-3rem);padding:clamp(1.5rem,4.4cqi,4rem);border-radius:2rem;background:var(--bp-bg)}
.bp-site .bp-vista .bp-head+*{margin-block-start:0}
.bp-site .bp-vista-words{display:grid;gap:1.25rem}
.bp-site [data-media=start] .bp-vista{background:var(--bp-card);grid-template-columns:minmax(0,1fr);max-inline-size:46rem;margin-inline:auto;text-align:center}
.bp-site .bp-signed{display:grid;gap:.35rem;padding-inline-start:1.25rem;border-inline-start:3px solid var(--bp-accent)}
.bp-site .bp-signed blockquote{font-size:1.125rem;font-weight:700;line-height:1.9}
.bp-site .bp-signed figcaption{color:var(--bp-muted);font-size:.9375rem}
.bp-site [data-media=start] .bp-vista .bp-signed{border:0;padding:0}
.bp-site .bp-about-table{display:grid;grid-template-columns:1.15fr 1fr;gap:clamp(2.5rem,6cqi,6rem);align-items:center}
.bp-site .bp-facts-words .bp-head{max-inline-size:none}
.bp-site .bp-facts-words .bp-head+.bp-prose{margin-block-start:1.25rem}
.bp-site .bp-facts-side>.bp-pic{aspect-ratio:16/10}
.bp-site .bp-facts-rows>div{display:flex;align-items:baseline;justify-content:space-between;gap:1rem;padding-block:.85rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-facts-rows{margin-block-start:.75rem}
.bp-site .bp-facts-rows dt{color:var(--bp-muted)}
.bp-site .bp-facts-rows dd{font-size:1.375rem;font-weight:800;text-align:end}
.bp-site [data-media=start]>.bp-about-table{grid-template-columns:1fr 1.15fr}
.bp-site [data-media=start]>.bp-about-table>.bp-facts-side{order:-1;display:flex;flex-direction:column-reverse}
.bp-site [data-media=start]>.bp-about-table .bp-facts-rows{margin-block:0 1.5rem}
.bp-site .bp-about-voice-row{display:grid;grid-template-columns:minmax(12rem,.62fr) 1.6fr;gap:clamp(1.75rem,4.5cqi,4.5rem);align-items:center}
.bp-site .bp-about-voice-row>.bp-pic{aspect-ratio:1}
.bp-site [data-shape=arch]>.bp-about-voice-row>.bp-pic{aspect-ratio:3/4.2}
.bp-site .bp-about-voice-said{display:grid;gap:1.25rem}
.bp-site .bp-about-voice .bp-signed{padding:0;border:0;gap:1rem}
.bp-site .bp-about-voice .bp-signed blockquote{font-size:clamp(1.5rem,1.1rem + 2cqi,2.6rem);font-weight:800;line-height:1.65;text-wrap:balance}
.bp-site .bp-about-voice .bp-signed figcaption{font-size:1.0625rem;font-weight:600}
.bp-site .bp-about-voice-words{grid-column:1/-1;display:grid;grid-template-columns:minmax(12rem,.62fr) 1.6fr;gap:.25rem clamp(1.75rem,4.5cqi,4.5rem);padding-block-start:2rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-about-voice-words>:is(.bp-eyebrow,.bp-title){grid-column:1}
.bp-site .bp-about-voice-words>.bp-prose{grid-column:2;grid-row:1/3}
.bp-site [data-media=start]>.bp-about-voice-row{grid-template-columns:1.6fr minmax(12rem,.62fr)}
.bp-site [data-media=start]>.bp-about-voice-row>.bp-pic{order:1}
.bp-site [data-media=start]>.bp-about-voice-row>.bp-about-voice-words{order:2}
@container bp-site (inline-size<=860px){
.bp-site .bp-chapters{grid-template-columns:repeat(2,minmax(0,1fr));border:0;padding:0}
.bp-site .bp-chapters li::after{display:none}
.bp-site .bp-chapters li,.bp-site .bp-about-chapters:not([data-align=center]) .bp-chapters li:nth-child(n){min-block-size:0;padding-block:1.6rem}
.bp-site .bp-about-chapters:not([data-align=center]) .bp-chapters{align-items:stretch}
.bp-site .bp-about-chapters[data-media=start] .bp-head{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-about-chapters[data-media=start] .bp-head>.bp-lead{grid-column:1;grid-row:auto}
.bp-site .bp-vista,.bp-site .bp-about-table,.bp-site [data-media=start]>:is(.bp-about-table,.bp-timeline,.bp-letter){grid-template-columns:minmax(0,1fr)}
.bp-site [data-media=start]>.bp-timeline>ol{order:0}
.bp-site [data-media=start]>.bp-letter>.bp-letter-collage{grid-column:1;grid-row:auto}
.bp-site [data-media=start]>.bp-about-table>.bp-facts-side{order:0}
.bp-site .bp-about-voice-words{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-about-voice-words>.bp-prose{grid-column:1;grid-row:auto}
.bp-site .bp-statement-columns,.bp-site .bp-timeline,.bp-site .bp-letter{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-timeline .bp-head{position:static}
.bp-site .bp-letter-collage{grid-row:auto;padding-block-end:4rem}
.bp-site .bp-arched{max-inline-size:26rem}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-chapters{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-about-voice-row,.bp-site [data-media=start]>.bp-about-voice-row{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-about-voice-row>.bp-pic{max-inline-size:13rem;order:-1}
.bp-site .bp-about-pics .bp-pic:first-child{min-block-size:17rem}
}`;
