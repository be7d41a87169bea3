import { createHash } from 'node:crypto'

const STYLE = `
:root{color-scheme:light;--paper:#fbfaf7;--ink:#10233f;--soft:#4a5871;--line:#d9d8d2;--green:#0b6b4f}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 Figtree,system-ui,sans-serif}
header{padding:1.25rem 1.5rem;border-block-end:1px solid var(--line);background:#fff;font-weight:600}
main{max-inline-size:44rem;margin:clamp(1.5rem,6vw,4rem) auto;padding:clamp(1.5rem,5vw,3rem);background:#fff;border:1px solid var(--line);box-shadow:0 1px 2px #10233f14,0 18px 40px -24px #10233f59}
h1{margin:0 0 .75rem;font:600 clamp(1.9rem,5vw,2.75rem)/1.15 'Source Serif 4',Georgia,serif;text-wrap:balance}
p{margin:0 0 1.25rem;max-inline-size:60ch}
dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;margin:1.75rem 0 0;border-block-start:1px solid var(--line)}
dt,dd{margin:0;padding:.7rem 0;border-block-end:1px solid var(--line);overflow-wrap:anywhere}
dt{padding-inline-end:1.5rem;color:var(--soft)}
dd{font-weight:600}
.none{color:var(--soft);font-weight:400}
a{color:var(--green);text-underline-offset:.2em}
a.button{display:inline-block;padding:.75rem 1.5rem;background:var(--green);color:#fff;font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--green);outline-offset:3px}
fieldset{margin:1.75rem 0 0;padding:0;border:0}
label{display:block;margin-block-end:.4rem;font-weight:600}
input{inline-size:100%;padding:.75rem;border:1px solid var(--soft);background:var(--paper);font:inherit}
footer{max-inline-size:44rem;margin:0 auto 3rem;padding:0 1.5rem;color:var(--soft);font-size:.9375rem}
@media (max-width:32rem){dl{grid-template-columns:1fr}dt{padding-block-end:0;border:0}}
`

/** The sheet as an element: written in one piece, since any added white space would change its hash. */
export const STYLE_ELEMENT = `<style>${STYLE}</style>`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** Lets a page load nothing but the sheet above, post nowhere and be framed by nobody. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
