/**
 * The look of a whole site (core/design/look.ts), in a layer above all others: each rule depends on an attribute that
 * only a site with another look than the default has.
 */
import { parseCss, type CssBlock } from './css-blocks.js';

/** Every corner of the library that is measured in rem, times the factor of the look; circles and arches stay. */
export function cornersCss(css: string): string {
  return scaled(parseCss(css));
}

function scaled(blocks: readonly CssBlock[]): string {
  return blocks
    .map(({ prelude, text, inner }) => {
      if (inner && /^@(layer|container)/.test(prelude)) {
        const within = scaled(inner);
        return prelude.startsWith('@layer') ? within : within && `${prelude}{${within}}`;
      }
      const radius = inner ? undefined : /(?:^|;)border-radius:([^;]*rem[^;]*)/.exec(text)?.[1];
      return radius ? `${ofLook(prelude)}{border-radius:${times(radius)}}` : '';
    })
    .join('');
}

const ofLook = (selectors: string): string => selectors.replaceAll('.bp-site', '.bp-site[data-corners]');
const times = (radius: string): string => radius.replace(/([\d.]+rem)/g, 'calc($1*var(--bp-corner))');

const SURFACES =
  '.bp-card,.bp-tile,.bp-plate,.bp-lift,.bp-panel,.bp-sheet,.bp-float,.bp-stat-panel,.bp-f-soft,.bp-f-wide,.bp-f-square,.bp-f-tall';

export const lookCss = `
.bp-site[data-corners=sharp]{--bp-corner:0}
.bp-site[data-corners=small]{--bp-corner:.38}
.bp-site[data-corners=round]{--bp-corner:1.45}
.bp-site[data-corners] .bp-sec:not([data-shape]){--bp-shape:calc(2rem*var(--bp-corner))}
.bp-site[data-corners] .bp-sec[data-frame=inset]{border-radius:calc(clamp(1.4rem,3cqi,2.6rem)*var(--bp-corner))}
.bp-site[data-spacing=compact] [data-density=calm]:not(header,footer){--bp-pad:clamp(2.5rem,1.6rem + 3.8cqi,5rem)}
.bp-site[data-spacing=compact] [data-density=compact]:not(header,footer){--bp-pad:clamp(1.4rem,1.1rem + 1.2cqi,2.1rem)}
.bp-site[data-spacing=airy] [data-density=calm]:not(header,footer){--bp-pad:clamp(5.25rem,3.2rem + 8.4cqi,11rem)}
.bp-site[data-spacing=airy] [data-density=compact]:not(header,footer){--bp-pad:clamp(2.75rem,2rem + 3cqi,4.75rem)}
.bp-site[data-spacing=compact] .bp-head+:not(.bp-head){margin-block-start:clamp(1.5rem,1.1rem + 1.4cqi,2.4rem)}
.bp-site[data-spacing=airy] .bp-head+:not(.bp-head){margin-block-start:clamp(3rem,2rem + 3.6cqi,5.5rem)}
.bp-site[data-spacing=compact] .bp-headrow>.bp-head+*,.bp-site[data-spacing=compact] .bp-aside>.bp-head+*,.bp-site[data-spacing=airy] .bp-headrow>.bp-head+*,.bp-site[data-spacing=airy] .bp-aside>.bp-head+*{margin-block-start:0}
.bp-site[data-spacing=compact] :is(.bp-grid,.bp-cols:not([data-gap])){gap:clamp(.75rem,1.2cqi,1.1rem)}
.bp-site[data-spacing=airy] :is(.bp-grid,.bp-cols:not([data-gap])){gap:clamp(1.4rem,2.8cqi,2.5rem)}
.bp-site[data-shadow=none] *{box-shadow:none}
.bp-site[data-shadow=deep] :is(${SURFACES}){box-shadow:0 2px 6px rgb(0 0 0/.07),0 28px 56px -28px rgb(0 0 0/.38)}
.bp-site[data-heading] :is(h1,h2,h3,h4,.bp-display,.bp-title,.bp-subtitle,.bp-number,.bp-brandmark>span){font-family:var(--bp-heading)}
@media screen and (prefers-reduced-motion:no-preference){
@supports (animation-timeline:view()){
.bp-site[data-motion=reveal]>:is(main,div)>.bp-sec>.bp-wrap{animation:bp-reveal linear both;animation-timeline:view();animation-range:entry 0% entry 45%}
@keyframes bp-reveal{from{opacity:0;translate:0 2.5rem}to{opacity:1;translate:0 0}}
}
}`;
