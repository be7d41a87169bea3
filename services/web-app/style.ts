import { createHash } from 'node:crypto'

const STYLE = `
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
:root{color-scheme:light;--paper:#fbfaf7;--ink:#10233f;--soft:#4a5871;--line:#d9d8d2;--green:#0b6b4f;--marigold:#f5b83d}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 Figtree,system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;padding:1.25rem 1.5rem;border-block-end:1px solid var(--line);background:#fff;font-weight:600}
header a{color:inherit;text-decoration:none}
header a:hover{text-decoration:underline}
header span{color:var(--soft);font-size:.9375rem;font-weight:400;overflow-wrap:anywhere}
main{max-inline-size:44rem;margin:clamp(1.5rem,6vw,4rem) auto;padding:clamp(1.5rem,5vw,3rem);background:#fff;border:1px solid var(--line);box-shadow:0 1px 2px #10233f14,0 18px 40px -24px #10233f59}
h1{margin:0 0 .75rem;font:600 clamp(1.9rem,5vw,2.75rem)/1.15 'Source Serif 4',Georgia,serif;text-wrap:balance}
main.wide{max-inline-size:68rem}
h1,h2,li{overflow-wrap:anywhere}
h2{margin:2.5rem 0 .5rem;font:600 1.375rem/1.25 'Source Serif 4',Georgia,serif}
p{margin:0 0 1.25rem;max-inline-size:60ch}
dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;margin:1.75rem 0 0;border-block-start:1px solid var(--line)}
dt,dd{margin:0;padding:.7rem 0;border-block-end:1px solid var(--line);overflow-wrap:anywhere}
dt{padding-inline-end:1.5rem;color:var(--soft)}
dd{font-weight:600}
.none{color:var(--soft);font-weight:400}
a{color:var(--green);text-underline-offset:.2em}
a.button{display:inline-block;padding:.75rem 1.5rem;border-radius:10px;overflow-wrap:anywhere;background:var(--green);color:#fff;font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--green);outline-offset:3px}
fieldset{margin:1.75rem 0 0;padding:0;border:0}
label{display:block;margin-block-end:.4rem;font-weight:600}
input{inline-size:100%;padding:.75rem;border:1px solid var(--soft);border-radius:10px;background:var(--paper);color:inherit;font:inherit}
button{padding:.75rem 1.5rem;border:0;border-radius:10px;background:var(--green);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{border:1px solid var(--soft);background:#fff;color:inherit}
main>form{margin-block-start:1.75rem}
.field{margin-block-end:1.25rem}
.alert{padding:.75rem 1rem;border-inline-start:4px solid #b3261e;background:#fdf1f0}
ul{margin:1.75rem 0 0;padding:0;list-style:none}
small{display:block;color:var(--soft);font-size:.875rem}
img{display:block;max-inline-size:100%;block-size:auto;border:1px solid var(--line);background:#fff}
.search{display:grid;grid-template-columns:1fr auto;gap:.4rem .75rem;max-inline-size:40rem;margin:1.75rem 0 0}
.search label{grid-column:1/-1;margin:0}
.drawers{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));border-block-start:1px solid var(--line);column-gap:2rem}
.drawers li{padding:1.1rem 0;border-block-end:1px solid var(--line)}
.drawers a{font:600 1.1875rem/1.3 'Source Serif 4',Georgia,serif}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr));gap:2rem 1.5rem}
.cards li{position:relative}
.cards img{inline-size:100%;margin-block-end:.75rem;box-shadow:0 1px 2px #10233f14,0 10px 22px -14px #10233f59}
.cards a{font-weight:600}
.cards a::after{content:'';position:absolute;inset:0}
.names{columns:17rem;column-gap:2rem;margin-block-start:1rem}
.names li{padding:.35rem 0;break-inside:avoid}
.document{display:grid;grid-template-columns:minmax(0,24rem) 1fr;gap:2rem clamp(1.5rem,5vw,3.5rem);margin-block-start:1.75rem;align-items:start}
.document img{box-shadow:0 1px 2px #10233f14,0 18px 40px -24px #10233f59}
.note{padding-inline-start:1rem;border-inline-start:4px solid var(--marigold)}
.document p:last-child{margin-block-start:1.5rem}
.reading{grid-column:1/-1;padding-block-start:1rem;border-block-start:1px solid var(--line)}
.reading h2{margin-block-start:.5rem}
.reading h3{margin:1.5rem 0 .25rem;font-size:1.0625rem}
.reading td,.reading th{padding-inline-end:1.5rem;text-align:start;white-space:normal;font-weight:400}
.trial{user-select:none;-webkit-user-select:none}
.papers li{padding:.6rem 0;border-block-end:1px solid var(--line)}
table{inline-size:100%;margin:1.75rem 0 0;border-collapse:collapse;border-block-start:1px solid var(--line)}
th,td{padding:.7rem 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{padding-inline-end:1.5rem;color:var(--soft);font-weight:400}
td{text-align:end;white-space:nowrap;font-weight:600;font-variant-numeric:tabular-nums}
.total th,.total td{border-block-end:2px solid var(--ink);color:var(--ink);font-weight:600;font-size:1.125rem}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:0 2rem}
.parties p{overflow-wrap:anywhere}
.screen{margin-block-start:2rem}
header span a{text-decoration:underline}
.pages,.languages{display:flex;flex-wrap:wrap;gap:.5rem 1.75rem;margin-block-start:2rem}
.slip{margin-block:1.25rem 1.75rem;padding:1.25rem 1.5rem;border:1px solid var(--line);border-inline-start:4px solid var(--marigold);background:var(--paper)}
.slip h2{margin-block-start:0}
.slip p:last-child{margin:0}
.sum{margin:0 0 .25rem;font-variant-numeric:tabular-nums}
.sum strong{display:block;font:600 clamp(2rem,6vw,2.75rem)/1.2 'Source Serif 4',Georgia,serif}
.done{padding:.75rem 1rem;border-inline-start:4px solid var(--green);background:#eef6f2}
.rows{display:block}
.rows div{display:grid;grid-template-columns:minmax(8rem,11rem) 1fr auto;gap:0 1.5rem;border-block-end:1px solid var(--line)}
.rows dt,.rows dd{padding:.9rem 0;border:0;font-weight:400}
.rows dt{padding-inline-end:0}
.rows form{margin-block-start:.25rem}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
button.text{padding:0;border-radius:2px;background:none;color:var(--green);font-weight:400;text-decoration:underline;text-underline-offset:.2em}
button:not(.text):hover,a.button:hover{background:#074c38}
button.quiet:hover{background:var(--paper)}
button.grave,button.grave:hover{background:#a8231b}
.points{margin:0 0 1.75rem;padding-inline-start:1.25rem;list-style:disc}
.points li{padding:.25rem 0}
.links{margin:.5rem 0 0}
legend{padding:0;margin-block-end:.75rem;font-weight:600}
fieldset{min-inline-size:0}
fieldset+button,.choice+button{margin-block-start:1.25rem}
.choice{display:grid;grid-template-columns:auto 1fr;gap:0 .9rem;margin:0 0 -1px;padding:.85rem 1rem;border:1px solid var(--line);font-weight:400;cursor:pointer}
.choice:has(:checked){background:#eef6f2}
.choice input{inline-size:1.25rem;block-size:1.25rem;margin:.2rem 0 0;accent-color:var(--green)}
select{inline-size:100%;padding:.75rem;border:1px solid var(--soft);border-radius:10px;background:var(--paper);color:inherit;font:inherit}
[aria-invalid=true]{border-color:#a8231b;box-shadow:inset 0 0 0 1px #a8231b}
.field label small{display:inline;font-weight:400}
.pairs{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 1.25rem}
.pairs .field{display:grid;align-content:end}
.pairs .field:nth-of-type(5),.pairs button{grid-column:1/-1}.pairs button{justify-self:start}.pairs input,.pairs select{block-size:3.25rem}
.history .day{color:var(--soft);font-weight:400}
.history caption{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.after{margin-block-start:1.25rem}
.ends{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1rem 2rem;margin-block-start:2.5rem}
footer{max-inline-size:44rem;margin:0 auto 3rem;padding:0 1.5rem;color:var(--soft);font-size:.9375rem}
@media print{header,footer,.screen,.trial{display:none}body{background:#fff}main{margin:0;padding:0;border:0;box-shadow:none}}
@media (max-width:46rem){.document{grid-template-columns:1fr}.document img{inline-size:min(100%,20rem);margin-inline:auto}}
@media (max-width:32rem){.rows div{display:flex;flex-wrap:wrap;justify-content:space-between;padding:.75rem 0}.rows dt,.rows dd{padding:0}.rows dd:not(.act){flex-basis:100%;order:1}.pairs{grid-template-columns:1fr}.history tr{display:grid;grid-template-columns:1fr auto;padding:.7rem 0;border-block-end:1px solid var(--line)}.history th,.history td{padding:0;border:0}.history .day{grid-row:2;grid-column:1;text-align:start}.pairs .field:nth-of-type(5){grid-column:auto}.pairs button{justify-self:stretch}main form>button:not(.text),main form>.button{inline-size:100%}.search{grid-template-columns:1fr}dl{grid-template-columns:1fr}dt{padding-block-end:0;border:0}}
`

/** The sheet as an element: written in one piece, since any added white space would change its hash. */
export const STYLE_ELEMENT = `<style>${STYLE}</style>`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** Lets a page load nothing but the sheet above and the drawn previews of the same origin, ask only here and be framed by nobody. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
