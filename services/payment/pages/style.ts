import { sheetOf, type Sheet } from '#services/look/page-frame.ts'
import { PAYMENT_PAGES } from '../payment-path.ts'

const BASE = `
*{box-sizing:border-box}
body{margin:0;color:var(--ink);font:1.0625rem/1.6 var(--sans);-webkit-text-size-adjust:100%}
:focus-visible{outline:3px solid var(--action);outline-offset:3px}
`

const BUYER = `
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
body{min-block-size:100vh;background:var(--paper)}
header{display:flex;flex-wrap:wrap;gap:.5rem 2.5rem;align-items:center;padding:.75rem max(clamp(1rem,.3rem + 3vw,2.5rem),50vw - 37.5rem);border-block-end:1px solid var(--line);background:var(--sheet)}
.home{display:flex;gap:.6rem;align-items:center;margin-inline-end:auto;font:600 1.25rem/1.2 var(--serif);letter-spacing:-.01em;white-space:nowrap}
.edge{position:absolute;inset:0 auto auto clamp(1.5rem,5vw,3.25rem);translate:0 -100%;padding:.2rem .8rem;border-radius:6px 6px 0 0;background:var(--marker);color:var(--ink);font-size:.875rem;font-weight:600;line-height:1.3}
main:has(.edge){margin-block-start:clamp(2.75rem,6vw,4rem)}
@media (min-width:60.625rem){header{min-block-size:4.5rem}}
.who{white-space:nowrap;font-size:.9375rem;font-weight:600;color:var(--action);text-underline-offset:.2em}
.way{display:flex;flex-wrap:wrap;gap:.25rem .6rem;margin-block-end:1rem;font-size:.9375rem}
.way a{color:var(--ink-soft);text-underline-offset:.2em}
.way a+a::before{content:'/';display:inline-block;margin-inline-end:.6rem;color:var(--ink-mute)}
main{position:relative;inline-size:calc(100% - 1.5rem);max-inline-size:44rem;margin:clamp(1.5rem,6vw,4rem) auto 2rem;padding:clamp(1.5rem,5vw,3.25rem);border:1px solid var(--line);border-radius:3px;background:var(--sheet);box-shadow:0 1px 2px rgb(16 35 63/6%),0 12px 28px -10px rgb(16 35 63/16%)}
h1{margin:0 0 .75rem;font:600 clamp(1.75rem,1.4rem + 1.6vw,2.25rem)/1.14 var(--serif);letter-spacing:-.015em;overflow-wrap:anywhere;text-wrap:balance}
p{margin:0;max-inline-size:60ch}
dl{margin:2rem 0;border-block-start:2px solid var(--ink)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 2rem;padding:.9rem 0;border-block-end:1px solid var(--line)}
dt{color:var(--ink-mute)}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
dd.sum{font:600 1.5rem/1.3 var(--serif);font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}
button,.button{display:block;inline-size:100%;min-block-size:3rem;padding:.6rem 1.375rem;border:2.5px solid currentcolor;border-radius:10px;background:none;color:var(--action);font:600 1.0625rem/1.25 var(--sans);text-align:center;text-wrap:balance;text-decoration:none;overflow-wrap:anywhere;cursor:pointer}
button:hover,.button:hover{color:var(--action-dark)}
button.first,.button{border-color:var(--action);background:var(--action);color:#fff}
button.first:hover,.button:hover{border-color:var(--action-dark);background:var(--action-dark);color:#fff}
button.quiet{min-block-size:2.75rem;border-color:transparent;color:var(--ink-soft);font-weight:400;text-decoration:underline;text-underline-offset:.2em}
.button{margin-block-start:2rem}
footer{max-inline-size:44rem;margin:0 auto 3rem;padding-inline:clamp(1.5rem,5vw,3.25rem)}
.note{padding-inline-start:1rem;border-inline-start:4px solid var(--marker);color:var(--ink-soft);font-size:.9375rem;line-height:1.5}
.card{grid-template-columns:repeat(3,1fr);gap:1.25rem .75rem;margin-block-start:2rem}
.card .field{display:grid;gap:.5rem;align-content:end}
.card .field:first-child,.card button{grid-column:1/-1}
.card label{font-size:.9375rem;font-weight:600;line-height:1.5rem}
.card button{justify-self:start;inline-size:auto;padding:.75rem 1.5rem;border:0;line-height:1.6}
.card input{inline-size:100%;min-inline-size:4rem;block-size:3.25rem;padding-inline:.75rem;border:1px solid var(--line-strong);border-radius:10px;background:var(--sheet);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
[data-invalid] label,.alert{color:var(--error)}
[data-invalid] input{border-color:var(--error);box-shadow:inset 0 0 0 1px var(--error)}
.alert{margin-block-start:1.25rem;font-weight:600}
.back{margin-block-start:1.5rem}
.back a{color:var(--action);text-underline-offset:.2em}
@media (min-width:22rem){.card{grid-template-columns:repeat(3,auto)}.field:not([data-invalid]) label{white-space:nowrap}}
@media (max-width:37.5rem){header{column-gap:.75rem}.home{font-size:1rem;gap:.4rem}.home svg{inline-size:1.75rem;block-size:1.75rem}}
@media (max-width:32rem){.card button{inline-size:100%}}
`

// Its ground is that of the page around it.
const FRAME = `
html,body{background:transparent}
form{display:grid;grid-template-columns:repeat(3,1fr);gap:1.25rem .75rem;padding:4px}
.field{display:grid;gap:.5rem;align-content:end}
.field:first-child{grid-column:1/-1}
label{min-block-size:1.5rem;font-size:.9375rem;font-weight:600;line-height:1.5rem;text-wrap:balance}
input{inline-size:100%;block-size:3.25rem;padding-inline:1rem;border:1px solid var(--line-strong);border-radius:10px;background:var(--sheet);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
input:hover{border-color:var(--ink)}
input:focus-visible{border-color:var(--action);outline-offset:0}
[data-invalid] label{color:var(--error)}
[data-invalid] input{border-color:var(--error);outline-color:var(--error);box-shadow:inset 0 0 0 1px var(--error)}
.note,details{grid-column:1/-1}
.note{margin:0;padding:.25rem .75rem;border-inline-start:3px solid var(--marker);color:var(--ink-soft);font-size:.9375rem;line-height:1.5}
summary{display:inline-block;min-block-size:1.5rem;color:var(--action);font-weight:600;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
details p{margin:.5rem 0 0}
ul{margin:.5rem 0 0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.35rem 0;border-block-start:1px solid var(--line)}
li button{min-block-size:1.5rem;padding:0;border:0;background:none;color:var(--action);font:inherit;font-variant-numeric:tabular-nums;text-decoration:underline;text-underline-offset:.2em;white-space:nowrap;cursor:pointer}
.unseen{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
@media (max-width:26rem){form{grid-template-columns:4.5rem 1fr 4.5rem}input{padding-inline:.875rem}}
`

/** The sheet of the pages that a buyer goes to, below `root`, where the payment service is mounted. */
export const buyerSheet = (root: string): Sheet =>
  sheetOf(`${root}${PAYMENT_PAGES.faces}`, BASE, BUYER)

/** The sheet of the card frame. */
export const frameSheet = (root: string): Sheet =>
  sheetOf(`${root}${PAYMENT_PAGES.faces}`, BASE, FRAME)
