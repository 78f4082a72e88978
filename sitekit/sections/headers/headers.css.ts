export const headersCss = `
.bp-site :where(header).bp-sec{padding-block:0;z-index:3}
.bp-site .bp-header-bar{border-block-end:1px solid var(--bp-line)}
.bp-site .bp-header-row{display:flex;align-items:center;gap:1.5rem;min-block-size:5rem}
.bp-site .bp-header-row>:nth-child(1){margin-inline-end:auto}
.bp-site :where(header) .bp-btn{min-block-size:2.75rem;padding-inline:1.25rem;font-size:.9375rem;flex:0 1 auto;max-inline-size:16rem}
.bp-site .bp-brandmark{display:inline-flex;align-items:center;gap:.65rem;font-weight:800;font-size:1.1875rem;line-height:1.6}
.bp-site .bp-brandmark svg{flex:none;inline-size:2rem;block-size:2rem;fill:var(--bp-fill)}
.bp-site .bp-brandmark circle{fill:var(--bp-bg)}
.bp-site .bp-brandmark img{max-block-size:2.75rem;inline-size:auto}
.bp-site .bp-brandmark[data-size=large]{text-align:center;flex-direction:column;gap:.4rem;font-size:clamp(1.5rem,1.2rem + 1.4cqi,2.1rem)}
.bp-site .bp-brandmark[data-size=large] img{max-block-size:4rem}
.bp-site .bp-nav>ul{display:flex;flex-wrap:wrap;gap:.25rem clamp(1rem,2.2cqi,2rem)}
.bp-site .bp-nav>ul>li>*{display:block;padding-block:.5rem;color:var(--bp-muted);font-weight:550;font-size:.975rem}
.bp-site .bp-nav>ul>li>a:hover,.bp-site .bp-nav .bp-more>summary:hover{color:var(--bp-accent)}
.bp-site .bp-more>summary{display:inline-flex;align-items:center;white-space:nowrap;cursor:pointer;list-style:none}
.bp-site .bp-more>summary::-webkit-details-marker{display:none}
.bp-site .bp-more>summary::after{content:"";inline-size:.45rem;block-size:.45rem;margin-inline-start:.6rem;border:solid currentColor;border-width:0 2px 2px 0;rotate:45deg;translate:0 -.15rem}
.bp-site .bp-more[open]>summary::after{rotate:225deg;translate:0 .1rem}
.bp-site .bp-nav .bp-more{position:relative}
.bp-site .bp-nav .bp-more>ul{position:absolute;inset-block-start:calc(100% + .4rem);inset-inline-end:0;inline-size:max-content;min-inline-size:11rem;max-inline-size:18rem;max-block-size:min(70vh,26rem);overflow-y:auto;overscroll-behavior:contain;padding:.5rem;border-radius:1.1rem;background:var(--bp-card);color:var(--bp-fg);border:1px solid var(--bp-line);box-shadow:0 24px 48px -20px rgb(0 0 0/.35);text-align:start;z-index:5}
.bp-site .bp-nav .bp-more a{display:block;padding:.6rem .9rem;border-radius:.7rem}
.bp-site .bp-nav .bp-more a:hover{background:var(--bp-chip)}
.bp-site .bp-menu{display:none;flex:none}
.bp-site .bp-menu summary{white-space:nowrap;display:flex;align-items:center;gap:.5rem;min-block-size:2.75rem;padding-inline:.9rem;border:1px solid var(--bp-line);border-radius:.85rem;cursor:pointer;list-style:none;font-weight:600;font-size:.9375rem}
.bp-site .bp-menu summary::-webkit-details-marker{display:none}
.bp-site .bp-menu summary .bp-icon{inline-size:1.25rem;block-size:1.25rem}
.bp-site .bp-menu nav{position:absolute;inset-block-start:calc(100% + .4rem);inset-inline:clamp(1rem,4.4cqi,3.5rem);max-inline-size:69rem;margin-inline:auto;padding:.6rem;border-radius:1.1rem;background:var(--bp-card);color:var(--bp-fg);border:1px solid var(--bp-line);box-shadow:0 24px 48px -20px rgb(0 0 0/.35);z-index:5}
.bp-site .bp-menu nav ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr))}
.bp-site .bp-menu nav a{display:block;padding:.65rem .9rem;border-radius:.7rem;font-weight:550}
.bp-site .bp-menu nav a:hover{background:var(--bp-chip)}
.bp-site .bp-masthead-strip{font-size:.9rem}
.bp-site .bp-masthead-strip .bp-header-row{min-block-size:2.75rem;gap:1rem}
.bp-site .bp-masthead-strip .bp-link:hover{color:inherit}
.bp-site .bp-masthead-name{display:grid;justify-items:center;gap:1rem;padding-block:1.75rem 1rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-header-pill{padding-block:1.1rem}
.bp-site .bp-pill{display:flex;align-items:center;justify-content:space-between;gap:1.25rem;padding:.6rem;border-radius:99rem;background:var(--bp-card);border:1px solid var(--bp-line);box-shadow:0 18px 40px -28px rgb(0 0 0/.45)}
.bp-site .bp-pill .bp-btn{border-radius:99rem}
.bp-site .bp-pill>.bp-brandmark{padding-inline:.8rem}
.bp-site .bp-switchboard-top{display:flex;align-items:center;justify-content:space-between;gap:1.5rem;padding-block:1.25rem}
.bp-site .bp-switchboard-call{display:flex;align-items:center;gap:.85rem}
.bp-site .bp-switchboard-call>div{display:grid}
.bp-site .bp-switchboard-phone{font-size:1.3rem;font-weight:750;line-height:1.5}
.bp-site .bp-switchboard-nav{border-block:1px solid var(--bp-line)}
.bp-site .bp-switchboard-nav .bp-nav>ul>li>*{padding-block:.9rem}
.bp-site .bp-header-row[data-side=start]>:is(.bp-nav,.bp-menu){order:-1}
.bp-site .bp-header-row[data-side=start]>.bp-brandmark{margin-inline:auto}
.bp-site .bp-header-middle{display:grid;grid-template-columns:1fr minmax(0,max-content) 1fr;align-items:center;gap:1.5rem;padding-block:1.25rem}
.bp-site .bp-header-middle>*{grid-row:1}
.bp-site .bp-header-middle>:is(.bp-nav,.bp-menu){grid-column:1;justify-self:start}
.bp-site .bp-header-middle>.bp-brandmark{grid-column:2}
.bp-site .bp-header-middle>.bp-btn{grid-column:3;justify-self:end}
.bp-site .bp-announce{position:relative;isolation:isolate;font-size:.9rem;font-weight:550}
.bp-site .bp-announce .bp-wrap{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.15rem 2rem;padding-block:.7rem;text-align:center}
.bp-site :is(.bp-announce,.bp-crest-band) .bp-link:hover{color:inherit}
.bp-site .bp-blocks{display:flex;align-items:stretch;min-block-size:5.5rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-blocks-name{display:flex;align-items:center;padding-inline:clamp(1.25rem,4.4cqi,3.5rem)}
.bp-site .bp-blocks .bp-brandmark circle{fill:var(--bp-bg)}
.bp-site .bp-blocks .bp-nav{flex:1;display:flex}
.bp-site .bp-blocks .bp-nav>ul{flex-wrap:nowrap;gap:0;inline-size:100%}
.bp-site .bp-blocks .bp-nav>ul>li{flex:1;display:grid;border-inline-end:1px solid var(--bp-line)}
.bp-site .bp-blocks .bp-nav>ul>li>a{display:grid;place-items:center;padding-inline:.75rem;text-align:center}
.bp-site .bp-blocks .bp-nav>ul>li>details{place-self:center}
.bp-site .bp-blocks .bp-nav>ul>li>a:hover{background:var(--bp-chip)}
.bp-site .bp-blocks .bp-btn{border-radius:0;min-block-size:100%;padding-inline:clamp(1.25rem,3cqi,2.5rem);box-shadow:none}
.bp-site .bp-blocks .bp-btn:hover{transform:none;text-decoration:underline;text-underline-offset:.4em}
.bp-site .bp-blocks[data-side=start]>.bp-btn{order:-1}
.bp-site .bp-blocks[data-side=start]>.bp-blocks-name{order:1}
.bp-site .bp-journal{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:1.25rem 2rem;padding-block:1.75rem 1.25rem}
.bp-site .bp-journal>.bp-small{max-inline-size:14rem}
.bp-site .bp-journal .bp-brandmark[data-size=large]{grid-column:2;font-size:clamp(1.9rem,1.2rem + 3cqi,3.4rem);font-weight:900;gap:0;text-align:center}
.bp-site .bp-journal .bp-brandmark svg{display:none}
.bp-site .bp-journal-phone{grid-column:3;justify-self:end;font-size:.95rem}
.bp-site .bp-journal-nav{grid-column:1/-1;display:flex;justify-content:center;padding-block:.35rem;border-block:4px double var(--bp-fg)}
.bp-site .bp-journal-nav .bp-nav>ul>li>*{color:var(--bp-fg);font-weight:650}
.bp-site .bp-minimal .bp-nav{display:none}
.bp-site .bp-minimal .bp-menu{display:block}
.bp-site .bp-minimal .bp-menu summary{border-radius:99rem;background:var(--bp-fill);color:var(--bp-onFill);border-color:transparent;padding-inline:1.25rem}
.bp-site .bp-minimal[data-side=start]{flex-direction:row-reverse}
.bp-site .bp-minimal[data-side=start]>.bp-brandmark{margin-inline:auto 0}
.bp-site .bp-minimal[data-side=start]>.bp-menu{order:0}
.bp-site .bp-header-crest[data-frame=inset] .bp-crest-band{border-radius:inherit;border-end-start-radius:0;border-end-end-radius:0}
.bp-site .bp-header-minimal[data-align=center] .bp-minimal{min-block-size:9rem}
.bp-site .bp-header-minimal .bp-brandmark[data-size=large]{flex-direction:row;gap:1rem}
.bp-site .bp-header-minimal .bp-brandmark[data-size=large] svg{inline-size:3rem;block-size:3rem}
.bp-site .bp-crest-band{min-block-size:4.5rem}
.bp-site .bp-crest-band .bp-header-row{min-block-size:4.5rem;align-items:start;padding-block-start:.9rem;font-size:.9rem}
.bp-site .bp-crest-band .bp-header-row>*{max-inline-size:38%}
.bp-site .bp-crest{display:grid;justify-items:center;gap:.25rem;padding-block-end:.9rem}
.bp-site .bp-crest-arch{position:relative;isolation:isolate;margin-block-start:-3.25rem;min-inline-size:11rem;max-inline-size:min(22rem,60cqi);display:grid;justify-items:center;padding:1.5rem 1.75rem .25rem;background:var(--bp-bg);border-radius:50% 50% 0 0/3.25rem 3.25rem 0 0;text-align:center}
.bp-site .bp-crest-arch .bp-brandmark[data-size=large]{font-size:1.5rem}
.bp-site [data-media=start] .bp-pill{flex-direction:row-reverse}
.bp-site [data-media=start] .bp-switchboard-top{flex-direction:row-reverse}
.bp-site .bp-capsules{display:flex;align-items:center;justify-content:space-between;gap:.75rem;padding-block:1.25rem}
.bp-site .bp-capsule{display:flex;align-items:center;min-block-size:3.4rem;padding:.3rem 1.4rem;border-radius:99rem;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-capsules>.bp-btn{min-block-size:3.4rem;border-radius:99rem}
.bp-site .bp-capsule-nav .bp-nav>ul{justify-content:center}
.bp-site .bp-reception-top{display:flex;align-items:center;gap:1.25rem clamp(1.5rem,4cqi,3.5rem);padding-block:1.4rem}
.bp-site .bp-reception-top>.bp-brandmark{margin-inline-end:auto}
.bp-site .bp-reception-item{display:grid;grid-template-columns:auto auto;overflow-wrap:normal;column-gap:.8rem;line-height:1.6;justify-items:start}
.bp-site .bp-reception-item .bp-icon{grid-row:span 2;align-self:center;inline-size:2.6rem;block-size:2.6rem;padding:.6rem;border-radius:50%;border:1px solid var(--bp-line);color:var(--bp-accent)}
.bp-site .bp-reception-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1rem;min-block-size:4rem;padding:.5rem 1.75rem;padding-inline-end:.6rem;border-radius:1.25rem}
.bp-site .bp-reception-bar .bp-nav>ul>li>*{color:var(--bp-fg)}
.bp-site .bp-header-reception{padding-block-end:1.1rem}
.bp-site .bp-plaque{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(2rem,5cqi,3.75rem);padding-block:clamp(2rem,4.5cqi,3.5rem) 1.25rem}
.bp-site .bp-plaque-name{display:grid;gap:.5rem;justify-items:start}
.bp-site .bp-plaque .bp-brandmark[data-size=large]{flex-direction:row;gap:1.1rem;font-size:clamp(1.9rem,1.2rem + 3.2cqi,3.6rem);font-weight:850;line-height:1.4}
.bp-site .bp-plaque .bp-brandmark svg{inline-size:1.3em;block-size:1.3em}
.bp-site .bp-plaque-nav{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1rem;padding-block-start:1rem;border-block-start:1px solid var(--bp-line)}
.bp-site [data-align=center] .bp-plaque-name{justify-items:center;text-align:center}
.bp-site [data-align=center] .bp-plaque-nav{justify-content:center;column-gap:3rem}
.bp-site .bp-segments .bp-nav{padding:.35rem;border-radius:1.1rem;background:var(--bp-chip)}
.bp-site .bp-segments .bp-nav>ul{gap:.25rem}
.bp-site .bp-segments .bp-nav>ul>li>*{padding:.45rem 1.1rem;border-radius:.8rem;color:var(--bp-fg)}
.bp-site .bp-segments .bp-nav>ul>li:first-child>a{background:var(--bp-card);color:var(--bp-accent);box-shadow:0 6px 16px -10px rgb(0 0 0/.5)}
.bp-site .bp-segments-phone{font-size:1.1rem;font-weight:700}
.bp-site .bp-segments[data-side=start]>.bp-brandmark{margin-inline:auto 0;order:2}
.bp-site .bp-segments[data-side=start]>.bp-segments-phone{order:1}
.bp-site .bp-segments[data-side=start]{justify-content:space-between}
@container bp-site (inline-size<=860px){
.bp-site .bp-nav,.bp-site .bp-blocks .bp-nav{display:none}
.bp-site .bp-blocks{align-items:center}
.bp-site .bp-blocks-name{align-self:stretch;margin-inline-end:auto}
.bp-site .bp-blocks[data-side=start]>.bp-blocks-name{margin-inline:auto 0}
.bp-site .bp-blocks .bp-menu{margin-inline:1rem}
.bp-site .bp-blocks .bp-btn{align-self:stretch}
.bp-site .bp-journal-nav{border-block-width:3px;padding-block:.6rem}
.bp-site .bp-segments .bp-menu{order:3}
.bp-site .bp-capsule-nav .bp-menu summary{border:0;background:none;padding:0}
.bp-site .bp-reception-mail{display:none}
.bp-site .bp-reception-bar,.bp-site .bp-plaque-nav{padding-inline-start:.6rem}
.bp-site .bp-plaque-nav{padding-inline-start:0}
.bp-site .bp-menu summary{background:var(--bp-card);color:var(--bp-fg)}
.bp-site .bp-menu{display:block}
.bp-site .bp-header-row{min-block-size:4.25rem;gap:.75rem}
.bp-site .bp-switchboard-nav .bp-wrap{padding-block:.6rem}
}
@container bp-site (inline-size<=560px){
.bp-site :is(.bp-header-bar,.bp-header-announce,.bp-pill,.bp-header-middle,.bp-capsules,.bp-blocks) .bp-btn{display:none}
.bp-site .bp-journal{grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center;gap:.6rem}
.bp-site .bp-journal>*{grid-column:1!important;justify-self:center}
.bp-site .bp-journal-nav{justify-self:stretch}
.bp-site .bp-minimal .bp-with-icon{display:none}
.bp-site .bp-segments{flex-wrap:wrap;padding-block:.75rem}
.bp-site .bp-segments[data-side=start]>.bp-brandmark{order:0}
.bp-site .bp-header-row[data-side=start]>.bp-brandmark{margin-inline:auto 0}
.bp-site .bp-segments>.bp-segments-phone{order:4;flex:1 1 100%;justify-content:center;padding:.4rem;border-radius:.9rem;background:var(--bp-chip);font-size:1rem}
.bp-site .bp-crest-band .bp-header-row{font-size:.75rem;gap:.5rem;justify-content:space-between}
.bp-site .bp-crest-band .bp-header-row>*{max-inline-size:6rem}
.bp-site .bp-crest-band .bp-header-row>:first-child{max-inline-size:4.5rem;line-height:1.45;text-wrap:balance}
.bp-site .bp-crest-arch{min-inline-size:8.5rem}
.bp-site .bp-crest-band .bp-icon{display:none}
.bp-site .bp-reception-item .bp-icon,.bp-site .bp-reception-item .bp-small{display:none}
.bp-site .bp-header-middle .bp-brandmark{font-size:1.2rem}
.bp-site .bp-masthead-strip{font-size:.8125rem}
.bp-site .bp-switchboard-call .bp-icon-box,.bp-site .bp-switchboard-call .bp-small{display:none}
.bp-site .bp-switchboard-phone{font-size:1.05rem}
}`;
