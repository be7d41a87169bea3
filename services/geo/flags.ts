/** Colours of the stripes, from the hoist or from the top; a number before one is its share of the whole. */
type Stripes = { across?: string; down?: string }

/** Flags that are stripes and nothing else. */
const FLAGS: Readonly<Record<string, Stripes>> = {
  AM: { down: '#d90012 #0033a0 #f2a800' },
  AT: { down: '#c8102e #fff #c8102e' },
  BE: { across: '#000 #fdda25 #ef3340' },
  BG: { down: '#fff #00966e #d62612' },
  CI: { across: '#ff8200 #fff #009a44' },
  CO: { down: '2#ffcd00 #003087 #c8102e' },
  DE: { down: '#000 #d00 #ffce00' },
  EE: { down: '#0072ce #000 #fff' },
  FR: { across: '#000091 #fff #e1000f' },
  GA: { down: '#009e60 #fcd116 #3a75c4' },
  GN: { across: '#ce1126 #fcd116 #009460' },
  HU: { down: '#ce2939 #fff #477050' },
  ID: { down: '#f00 #fff' },
  IE: { across: '#169b62 #fff #ff883e' },
  IT: { across: '#008c45 #f4f5f0 #cd212a' },
  LT: { down: '#fdb913 #006a44 #c1272d' },
  LU: { down: '#ef3340 #fff #00a3e0' },
  LV: { down: '2#a4343a #fff 2#a4343a' },
  MC: { down: '#ce1126 #fff' },
  ML: { across: '#14b53a #fcd116 #ce1126' },
  NG: { across: '#008751 #fff #008751' },
  NL: { down: '#c8102e #fff #003da5' },
  PE: { across: '#d91023 #fff #d91023' },
  PL: { down: '#fff #dc143c' },
  RO: { across: '#002b7f #fcd116 #ce1126' },
  SL: { down: '#1eb53a #fff #0072c6' },
  TD: { across: '#002664 #fecb00 #c60c30' },
  UA: { down: '#0057b7 #ffd700' },
  YE: { down: '#ce1126 #fff #000' },
}

const WIDTH = 36
const HEIGHT = 24

/** Last part of a flag's address. */
export const FLAG_FILE = /^([A-Z]{2})\.svg$/

/** The address of a country's flag, relative to the geo service; `undefined` where it is more than stripes. */
export const flagFile = (countryCode: string): string | undefined =>
  Object.hasOwn(FLAGS, countryCode) ? `flag/${countryCode}.svg` : undefined

const stripesOf = (text: string) =>
  text.split(' ').map((stripe) => {
    const [, share = '', colour = ''] = /^(\d?)(#.+)$/.exec(stripe) ?? []
    return { share: Number(share) || 1, colour }
  })

const rectangles = (text: string, isDown: boolean) => {
  const stripes = stripesOf(text)
  const unit = (isDown ? HEIGHT : WIDTH) / stripes.reduce((sum, { share }) => sum + share, 0)
  let at = 0
  return stripes.map(({ share, colour }) => {
    const [from, size] = [at * unit, share * unit]
    at += share
    const place = isDown
      ? `y="${from}" width="${WIDTH}" height="${size}"`
      : `x="${from}" width="${size}" height="${HEIGHT}"`
    return `<rect ${place} fill="${colour}"/>`
  })
}

/** The flag of a country as SVG; `undefined` where there is none to draw. */
export const flagPicture = (countryCode: string): string | undefined => {
  if (!Object.hasOwn(FLAGS, countryCode)) return undefined
  const { across = '', down = '' } = FLAGS[countryCode] ?? {}
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  const parts = rectangles(down || across, down !== '')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`
}
