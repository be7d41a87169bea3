import { DEPARTMENT_COLOURS } from '#features/previews/departments.ts'

const departments = Object.entries(DEPARTMENT_COLOURS)
  .map(([name, { colour, tint }]) => `.of-${name}{--department:${colour};--tint:${tint}}`)
  .join('')

/** The arrival, the cabinet with its drawers, folders, what a search finds, and the page of a document. */
export const LIBRARY = `
${departments}
.opening{padding-block:clamp(1.5rem,3.4vw,3.5rem);background:var(--desk);border-block-end:1px solid var(--putty)}
.opening>div{display:grid;gap:2rem clamp(2rem,6vw,6rem)}
.opening h1{margin:0;font-size:clamp(min(2.25rem,9.3vw),.6rem + 3.6vw,4.75rem);line-height:1.06;letter-spacing:-.02em}
.opening p{margin:0}
.lead{margin-block-start:1rem!important;font-size:clamp(1.0625rem,1rem + .4vw,1.25rem);color:var(--ink-soft)}
mark{color:inherit;background:linear-gradient(transparent 68%,var(--marker) 68%,var(--marker) 92%,transparent 92%)}
.opening .search{margin-block-start:2rem;max-inline-size:44rem}
.opening .search input{min-block-size:3.5rem;padding-inline:1.1rem;font-size:1.125rem;border-color:var(--line-strong)}
.opening .search button{min-block-size:3.5rem;padding-inline:1.75rem}
.opening:not(:has(.came)) .search button{background:var(--action);color:#fff}
.opening:not(:has(.came)) .search button:hover{background:var(--action-dark)}
.stamp{display:inline-block;margin-block-end:1.25rem!important;padding:.3rem .9rem;border:2.5px solid var(--action);outline:1px solid var(--action);outline-offset:3px;border-radius:4px;rotate:-3deg;color:var(--action);font:700 1rem/1.4 var(--serif);letter-spacing:.06em;text-transform:uppercase}
.came{position:relative;display:grid;gap:1.5rem 1.25rem;align-content:center;justify-items:center}
.came>*{margin:0}
.fan{position:relative;display:flex;flex-direction:row-reverse;justify-content:center}
.fan img{flex:0 1 auto;min-inline-size:0;inline-size:min(100%,16rem);margin:0 -9.5rem 0 0;rotate:-4deg;box-shadow:0 2px 4px rgb(16 35 63/7%),0 28px 56px -16px rgb(16 35 63/26%)}
.fan img:first-child{z-index:2;margin:0;rotate:1.5deg}
.fan img:nth-child(2){z-index:1}
.fan img:nth-child(3){rotate:-8deg}
.tab{display:inline-block;padding:.35rem .8rem;border-radius:2px;background:var(--marker);color:var(--ink);font-size:.875rem;font-weight:600;line-height:1.3}
.came>.tab{z-index:3;margin-block-end:-2.25rem;translate:-6.5rem 0;rotate:-1.5deg;box-shadow:0 4px 10px -6px rgb(16 35 63/40%)}
.came>p:last-child{text-align:center}
.came .button{text-wrap:balance}
.stock{padding-block:clamp(2rem,4vw,3.75rem) clamp(2.5rem,5vw,5rem)}
.stock>h2:first-child,.stock>div>h2:first-child{margin-block-start:0}
.stock h2{font-size:clamp(1.5rem,1.2rem + 1.4vw,2.25rem);letter-spacing:-.01em}
.cabinet{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2.5rem 1.5rem}
.cabinet li{position:relative;display:flex;flex-direction:column}
.cabinet .peek{block-size:8.5rem;padding:.75rem 6% 0}
.peek{display:flex;overflow:clip}
.peek img{flex:none;align-self:start;inline-size:36%;margin-inline-end:-4%;rotate:-1.5deg;box-shadow:0 1px 2px rgb(16 35 63/8%),0 8px 18px -10px rgb(16 35 63/25%)}
.peek img:nth-child(2){translate:0 .8rem;rotate:1deg}
.peek img:nth-child(3){translate:0 1.5rem;rotate:2.5deg}
.front{position:relative;z-index:1;flex:1;padding:1.1rem 1.1rem 2.1rem;background:var(--desk);border:1px solid var(--putty);border-block-start:5px solid var(--department,var(--ink));border-radius:4px;box-shadow:0 -6px 14px -8px rgb(16 35 63/20%)}
.front::after{content:'';position:absolute;inset-block-end:.75rem;inset-inline:calc(50% - 2.25rem);block-size:.5rem;border-radius:1rem;background:var(--ink)}
.plate{padding:.7rem 1rem;background:var(--sheet);border:1px solid var(--putty);border-radius:2px}
.plate a{display:block;min-block-size:1.5rem;font:600 1.25rem/1.3 var(--serif);color:var(--ink);text-decoration:none}
.plate a::after{content:'';position:absolute;inset:-8.5rem 0 0}
.plate a:hover{color:var(--action);text-decoration:underline}
.more{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:1rem 2rem;margin-block-start:2.5rem}
.more .languages{margin:0}
summary{inline-size:fit-content;padding-block:.25rem;color:var(--ink-mute);font-size:.9375rem;cursor:pointer;text-decoration:underline;text-underline-offset:.2em}
.over{margin-block-end:.5rem}
.over dl{max-inline-size:44rem;margin-block:.75rem 1rem;font-size:.9375rem}
.trail{display:flex;flex-wrap:wrap;gap:.25rem .6rem;margin-block-end:1rem;font-size:.9375rem}
.trail a{color:var(--ink-soft)}
.trail a:only-child::before{content:'‹';display:inline-block;margin-inline-end:.4rem}
.trail a+a::before{content:'/';display:inline-block;margin-inline-end:.6rem;color:var(--ink-mute)}
.folder{padding-block:clamp(1.5rem,3vw,2.5rem) 0;background:var(--tint,var(--desk));border-block-end:5px solid var(--department,var(--ink))}
.folder>div{display:grid;gap:0 3rem}
.folder h1{margin:0;font-size:clamp(2.1rem,1.2rem + 3.4vw,3.75rem)}
.folder .lead{margin-block-end:clamp(1.5rem,3vw,2.75rem)}
.folder .peek{display:none;block-size:100%;min-block-size:10rem;padding:1rem 0 0 4%}
.cards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2.25rem clamp(1rem,2vw,1.75rem);margin-block-start:1.25rem}
.search+.cards{margin-block-start:2.75rem}
.cards li{position:relative}
.cards img{inline-size:100%;margin-block-end:.75rem;box-shadow:0 1px 2px rgb(16 35 63/6%),0 12px 28px -10px rgb(16 35 63/16%);transition:translate .16s ease-out}
.cards li:hover img{translate:0 -4px}
.cards a{display:block;font-weight:600;line-height:1.35;color:var(--ink);text-decoration:none}
.cards a:hover{color:var(--action);text-decoration:underline}
.cards a::after{content:'';position:absolute;inset:0}
img{display:block;max-inline-size:100%;block-size:auto;background:linear-gradient(var(--department,var(--putty)) 3px,var(--tint,var(--desk)) 0)}
.document{display:grid;grid-template-columns:minmax(0,1fr);gap:2rem clamp(2rem,5vw,5rem);padding-block:clamp(1.25rem,3vw,3rem) clamp(2.5rem,5vw,5rem)}
.side h1{margin-block:.6rem 1rem;font-size:clamp(1.75rem,1.3rem + 1.6vw,2.5rem)}
.side .tab{background:var(--department,var(--ink));color:#fff}
.side .button{display:block;text-align:center}
.side dl{grid-template-columns:auto 1fr;font-size:.9375rem}
.side :is(dt,dd){padding-block:.7rem;border-block-end:1px solid var(--line)}
.side p{max-inline-size:none}
.side dl+p{margin-block-start:1.25rem}
.side dd{text-align:end}
.side>p:last-child{margin:1.25rem 0 0}
.sheets{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(1rem,2.5vw,2rem);justify-items:center;padding:clamp(.75rem,4vw,3.5rem);background:var(--desk);border:1px solid var(--putty);border-radius:4px}
.sheets>*{inline-size:100%;max-inline-size:40rem;box-shadow:0 2px 4px rgb(16 35 63/7%),0 28px 56px -16px rgb(16 35 63/26%)}
.reading{padding:clamp(1.25rem,8%,4rem);background:var(--sheet);border:1px solid var(--line);border-radius:2px}
.reading h2{margin:0 0 1.5rem;padding-block-end:.75rem;border-block-end:2px solid var(--department,var(--ink))}
.reading h3{margin:1.75rem 0 .35rem;font:600 1.0625rem/1.4 var(--serif)}
.reading td,.reading th{padding-inline-end:1.5rem;text-align:start;white-space:normal;font-weight:400}
.reading p:last-child{margin:0}
.reading :is(h3,h4,aside){break-after:avoid}
.reading h4{margin:1.25rem 0 .25rem;font:600 1rem/1.4 var(--serif)}
.reading :is(ol,ul){margin:.5rem 0;padding-inline-start:1.5rem}
.reading ol{list-style:decimal}
.reading .points{list-style:disc}
.reading .boxes{padding:0;list-style:none}
.reading .boxes li::before{content:'☐';margin-inline-end:.6rem}
.reading li+li{margin-block-start:.35rem}
.reading .table{overflow-x:auto;margin-block:1rem}
.reading .table :is(th,td){padding-inline-end:1rem;font-size:.9375rem;line-height:1.4;overflow-wrap:normal;vertical-align:top}
.reading table{inline-size:100%}
.reading .table .figure{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.reading .table :is(th,td):last-child{padding-inline-end:0}
.reading .signatures{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:4rem 2rem;margin-block-start:5rem;padding:0;list-style:none}
.reading .signatures li{margin:0;padding-block-start:.5rem;border-block-start:1px solid var(--ink)}
.reading aside{margin:.75rem 0 1.25rem;padding-inline-start:1rem;border-inline-start:3px solid var(--marker);font:italic 1rem/1.45 var(--serif)}
mark.own{background:var(--marker);font-weight:600}
.signatures li{position:relative}
.signature{stroke-linecap:round;position:absolute;inset-block-end:100%;inset-inline-start:0;max-inline-size:100%;block-size:4rem;font:italic 1.75rem/4rem var(--serif);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.reading.filled{max-inline-size:26rem;padding:1.75rem;font-size:.9375rem;line-height:1.5;text-align:start;overflow-wrap:anywhere;box-shadow:0 2px 4px rgb(16 35 63/7%),0 28px 56px -16px rgb(16 35 63/26%)}
.filled h2{font-size:1.25rem}
.came:has(.filled){grid-template-columns:minmax(0,1fr)}
.came:has(.filled)>:nth-child(n){grid-column:1}
.filled .signatures{margin:4.5rem 0 0}
.trial{user-select:none;-webkit-user-select:none}
@media (min-width:37.5rem){.cards{grid-template-columns:repeat(4,minmax(0,1fr))}}
@media (min-width:60.625rem){
.cards{grid-template-columns:repeat(6,minmax(0,1fr))}
.cabinet{grid-template-columns:repeat(3,minmax(0,1fr))}
.opening>div{grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);align-items:center}
.folder>div{grid-template-columns:minmax(0,1fr) minmax(0,30rem);grid-template-rows:auto auto 1fr}
.folder>div>*{grid-column:1}
.folder .peek{display:flex;grid-area:1/2/span 3;margin-block-end:0}
.document{grid-template-columns:minmax(0,1fr) minmax(18rem,23rem)}
.side{grid-area:1/2;position:sticky;inset-block-start:2rem;align-self:start}
}
@media print{.document{display:block;padding:0}.document:not(:has(.trial)) :is(.side>:not(h1),.sheets>img,#text){display:none}.sheets{padding:0;background:none;border:0}.sheets>*{max-inline-size:none;padding:0;border:0;box-shadow:none}}
@media (min-width:100rem){.fan img{inline-size:22rem}.came>.tab{translate:-8.5rem 0}.sheets>*{max-inline-size:46rem}.cabinet .peek{block-size:11rem}.plate a::after{inset-block-start:-11rem}}
@media (max-width:60.624rem){
.opening>div>.fan{display:none}
.came{grid-template-columns:minmax(6rem,9rem) 1fr;padding:1rem 1.25rem;background:var(--sheet);border:1px solid var(--putty);border-radius:3px;justify-self:start;max-inline-size:36rem;align-items:center}
.came>.tab{grid-column:2;align-self:end;justify-self:start;margin:0;translate:none;rotate:none;box-shadow:none}
.came>p:last-child{grid-column:2;text-align:start;align-self:start}
.fan{grid-row:1/span 2}.fan img+img{display:none}.fan img:first-child{rotate:none;inline-size:100%}
.came .button{padding:.65rem 1rem;hyphens:auto}
.stamp{margin-block-end:1rem!important}
}
@media (max-width:37.5rem){.came{grid-template-columns:5.5rem 1fr;gap:.75rem 1rem;padding:.9rem;justify-self:stretch}.came>p:last-child,.came .button{inline-size:100%}.came .button{text-align:center}.opening .search{margin-block-start:1.25rem}.cabinet{gap:1.75rem .75rem}.cabinet .peek{block-size:6rem;padding:.5rem 8% 0}.cabinet .peek img{inline-size:100%;margin:0}.cabinet .peek img+img{display:none}.front{padding:.5rem .5rem 1.9rem}.plate{padding:.5rem}.plate a{font-size:1rem;hyphens:auto;hyphenate-limit-chars:12 5 4}.plate{overflow-wrap:normal}.opening .search button{padding-inline:1rem}}
@media (prefers-reduced-motion:no-preference){
.stamp{animation:lands .24s .35s cubic-bezier(.2,.7,.2,1) backwards}
.fan img{animation:fans .24s .1s cubic-bezier(.2,.7,.2,1) backwards}
.cabinet .peek img{transition:translate .18s ease-out}
.cabinet li:is(:hover,:focus-within) .peek img:nth-child(n){translate:0 -.4rem}
@keyframes lands{from{opacity:0;scale:1.8}}
@keyframes fans{from{opacity:0;rotate:0deg;translate:0 1.5rem}}
}
@media (prefers-reduced-motion:reduce){*{transition-duration:0s!important}}
@media (forced-colors:active){mark{text-decoration:underline}.front::after{background:CanvasText}}
`
