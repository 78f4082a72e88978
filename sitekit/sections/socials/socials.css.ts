export const socialsCss = `
.bp-site .bp-handle{color:var(--bp-accent);font-weight:600}
.bp-site .bp-soc-card{block-size:100%;gap:.35rem;transition:transform .18s,border-color .18s}
.bp-site .bp-soc-card .bp-icon-box{margin-block-end:.75rem;background:var(--bp-fill);color:var(--bp-onFill)}
.bp-site .bp-soc-card strong{font-size:1.1875rem}
.bp-site a.bp-soc-card:hover{transform:translateY(-3px);border-color:var(--bp-accent)}
.bp-site .bp-soc-row{display:flex;flex-wrap:wrap;justify-content:center;gap:clamp(.9rem,1.9cqi,2.5rem)}
.bp-site .bp-soc-medal{display:grid;justify-items:center;gap:.15rem;min-inline-size:7rem;text-align:center}
.bp-site .bp-soc-medal .bp-icon-disc{inline-size:5.25rem;block-size:5.25rem;margin-block-end:.75rem;background:var(--bp-card);border:1px solid var(--bp-line);transition:transform .18s}
.bp-site .bp-soc-medal .bp-icon{inline-size:2rem;block-size:2rem}
.bp-site a.bp-soc-medal:hover .bp-icon-disc{transform:translateY(-4px)}
.bp-site .bp-soc-medal .bp-handle{font-size:.8125rem}
.bp-site .bp-soc-pair .bp-handle{font-size:.875rem}
.bp-site .bp-soc-directory li{border-block-end:1px solid var(--bp-line)}
.bp-site .bp-soc-directory li:first-child{border-block-start:1px solid var(--bp-line)}
.bp-site .bp-soc-line{display:grid;grid-template-columns:auto minmax(0,1fr) auto auto;gap:clamp(.85rem,2cqi,1.75rem);align-items:center;padding-block:1.2rem}
.bp-site .bp-soc-line>.bp-icon:first-child{inline-size:1.9rem;block-size:1.9rem;color:var(--bp-accent)}
.bp-site .bp-soc-line>.bp-icon:last-child{inline-size:1.2rem;color:var(--bp-muted)}
.bp-site div.bp-soc-line>.bp-icon:last-child{visibility:hidden}
.bp-site .bp-soc-line span{display:grid}
.bp-site .bp-soc-line strong{font-size:1.15rem}
.bp-site a.bp-soc-line:hover strong{color:var(--bp-accent)}
.bp-site .bp-soc-top{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);gap:clamp(1.5rem,4cqi,4rem);align-items:end}
.bp-site .bp-soc-chips{display:flex;flex-wrap:wrap;gap:.65rem}
.bp-site .bp-soc-chip{display:inline-flex;align-items:center;gap:.6rem;padding:.55rem 1.15rem;border-radius:99rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-soc-chip .bp-icon{color:var(--bp-accent);inline-size:1.3rem;block-size:1.3rem}
.bp-site a.bp-soc-chip:hover{border-color:var(--bp-accent)}
.bp-site .bp-soc-album{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:clamp(.5rem,1.2cqi,1rem)}
.bp-site .bp-soc-album .bp-pic{aspect-ratio:1}
.bp-site .bp-soc-album[data-media=end]>:first-child{grid-area:span 2/span 2;block-size:100%}
.bp-site .bp-soc-album[data-media=start]{grid-template-columns:repeat(5,minmax(0,1fr))}
.bp-site .bp-soc-top[data-media=start]{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-soc-top[data-media=start] .bp-soc-chips{max-inline-size:44rem}
.bp-site .bp-socials-panel .bp-inset-text{gap:2rem}
.bp-site .bp-soc-pairs{display:grid;grid-template-columns:1fr 1fr;gap:1.25rem 1.5rem;inline-size:100%}
.bp-site .bp-soc-pair{display:flex;gap:.9rem;align-items:center}
.bp-site .bp-soc-pair .bp-icon{inline-size:2rem;block-size:2rem}
.bp-site .bp-soc-pair span{display:grid;line-height:1.65;min-inline-size:0}
@container bp-site (inline-size<=860px){
.bp-site .bp-soc-top{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-soc-row{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));row-gap:2rem}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-soc-line{grid-template-columns:auto minmax(0,1fr)}
.bp-site .bp-soc-line>.bp-icon:last-child{display:none}
.bp-site .bp-soc-line>.bp-handle{grid-column:2;justify-self:start}
.bp-site .bp-soc-row{grid-template-columns:repeat(2,minmax(0,1fr));gap:1.75rem .5rem}
.bp-site .bp-soc-medal{min-inline-size:0}
.bp-site .bp-soc-medal .bp-handle{font-size:.75rem}
.bp-site .bp-soc-album[data-media]{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-soc-album[data-media=start]>:first-child{grid-column:1/-1}
.bp-site .bp-soc-pairs{grid-template-columns:minmax(0,1fr)}
}`;
