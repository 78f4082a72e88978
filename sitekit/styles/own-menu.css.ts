/** A site's own menu: groups, the mark of the page one is on, and the button after the entries. */
export const ownMenuCss = `
.bp-site .bp-here{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.45em}
.bp-site .bp-nav .bp-group>ul{inset-block-start:100%;inset-inline:0 auto}
.bp-site :is(.bp-header-row,.bp-pill,.bp-blocks,.bp-capsules):not([data-side=start]) .bp-nav>ul>li:nth-last-child(-n+2)>.bp-group>ul{inset-inline:auto 0}
.bp-site .bp-blocks .bp-group>summary{padding-inline:.75rem}
.bp-site .bp-group-list{padding-inline-start:1rem;font-weight:450}
.bp-site .bp-group-name{display:block;padding:.6rem .9rem;font-weight:700}
.bp-site :where(.bp-nav-ends){display:flex;align-items:center;gap:clamp(1rem,2.2cqi,2rem)}
.bp-site .bp-nav-ends>.bp-btn{flex:none}
.bp-site .bp-crest .bp-nav-ends,.bp-site .bp-masthead-name .bp-nav-ends{flex-wrap:wrap;justify-content:center}
.bp-site .bp-menu .bp-menu-own{max-block-size:min(75vh,36rem);overflow-y:auto;overscroll-behavior:contain}
.bp-site .bp-menu .bp-menu-own .bp-group>summary{border:0;min-block-size:0;padding:.65rem .9rem;border-radius:.7rem;background:none;color:inherit;font-weight:550;font-size:inherit}
.bp-site .bp-menu .bp-menu-own .bp-group>summary::after{content:"";inline-size:.45rem;block-size:.45rem;margin-inline-start:.2rem;border:solid currentColor;border-width:0 2px 2px 0;rotate:45deg;translate:0 -.15rem}
.bp-site .bp-menu .bp-menu-own .bp-group[open]>summary::after{rotate:225deg;translate:0 .1rem}
.bp-site .bp-menu-own li:has(>.bp-group[open]){grid-column:1/-1}
.bp-site .bp-menu .bp-menu-own .bp-group>ul{margin-inline-start:.9rem;border-inline-start:2px solid var(--bp-line)}
.bp-site .bp-menu .bp-menu-own .bp-menu-button{display:flex;justify-content:center;max-inline-size:none;min-block-size:2.75rem;margin-block-start:.6rem;border-radius:.85rem}
.bp-site .bp-menu .bp-menu-own .bp-menu-button:hover{background:var(--bp-fill)}
@container bp-site (inline-size>860px){
.bp-site .bp-header-middle>.bp-nav-ends{display:contents}
.bp-site .bp-header-middle>.bp-nav-ends>*{grid-row:1;grid-column:1}
.bp-site .bp-header-middle>.bp-nav-ends>.bp-btn{grid-column:3;justify-self:end}
}
@media(hover:hover){
.bp-site .bp-nav .bp-group:hover{z-index:6}
.bp-site .bp-nav .bp-group:hover::details-content{content-visibility:visible}
}`;
