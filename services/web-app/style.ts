import { pagePolicy, sheetOf } from '#services/look/page-frame.ts'
import { FACES_PATH, WEB_APP_PATH } from '../http/web-app-path.ts'
import { LIBRARY } from './library-style.ts'
import { SHELL } from './shell.ts'

const FORMS = `
h1,h2,li{overflow-wrap:anywhere}h1,h2{text-wrap:balance}p,li,dd,small{text-wrap:pretty}
h2{margin:2.5rem 0 .5rem;font:600 1.375rem/1.25 var(--serif)}
p{margin:0 0 1.25rem;max-inline-size:60ch}
dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;margin:1.75rem 0 0;border-block-start:1px solid var(--line)}
dt,dd{margin:0;padding:.7rem 0;border-block-end:1px solid var(--line);overflow-wrap:anywhere}
dt{padding-inline-end:1.5rem;color:var(--ink-soft)}
dd{font-weight:600}
.none{color:var(--ink-soft);font-weight:400}
a{color:var(--action);text-underline-offset:.2em}a:not(.button):hover{color:var(--action-dark);text-decoration-thickness:2px}
a.button{display:inline-block;padding:.75rem 1.5rem;border-radius:10px;overflow-wrap:anywhere;background:var(--action);color:#fff;font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--action);outline-offset:3px}
fieldset{margin:1.75rem 0 0;padding:0;border:0}
label{display:block;margin-block-end:.4rem;font-weight:600}
input,textarea{inline-size:100%;padding:.75rem;border:1px solid var(--line-strong);border-radius:10px;background:var(--sheet);color:inherit;font:inherit;text-overflow:ellipsis}
button,a.button{text-wrap:balance}
button{padding:.75rem 1.5rem;border:0;border-radius:10px;background:var(--action);color:#fff;font:inherit;font-weight:600;cursor:pointer}
:is(button,a).quiet{border:1px solid var(--ink-soft);background:#fff;color:var(--ink)}
main>form{margin-block-start:1.75rem}main>:last-child{margin-block-end:0}::placeholder{color:var(--ink-soft);opacity:1}
.field{margin-block-end:1.25rem}.field>button{margin-block-start:.5rem;padding:.5rem 1rem}
.alert{padding:.75rem 1rem;border-inline-start:4px solid var(--error);background:var(--error-soft)}
ul{margin:1.75rem 0 0;padding:0;list-style:none}
small{display:block;color:var(--ink-soft);font-size:.875rem}
.drawers{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));column-gap:2rem}
.drawers li{margin-block-end:-1px;padding:1.1rem 0;border-block:1px solid var(--line)}
.drawers li:last-child:nth-child(odd){grid-column:1/-1}
.drawers a{font:600 1.1875rem/1.3 var(--serif)}
.papers li{padding:.6rem 0;border-block-end:1px solid var(--line)}
table{inline-size:100%;margin:1.75rem 0 0;border-collapse:collapse;border-block-start:1px solid var(--line)}
th,td{padding:.7rem 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{padding-inline-end:1.5rem;color:var(--ink-soft);font-weight:400}
td{text-align:end;white-space:nowrap;font-weight:600;font-variant-numeric:tabular-nums}
.total th,.total td{border-block-end:2px solid var(--ink);color:var(--ink);font-weight:600;font-size:1.125rem}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:0 2rem}
.parties p{overflow-wrap:anywhere}
.screen{margin-block-start:2rem}
.pages,.languages{display:flex;flex-wrap:wrap;gap:.5rem 1.75rem;margin-block-start:2rem}
.slip{margin-block:1.25rem 1.75rem;padding:1.25rem 1.5rem;border:1px solid var(--line);border-inline-start:4px solid var(--marker);background:var(--paper)}
.slip h2{margin-block-start:0}.slip .button{text-align:center}.slip small{overflow-wrap:anywhere}.slip p+p:has(.button){margin-block-start:1.25rem}.slip>small:first-child{color:inherit;font-size:inherit}.slip.plain{border-inline-start:1px solid var(--line)}.slip>form:first-of-type{margin-block-start:.5rem}
.slip p:last-child{margin:0}
.sum{margin:0 0 .25rem;font-variant-numeric:tabular-nums}
.sum strong{display:block;margin-block-end:.2rem;overflow-wrap:anywhere;font:600 clamp(2rem,6vw,2.75rem)/1.2 var(--serif)}
.until strong{font-size:clamp(1.4rem,.9rem + 2.4vw,2.25rem);text-wrap:balance}.until span{display:inline-block}
.slip form+small{margin-block-start:1rem}
.done{padding:.75rem 1rem;border-inline-start:4px solid var(--action);background:var(--mint)}
h2+table{margin-block-start:.75rem}h1+:is(.alert,.done,.note,.slip){margin-block-start:1.5rem}
.rows{display:block}
.rows div{display:grid;grid-template-columns:minmax(8rem,10rem) 1fr auto;gap:0 1rem;border-block-end:1px solid var(--line)}
.rows dt,.rows dd{padding:.9rem 0;border:0;font-weight:400}
.rows dt{padding-inline-end:0}
.rows form{margin-block-start:.25rem}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
button.text{padding:0;border-radius:2px;background:none;color:var(--action);font-weight:400;text-decoration:underline;text-underline-offset:.2em}
button:not(.text):hover,a.button:hover{background:var(--action-dark)}
:is(button,a).quiet:hover{background:var(--desk)}
button.grave,button.grave:hover{background:var(--error)}
.points{margin:0 0 1.75rem;padding-inline-start:1.25rem;list-style:disc}
.points li{padding:.25rem 0}
.links{margin:.5rem 0 0}
legend{padding:0;margin-block-end:.75rem;font-weight:600}legend small{font-weight:400}
fieldset{min-inline-size:0}
fieldset+button,.choice+button{margin-block-start:1.25rem}
.choice{position:relative;display:grid;grid-template-columns:auto 1fr auto;gap:0 .9rem;margin:0 0 -1px;padding:.85rem 1rem;border:1px solid var(--line);font-weight:400;cursor:pointer}
.choice:has(:checked){background:var(--mint);box-shadow:inset 0 0 0 1px var(--action)}.choice>:nth-child(3){font-weight:600;font-variant-numeric:tabular-nums}.choice:hover{border-color:var(--ink-soft);z-index:1}.choice:has(:disabled){background:var(--paper);border-color:var(--line);cursor:default}.choice:first-of-type{border-radius:10px 10px 0 0}.choice:last-of-type{border-radius:0 0 10px 10px}.choice:only-of-type{border-radius:10px}.choice>:nth-child(4){grid-column:2/-1;justify-self:start;margin-block-start:.15rem}.choice .tab{padding:.1rem .5rem}.choice .booked{background:var(--sheet);box-shadow:inset 0 0 0 1px var(--line-strong)}
.choice:has([aria-invalid=true]){border-color:var(--error)}
.choice input{inline-size:1.25rem;block-size:1.25rem;margin:.2rem 0 0;accent-color:var(--action)}
select{appearance:none;inline-size:100%;padding:.75rem 2.5rem .75rem .75rem;border:1px solid var(--line-strong);border-radius:10px;background:conic-gradient(from -45deg at 50% 100%,currentcolor 90deg,#0000 0) calc(100% - 1rem) 50%/.8rem .4rem no-repeat,var(--sheet);color:inherit;font:inherit}
[aria-invalid=true]{border-color:var(--error);box-shadow:inset 0 0 0 1px var(--error)}
.field label small{display:inline;font-weight:400}
.pairs{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 1.25rem}
.pairs .field{display:grid;align-content:end}
.pairs .field:nth-of-type(5),.pairs button{grid-column:1/-1}.pairs button{justify-self:start}.pairs input,.pairs select{block-size:3.25rem}
.history .file{padding-inline-start:1.25rem;font-weight:400}.history .day{color:var(--ink-soft);font-weight:400}.history .day,.sum{font-variant-numeric:normal}
.history caption{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.after{margin-block-start:1.25rem}
.field>small{margin-block-end:.4rem}textarea{display:block;resize:vertical}textarea[readonly]{field-sizing:content;font-size:.9375rem;background:var(--sheet)}
h3{margin:0 0 .35rem;font:600 1.0625rem/1.4 var(--serif)}.flags li{padding:1.1rem 0;border-block-end:1px solid var(--line)}.flags{border-block-start:1px solid var(--line);margin-block-start:1rem}.flags p{margin-block-end:.4rem}
.written{white-space:pre-line;overflow-wrap:anywhere}
.months caption{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.months{font-size:.9375rem}.months thead th{vertical-align:bottom;font-size:.875rem;overflow-wrap:normal}.months thead th+th{padding-inline:.5rem 0;text-align:end}
.months th{padding-inline-end:.75rem}.months tbody th{color:var(--ink)}.months td{padding-inline-start:1rem;font-weight:400}.months td span{display:block}.months td:last-child{white-space:normal}.months td>span{display:inline-block}.months td>span span{display:block}
.ends a{color:var(--ink-soft)}
.file-way{margin-block:1.25rem 1.75rem}
main:not(.wide) .note{border-color:var(--line-strong)}
.tab.edge{position:absolute;inset:0 auto auto clamp(1.5rem,5vw,3.25rem);translate:0 -100%;padding:.2rem .8rem;border-radius:6px 6px 0 0}main:has(.edge){margin-block-start:clamp(2.75rem,6vw,4rem)}
.made td{inline-size:1%}
.ends{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1rem 2rem;margin-block-start:2.5rem}
@media (max-width:32rem){.choice{gap:0 .5rem;padding:.75rem .65rem}.rows div{grid-template-columns:minmax(4.75rem,1fr) auto;padding:.75rem 0}.rows dt,.rows dd{padding:0}.rows .act{text-align:end}.rows dt,.rows dd:only-of-type{grid-column:1/-1}.slip{padding:1rem 1.1rem}.slip .button{display:block}.pairs{grid-template-columns:1fr}.history tr{display:flex;flex-wrap:wrap;justify-content:space-between;padding:.7rem 0;border-block-end:1px solid var(--line)}.history th,.history td{padding:0;border:0}.history th{flex:1 1 55%}.history .day{order:1}.history .file{order:2}.months thead{position:absolute;clip-path:inset(50%)}.months tr{display:block;padding:.9rem 0;border-block-end:1px solid var(--line)}.months th,.months td{display:flex;justify-content:space-between;gap:1rem;padding:.15rem 0;border:0;text-align:end}.months td.none{display:none}.months td::before{content:attr(data-label);color:var(--ink-soft);font-weight:400;overflow-wrap:normal}.months tbody th{display:block;text-align:start;font-size:1.0625rem;font-weight:600}.pairs .field:nth-of-type(5){grid-column:auto}.pairs button{justify-self:stretch}main form>button:not(.text),main form>.button{inline-size:100%}.file-way .button{display:block;text-align:center}dl{grid-template-columns:1fr}dt{padding-block-end:0;border:0}}
`

/** The sheet of the web app. */
export const SHEET = sheetOf(`${WEB_APP_PATH}${FACES_PATH}`, SHELL, FORMS, LIBRARY)

/** Its pages load drawn previews besides. */
export const CONTENT_SECURITY_POLICY = pagePolicy(SHEET, { hasImages: true })
