/** The styles that every page of the web app has: ground, bar, headings, foot, and the sheet of paper that a form stands on. */
export const SHELL = `
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-block-size:100vh;margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 var(--sans);-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 2.5rem;padding:.75rem max(clamp(1rem,.3rem + 3vw,2.5rem),50vw - 37.5rem);background:var(--sheet);border-block-end:1px solid var(--line)}
.home{display:flex;align-items:center;gap:.6rem;margin-inline-end:auto;font:600 1.25rem/1.2 var(--serif);letter-spacing:-.01em;color:inherit;text-decoration:none;white-space:nowrap}
a.home:hover{color:var(--action)}
.home svg{flex:none}
.bar .search{flex:1 1 20rem;order:0;max-inline-size:34rem;margin:0}
.bar .search label{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.bar .search input{padding-block:.5rem}
.bar .search button{padding:.5rem 1rem}
.who{min-inline-size:0;max-inline-size:24rem;text-align:end;font-size:.9375rem;line-height:1.35;text-decoration:none}
.who b{font-weight:600;text-decoration:underline;text-underline-offset:.2em}
.who small{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:.8125rem}
main{position:relative;inline-size:calc(100% - 1.5rem);max-inline-size:44rem;margin:clamp(1.5rem,6vw,4rem) auto;padding:clamp(1.5rem,5vw,3.25rem);background:var(--sheet);border:1px solid var(--line);border-radius:3px;box-shadow:0 1px 2px rgb(16 35 63/6%),0 12px 28px -10px rgb(16 35 63/16%)}
h1{margin:0 0 .75rem;font:600 clamp(1.9rem,1.4rem + 2.2vw,2.75rem)/1.14 var(--serif);letter-spacing:-.015em;text-wrap:balance}
.note{overflow-wrap:anywhere;padding-inline-start:1rem;border-inline-start:4px solid var(--marker)}
.foot{margin-block-start:auto;padding:1.25rem max(clamp(1rem,.3rem + 3vw,2.5rem),50vw - 37.5rem);border-block-start:1px solid var(--line);color:var(--ink-mute);font-size:.9375rem}
main:not(.wide)>h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.25rem)}
main.wide{inline-size:100%;max-inline-size:none;margin:0;padding:0;background:none;border:0;box-shadow:none}
.room{padding-inline:max(clamp(1rem,.3rem + 3vw,2.5rem),50vw - 37.5rem)}
.search{display:grid;grid-template-columns:1fr auto;gap:.5rem .75rem;max-inline-size:40rem;margin:1.75rem 0 0}
.search label{grid-column:1/-1;margin:0}
.search input,.search button{min-inline-size:0;min-block-size:2.75rem}
.search input{background:var(--sheet)}
.search button{border:2.5px solid var(--action);background:none;color:var(--action)}
.search button:hover{color:#fff}
@media (min-width:60.625rem){.bar{min-block-size:4.5rem}}
@media (min-width:100rem){.bar,.foot,.room{padding-inline:max(2.5rem,50vw - 45rem)}}
@media (max-width:60.624rem){.bar .search{order:1;flex-basis:100%;max-inline-size:none}}
@media (max-width:37.5rem){h1,h2{hyphens:auto;hyphenate-limit-chars:13 5 5}.bar{gap:.5rem .75rem}.home{font-size:1rem;gap:.4rem}.home svg{inline-size:1.75rem;block-size:1.75rem}.who{flex:1 1 7.5rem}}
@media (max-width:30rem){.who small{position:absolute;inline-size:1px;block-size:1px;clip-path:inset(50%)}.who{flex:none;padding-block:.5rem}}
@media print{.bar,.foot,.screen,.trial{display:none}body{background:#fff}main{margin:0;padding:0;border:0;box-shadow:none}}
`
