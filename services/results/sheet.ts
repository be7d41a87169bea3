import { FACES_PATH, WEB_APP_PATH } from '#services/http/web-app-path.ts'
import { pagePolicy, sheetOf } from '#services/look/page-frame.ts'
import { SHELL } from '#services/web-app/shell.ts'

const RESULTS = `
body{font-size:1rem}
a{color:var(--action);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--action);outline-offset:3px}
.bar form{margin:0}
.room{padding-block:clamp(1.5rem,4vw,3rem) 4rem}
h2{margin:3rem 0 .75rem;font:600 1.5rem/1.25 var(--serif)}
h3{margin:0;font:600 1.1875rem/1.3 var(--serif);overflow-wrap:anywhere}
p{margin:0 0 1rem;max-inline-size:68ch}
.soft{color:var(--ink-soft)}
label{display:block;margin-block-end:.3rem;font-weight:600;font-size:.9375rem}
input,select{inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;border:1px solid var(--ink-soft);border-radius:10px;background:var(--sheet);color:inherit;font:inherit}
button{min-block-size:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:10px;background:var(--action);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--action-dark)}
button.quiet{border:1px solid var(--ink-soft);background:var(--sheet);color:inherit}
main:not(.wide) form{margin-block-start:1.5rem}
main:not(.wide) .field{margin-block-end:1.25rem}
.alert{padding:.75rem 1rem;border-inline-start:4px solid var(--error);background:var(--error-soft);max-inline-size:none}
.range input,.range select{min-inline-size:0;block-size:2.75rem;padding-inline:.6rem}
.range{display:grid;grid-template-columns:10rem 10rem minmax(12rem,1fr) auto;gap:.75rem 1rem;align-items:end;margin:1.25rem 0 2rem}
.figures{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));margin:0;background:var(--sheet);border:1px solid var(--line);border-radius:3px}
.figures div{padding:1.1rem 1.25rem;border-inline-start:1px solid var(--line);margin-inline-start:-1px}
dt{color:var(--ink-soft);font-size:.9375rem}
dd{margin:0}
.figures dd{font:600 clamp(1.375rem,1rem + 1.2vw,2rem)/1.25 var(--serif);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.figures .long{font-size:1.125rem;line-height:1.45}
.figures .scale{font:inherit}
.figures+.soft{margin-block-start:.75rem}
td.days{vertical-align:top}
.line{display:block;inline-size:100%;block-size:2rem;margin-block-start:.5rem;overflow:visible}
.line polyline{fill:none;stroke:var(--action);stroke-width:1.75;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.line .b{stroke:var(--ink);stroke-dasharray:5 3}
.line .c{stroke:var(--marker);stroke-dasharray:2 3}
.line.tall{block-size:9rem;border-block-end:1px solid var(--line)}
td .line{inline-size:7.5rem;block-size:1.5rem;margin:0 0 0 auto}
table{inline-size:100%;border-collapse:collapse;background:var(--sheet);border:1px solid var(--line)}
th,td{padding:.65rem 1rem;border-block-end:1px solid var(--line);text-align:end;vertical-align:baseline;font-weight:400;font-variant-numeric:tabular-nums}
thead th{color:var(--ink-soft);font-size:.9375rem;white-space:nowrap}
th:first-child{text-align:start;overflow-wrap:anywhere}
tbody th{font-weight:600}
tbody tr:last-child>*{border-block-end:0}
.many th,.many td{padding-inline:.6rem}
.many thead th{white-space:normal}
.many th:first-child{min-inline-size:8rem}
.many+.soft{margin-block-start:.75rem}
td.gone{color:var(--ink-soft)}
td small,.scale small{display:block;color:var(--ink-soft);font-size:.875rem}
.cards{display:grid;gap:1rem;margin:0;padding:0;list-style:none}
.card{padding:1.25rem 1.5rem;background:var(--sheet);border:1px solid var(--line);border-inline-start:4px solid var(--line);border-radius:3px}
.card p:last-child{margin:0}
.card .soft{margin-block-end:.5rem;font-size:.9375rem}
.verdict{margin:1.25rem 0;padding:1.25rem 1.5rem;background:var(--sheet);border:1px solid var(--line);border-inline-start:6px solid var(--line);border-radius:3px;font:600 1.1875rem/1.45 var(--serif);max-inline-size:none}
.better,.worse,.no-lift{border-inline-start-color:var(--action)}
.locked,.guard{border-inline-start-color:var(--error)}
.open,.early{border-inline-start-color:var(--marker)}
.empty{padding:1.5rem;background:var(--sheet);border:1px dashed var(--ink-soft);max-inline-size:none}
.verdict+.soft code{overflow-wrap:anywhere;color:var(--ink)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:1rem 2rem;margin:1.5rem 0}
.facts dd{font-weight:600;font-variant-numeric:tabular-nums}
.forest{display:grid;grid-template-columns:minmax(7rem,14rem) 1fr minmax(9rem,16rem);align-items:center;margin:0;padding:0;list-style:none;background:var(--sheet);border:1px solid var(--line)}
.forest li{display:grid;grid-template-columns:subgrid;grid-column:1/-1;align-items:center;gap:1rem;padding:.65rem 1rem;border-block-end:1px solid var(--line)}
.forest li:last-child{border:0}
.forest svg{display:block;inline-size:100%;block-size:2rem}
.forest .zero{stroke:var(--ink-soft);stroke-dasharray:3 3}
.forest .bar{stroke:var(--ink);stroke-width:3;vector-effect:non-scaling-stroke}
.forest .dot{stroke:var(--ink);stroke-width:11;stroke-linecap:round;vector-effect:non-scaling-stroke}
.forest .up{stroke:var(--action)}
.forest .down{stroke:var(--error)}
.forest b{display:block}
.forest small{color:var(--ink-soft);font-size:.875rem}
.forest .size{text-align:end;font-variant-numeric:tabular-nums}
.keys{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.5rem 0 0;padding:0;list-style:none;font-size:.9375rem}
.keys svg{inline-size:2rem;block-size:.75rem;margin:0 .5rem 0 0;display:inline-block}
.lines{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:2rem}
figure{margin:0}
figcaption{color:var(--ink-soft);font-size:.9375rem}
@media (max-width:60rem){.range{grid-template-columns:repeat(2,minmax(0,1fr))}.range .path{grid-column:1/-1}.range button{grid-column:1/-1}.figures{grid-template-columns:1fr 1fr}.figures div{border-block-end:1px solid var(--line);margin-block-end:-1px}.figures .wide{grid-column:1/-1}
thead{position:absolute;clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden}
tbody tr{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.5rem 1rem;padding:1rem;border-block-end:1px solid var(--line)}tbody tr:last-child{border:0}
th,td{padding:0;border:0;text-align:start}tbody th{grid-column:1/-1}td::before{content:attr(data-name);display:block;color:var(--ink-soft);font-size:.875rem}
td.sum,td.days{grid-column:span 2}td.days .line{margin:0}
.forest{grid-template-columns:1fr auto}.forest .plot{grid-column:1/-1;grid-row:2}.forest .none{display:none}.forest li{gap:.25rem 1rem}}
@media (max-width:37.5rem){.bar .home{flex-basis:100%}.who{flex:1 1 0;font-size:.9375rem}.facts{gap:1rem}.card{padding:1rem 1.1rem}.figures div{padding:.8rem 1rem}}
`

/** The sheet of the results. */
export const RESULTS_SHEET = sheetOf(`${WEB_APP_PATH}${FACES_PATH}`, SHELL, RESULTS)

/** On every page of the results: nothing is kept, nothing loaded but the faces, nothing runs. */
export const RESULTS_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': pagePolicy(RESULTS_SHEET),
} as const
