export const headersCss = `
.bp-site :is(.bp-header-bar,.bp-header-masthead,.bp-header-pill,.bp-header-switchboard){padding-block:0;z-index:3}
.bp-site .bp-header-bar{border-block-end:1px solid var(--bp-line)}
.bp-site .bp-header-row{display:flex;align-items:center;gap:1.5rem;min-block-size:5rem}
.bp-site .bp-header-row>:nth-child(1){margin-inline-end:auto}
.bp-site .bp-header-row>.bp-btn,.bp-site .bp-pill>.bp-btn{min-block-size:2.75rem;padding-inline:1.25rem;font-size:.9375rem;flex:none;max-inline-size:16rem}
.bp-site .bp-brandmark{display:inline-flex;align-items:center;gap:.65rem;font-weight:800;font-size:1.1875rem;line-height:1.6}
.bp-site .bp-brandmark svg{inline-size:2rem;block-size:2rem;fill:var(--bp-fill)}
.bp-site .bp-brandmark circle{fill:var(--bp-bg)}
.bp-site .bp-brandmark img{max-block-size:2.75rem;inline-size:auto}
.bp-site .bp-brandmark[data-size=large]{flex-direction:column;gap:.4rem;font-size:clamp(1.5rem,1.2rem + 1.4cqi,2.1rem)}
.bp-site .bp-brandmark[data-size=large] img{max-block-size:4rem}
.bp-site .bp-nav ul{display:flex;flex-wrap:wrap;gap:.25rem clamp(1rem,2.2cqi,2rem)}
.bp-site .bp-nav a{display:block;padding-block:.5rem;color:var(--bp-muted);font-weight:550;font-size:.975rem}
.bp-site .bp-nav a:hover{color:var(--bp-accent)}
.bp-site .bp-menu{display:none;position:relative}
.bp-site .bp-menu summary{display:flex;align-items:center;gap:.5rem;min-block-size:2.75rem;padding-inline:.9rem;border:1px solid var(--bp-line);border-radius:.85rem;cursor:pointer;list-style:none;font-weight:600;font-size:.9375rem}
.bp-site .bp-menu summary::-webkit-details-marker{display:none}
.bp-site .bp-menu summary .bp-icon{inline-size:1.25rem;block-size:1.25rem}
.bp-site .bp-menu nav{position:absolute;inset-block-start:calc(100% + .6rem);inset-inline-end:0;min-inline-size:13rem;padding:.6rem;border-radius:1.1rem;background:var(--bp-card);border:1px solid var(--bp-line);box-shadow:0 24px 48px -20px rgb(0 0 0/.35);z-index:5}
.bp-site .bp-menu nav a{display:block;padding:.65rem .9rem;border-radius:.7rem;font-weight:550}
.bp-site .bp-menu nav a:hover{background:var(--bp-chip)}
.bp-site .bp-masthead-strip{font-size:.9rem}
.bp-site .bp-masthead-strip .bp-header-row{min-block-size:2.75rem;gap:1rem}
.bp-site .bp-masthead-strip .bp-link:hover{color:inherit}
.bp-site .bp-masthead-name{display:grid;justify-items:center;gap:1rem;padding-block:1.75rem 1rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-header-pill{padding-block:1.1rem}
.bp-site .bp-pill{display:flex;align-items:center;justify-content:space-between;gap:1.25rem;padding:.6rem 1.4rem;padding-inline-end:.6rem;border-radius:99rem;background:var(--bp-card);border:1px solid var(--bp-line);box-shadow:0 18px 40px -28px rgb(0 0 0/.45)}
.bp-site .bp-pill .bp-btn{border-radius:99rem}
.bp-site .bp-switchboard-top{display:flex;align-items:center;justify-content:space-between;gap:1.5rem;padding-block:1.25rem}
.bp-site .bp-switchboard-call{display:flex;align-items:center;gap:.85rem}
.bp-site .bp-switchboard-call>div{display:grid}
.bp-site .bp-switchboard-phone{font-size:1.3rem;font-weight:750;line-height:1.5}
.bp-site .bp-switchboard-nav{border-block:1px solid var(--bp-line)}
.bp-site .bp-switchboard-nav .bp-nav a{padding-block:.9rem}
@container bp-site (inline-size<=860px){
.bp-site .bp-nav{display:none}
.bp-site .bp-menu{display:block}
.bp-site .bp-header-row{min-block-size:4.25rem;gap:.75rem}
.bp-site .bp-switchboard-nav .bp-wrap{padding-block:.6rem}
.bp-site .bp-switchboard-nav .bp-menu nav{inset-inline:0 auto}
.bp-site .bp-masthead-name .bp-menu nav{inset-inline:auto;inset-inline-start:50%;translate:50% 0}
}
@container bp-site (inline-size<=560px){
.bp-site :is(.bp-header-bar,.bp-pill) .bp-btn{display:none}
.bp-site .bp-pill{padding-inline-end:.8rem}
.bp-site .bp-masthead-strip{font-size:.8125rem}
.bp-site .bp-switchboard-call .bp-icon-box,.bp-site .bp-switchboard-call .bp-small{display:none}
.bp-site .bp-switchboard-phone{font-size:1.05rem}
}`;
