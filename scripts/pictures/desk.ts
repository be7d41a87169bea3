import type { CatalogueLocale } from '#lib/config/template-kinds.ts'
import { sheetDrawing, templateOf, type Scene } from './library-sheets.ts'

const WIDTH = 1920
const HEIGHT = 820

/** A fountain pen that lies across a page, seen from above. */
const PEN = `<g transform="translate(891 596) rotate(-30)" filter="url(#thing)">
  <defs>
    <linearGradient id="barrel" x2="0" y2="1"><stop stop-color="#3b5f94"/><stop offset=".28" stop-color="#1f4470"/><stop offset=".7" stop-color="#10233f"/><stop offset="1" stop-color="#050d1a"/></linearGradient>
    <linearGradient id="gold" x2="0" y2="1"><stop stop-color="#fff0c4"/><stop offset=".35" stop-color="#f5b83d"/><stop offset="1" stop-color="#8a5d0c"/></linearGradient>
  </defs>
  <path d="M430 22 C416 8 388 6 366 6 L366 38 C388 38 416 36 430 22Z" fill="url(#barrel)"/>
  <path d="M96 6 H366 V38 H96 C84 36 84 8 96 6Z" fill="url(#barrel)"/>
  <path d="M240 5 h9 v34 h-9z M362 5 h6 v34 h-6z M96 6 h7 v32 h-7z" fill="url(#gold)"/>
  <path d="M98 9 L62 13 L62 31 L98 35Z" fill="#0a182d"/>
  <path d="M64 13 C40 11 22 17 2 22 C22 27 40 33 64 31Z" fill="url(#gold)"/>
  <path d="M4 22 H42" stroke="#5b3d06" stroke-width="1"/><circle cx="43" cy="22" r="2.4" fill="#5b3d06"/>
  <path d="M250 9 H400" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>
</g>`

const clip = (place: string) => `<g transform="${place}" filter="url(#flat)">
  <path d="M6 18 V52 a7 7 0 0 0 14 0 V13 a9 9 0 0 0 -18 0 V56 a11 11 0 0 0 20 6" fill="none" stroke="#6d7682" stroke-width="3" stroke-linecap="round"/>
  <path d="M6 18 V52 a7 7 0 0 0 14 0 V13 a9 9 0 0 0 -18 0 V56" fill="none" stroke="#eef1f4" stroke-width="1" stroke-linecap="round" transform="translate(-.6 -.6)"/>
</g>`

/** A rubber stamp that stands on the desk, its wooden handle seen from above. */
const STAMP = `<g transform="translate(1490 570) rotate(-12) scale(1.15)" filter="url(#thing)">
  <defs>
    <radialGradient id="knob" cx=".36" cy=".3" r=".8"><stop stop-color="#d69a5b"/><stop offset=".5" stop-color="#8f5426"/><stop offset="1" stop-color="#46230b"/></radialGradient>
    <linearGradient id="block" x2="1" y2="1"><stop stop-color="#b87a3f"/><stop offset="1" stop-color="#6f3f19"/></linearGradient>
  </defs>
  <rect x="6" y="14" width="158" height="92" rx="10" fill="#2a1506"/>
  <rect x="6" y="10" width="158" height="90" rx="10" fill="url(#block)"/>
  <rect x="14" y="18" width="142" height="74" rx="6" fill="none" stroke="#f1cfa1" stroke-opacity=".4"/>
  <circle cx="88" cy="60" r="40" fill="#2a1506" fill-opacity=".5"/>
  <circle cx="84" cy="54" r="38" fill="url(#knob)"/>
  <ellipse cx="72" cy="40" rx="12" ry="8" fill="#fff" fill-opacity=".28" transform="rotate(-30 72 40)"/>
</g>`

const CUP = `<g transform="translate(1660 30)" filter="url(#thing)">
  <defs>
    <radialGradient id="saucer" cx=".4" cy=".35" r=".75"><stop stop-color="#fff"/><stop offset=".75" stop-color="#efeae0"/><stop offset="1" stop-color="#c9c0af"/></radialGradient>
    <radialGradient id="coffee" cx=".4" cy=".38" r=".7"><stop stop-color="#7a4a22"/><stop offset=".7" stop-color="#43230c"/><stop offset="1" stop-color="#2a1405"/></radialGradient>
  </defs>
  <circle cx="125" cy="125" r="122" fill="url(#saucer)"/>
  <circle cx="125" cy="125" r="84" fill="none" stroke="#d8cfbe" stroke-width="2"/>
  <path d="M180 150 q48 30 34 58 q-8 16 -30 -2 l-26 -24z" fill="#f7f3ea" stroke="#d0c6b3"/>
  <circle cx="128" cy="130" r="68" fill="#1a0d04" fill-opacity=".25"/>
  <circle cx="122" cy="122" r="68" fill="url(#saucer)"/>
  <circle cx="122" cy="122" r="57" fill="url(#coffee)"/>
  <path d="M78 104 a48 48 0 0 1 60 -28" stroke="#fff" stroke-opacity=".22" stroke-width="5" fill="none" stroke-linecap="round"/>
</g>`

