export const logosCss = `
.bp-site .bp-partner{display:inline-flex;align-items:center;gap:.7rem;min-inline-size:0;font-size:1.125rem;font-weight:780;line-height:1.6}
.bp-site .bp-partner>:last-child{min-inline-size:0}
.bp-site .bp-partner-mark{flex:none;inline-size:2.1rem;block-size:2.1rem;fill:currentColor;color:var(--bp-accent)}
.bp-site li:nth-child(3n+2) .bp-partner{font-weight:500}
.bp-site li:nth-child(4n+3) .bp-partner{flex-direction:row-reverse}
.bp-site .bp-partner-img{max-inline-size:9rem;block-size:2.75rem;object-fit:contain}
.bp-site .bp-logos-line .bp-small{text-align:center;margin-block-end:1.5rem}
.bp-site .bp-logo-line{display:flex;flex-wrap:wrap;justify-content:center;gap:clamp(1.25rem,2.4cqi,2rem) clamp(1.75rem,4cqi,3.5rem)}
.bp-site .bp-logo-note{margin-block-start:clamp(1.75rem,3cqi,2.75rem);text-align:center}
.bp-site .bp-logo-cells{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));border-block-start:1px solid var(--bp-line);border-inline-start:1px solid var(--bp-line)}
.bp-site .bp-logo-cells li{display:grid;place-items:center;min-block-size:clamp(6.5rem,12cqi,9.5rem);padding:1rem;border-block-end:1px solid var(--bp-line);border-inline-end:1px solid var(--bp-line)}
.bp-site .bp-logo-cells-two{grid-template-columns:1fr 1fr}
.bp-site .bp-logo-card{gap:.2rem}
.bp-site .bp-logo-card .bp-partner-mark{inline-size:2.75rem;block-size:2.75rem;margin-block-end:1.1rem}
.bp-site .bp-logo-card .bp-partner-img{margin-block-end:1.1rem}
.bp-site .bp-logo-boxes li{display:grid;place-items:center;min-block-size:clamp(6.5rem,12cqi,9.5rem);padding:1rem;border-radius:1.5rem;background:var(--bp-chip)}
.bp-site .bp-logo-chips{display:flex;flex-wrap:wrap;justify-content:center;gap:.85rem;max-inline-size:58rem;margin-inline:auto}
.bp-site .bp-logo-chips li{padding:.85rem 1.6rem;border-radius:99rem}
.bp-site .bp-logo-register{columns:2;column-gap:clamp(2rem,5cqi,5rem)}
.bp-site .bp-logo-register li{display:flex;align-items:center;justify-content:space-between;gap:1rem;break-inside:avoid;padding-block:1.1rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-logo-register li .bp-partner{flex-direction:row}
.bp-site .bp-logo-register .bp-small{flex:none;max-inline-size:45%}
.bp-site .bp-medals{display:flex;flex-wrap:wrap;justify-content:center;gap:clamp(1.5rem,3.4cqi,3rem)}
.bp-site .bp-medals li{flex:0 1 10.5rem;gap:.1rem}
.bp-site .bp-medal{display:grid;place-items:center;inline-size:8.25rem;block-size:8.25rem;margin-block-end:1rem;clip-path:var(--bp-star);background:var(--bp-fill);color:var(--bp-onFill)}
.bp-site .bp-medal .bp-partner-mark{inline-size:2.75rem;block-size:2.75rem;color:inherit}
.bp-site .bp-medal .bp-partner-img{max-inline-size:5rem}
.bp-site .bp-logos-bricks{overflow:clip}
.bp-site .bp-bricks{display:grid;grid-template-columns:repeat(8,minmax(0,1fr));gap:clamp(.6rem,1.1cqi,1rem);margin-block-start:clamp(2rem,4cqi,3.5rem);margin-inline:clamp(-2rem,-2cqi,-.5rem)}
.bp-site .bp-bricks>*{grid-column:span 2}
.bp-site .bp-bricks li{display:grid;place-items:center;min-block-size:clamp(6rem,11cqi,9rem);padding:1rem clamp(1rem,4.6cqi,4rem);border-radius:1.25rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-bricks:has(>:nth-child(8):last-child)>li:nth-child(n+5){translate:-6.2% 0}
.bp-site .bp-bricks li:nth-child(3n+1){background:var(--bp-fill);color:var(--bp-onFill);border-color:transparent}
.bp-site .bp-bricks li:nth-child(3n+1) .bp-partner-mark{color:inherit}
@container bp-site (inline-size<=860px){
.bp-site .bp-logo-cells{grid-template-columns:1fr 1fr}
.bp-site .bp-bricks{grid-template-columns:repeat(4,minmax(0,1fr));margin-inline:clamp(1.25rem,4.4cqi,3.5rem)}
.bp-site .bp-bricks:has(>:nth-child(8):last-child)>li:nth-child(n+5){translate:none}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-partner{font-size:1rem;gap:.5rem}
.bp-site .bp-partner-mark{inline-size:1.75rem;block-size:1.75rem}
.bp-site .bp-logo-line{display:grid;grid-template-columns:1fr 1fr;justify-items:center}
.bp-site .bp-logo-register{columns:1}
.bp-site .bp-logo-chips li{padding:.65rem 1rem}
.bp-site .bp-medals li{flex-basis:8.5rem}
.bp-site .bp-medal{inline-size:6.5rem;block-size:6.5rem}
}`;