/** What has been done to the page on top: it is signed, and stamped. */
const INKED =
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path transform="translate(760 560) rotate(-3) scale(1.28)" stroke="#10233f" stroke-width="2" d="M4 37C13 22 22 3 27 5s-9 29-11 30C14 32 30 17 36 19s-4 13 1 13c7 0 9-13 14-12 4 1-3 12 2 12 6-1 6-13 12-13 4 1-2 12 3 12C77 31 87 4 92 5s-10 26-4 26c8-1 17-10 27-12"/><g transform="translate(1066 634) rotate(-14) scale(1.35)" stroke="#0b6b4f" stroke-opacity=".8" stroke-width="3.4"><circle r="27"/><path d="m-10 1 7 7 13-16"/></g></g>'

/** What lies on the desk, the lowest first: which kind of template, where, how far turned, and how large. */
const LYING = [
  { kind: 'businessPlan', x: 40, y: 150, turn: -9, scale: 1.35 },
  { kind: 'register', x: 300, y: 330, turn: 7, scale: 1.4 },
  { kind: 'handbook', x: 1290, y: 40, turn: 8, scale: 1.5 },
  { kind: 'survey', x: 1640, y: 470, turn: -8, scale: 1.4 },
  { kind: 'invoice', x: 1080, y: 190, turn: -4, scale: 1.6 },
  { kind: 'distribution', x: 700, y: 120, turn: -2, scale: 1.75 },
] as const

const GRAIN = Array.from({ length: 60 }, (_, at) => {
  const x = at * 34 + ((at * 53) % 19)
  return `<path d="M${x} -20 q${((at * 29) % 17) - 8} 420 ${((at * 41) % 23) - 11} 880" stroke="#6b4c1c" stroke-opacity="${0.03 + ((at * 7) % 5) / 100}" stroke-width="${1 + (at % 3)}" fill="none"/>`
}).join('')

const DEFS = [
  '<filter id="thing" x="-40%" y="-60%" width="190%" height="260%"><feDropShadow dx="12" dy="18" stdDeviation="9" flood-color="#2a1c06" flood-opacity=".5"/></filter>',
  '<filter id="flat" x="-60%" y="-30%" width="220%" height="160%"><feDropShadow dx="2" dy="3" stdDeviation="1.6" flood-color="#2a1c06" flood-opacity=".5"/></filter>',
  '<filter id="paper" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="9" dy="14" stdDeviation="11" flood-color="#2a1c06" flood-opacity=".4"/></filter>',
  '<filter id="blur" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="16"/></filter>',
  '<linearGradient id="oak" x2="1" y2=".5"><stop stop-color="#ecdfc6"/><stop offset=".6" stop-color="#dccbac"/><stop offset="1" stop-color="#c4b08c"/></linearGradient>',
  '<linearGradient id="leather" x2="1" y2="1"><stop stop-color="#234069"/><stop offset="1" stop-color="#10233f"/></linearGradient>',
  '<linearGradient id="dusk" x2="1" y2=".25"><stop offset=".5" stop-color="#2a1c06" stop-opacity="0"/><stop offset="1" stop-color="#2a1c06" stop-opacity=".3"/></linearGradient>',
].join('')

/** Daylight through a window, with the shadow of its bars. */
const WINDOW =
  '<g fill="#fff6dc" fill-opacity=".34" filter="url(#blur)" style="mix-blend-mode:soft-light" transform="rotate(14)"><path d="M420 -500h300v1600h-300zM770 -500h300v1600h-300z"/></g>'

/** A desk in the morning, seen from above: first pages, a pen, clips, a stamp and a cup. */
export const desk = async (language: CatalogueLocale): Promise<Scene> => {
  const sheets = await Promise.all(
    LYING.map(async ({ kind, x, y, turn, scale }) => {
      const sheet = await sheetDrawing(templateOf(kind, language), `scale(${scale})`)
      return `<g transform="translate(${x} ${y}) rotate(${turn})" filter="url(#paper)">${sheet}</g>`
    }),
  )
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${DEFS}</defs>`,
    '<rect width="100%" height="100%" fill="url(#oak)"/>',
    GRAIN,
    '<rect x="560" y="90" width="1080" height="660" rx="16" fill="url(#leather)" filter="url(#paper)"/>',
    '<rect x="574" y="104" width="1052" height="632" rx="8" fill="none" stroke="#fff" stroke-opacity=".14" stroke-dasharray="7 5"/>',
    CUP,
    ...sheets,
    INKED,
    clip('translate(1386 60) rotate(8)'),
    clip('translate(420 326) rotate(7)'),
    STAMP,
    PEN,
    WINDOW,
    '<rect width="100%" height="100%" fill="url(#dusk)"/>',
    '</svg>',
  ]
  return { width: WIDTH, height: HEIGHT, svg: svg.join('') }
}
