import { BRAND } from '#lib/config/brand.ts'

/** As the tokens of the style sheet, which a picture cannot read. */
const COLOUR = { paper: '#fbfaf7', ink: '#10233f', action: '#0b6b4f', marker: '#f5b83d' }

const LINES = [92, 114, 136, 158].map(
  (y, at) => `<rect x="36" y="${y}" width="${[238, 222, 236, 120][at]}" height="8" rx="4"/>`,
)

const SHEET = `<rect width="310" height="410" rx="6" fill="#fff" stroke="#c9ced6" stroke-width="2"/>
<rect x="36" y="44" width="150" height="18" rx="3" fill="${COLOUR.ink}"/><g fill="#d8dce2">${LINES.join('')}</g>`

const BARS = [232, 212, 186].map(
  (y, at) =>
    `<rect x="${200 + at * 30}" y="${y}" width="20" height="${304 - y}" fill="${COLOUR.action}"/>`,
)

const SIGNATURE = `<rect x="36" y="196" width="96" height="14" rx="3" fill="${COLOUR.marker}"/>
<path d="M44 336c26-40 40-36 34-8s28 8 44-14 20 20 52 2" fill="none" stroke="${COLOUR.ink}" stroke-width="4"/>
<path d="M36 356h160" stroke="#77849a" stroke-width="2"/>`

/** Three sheets that leave the picture at its edge. */
const SHEETS = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="596" viewBox="640 0 560 596">
<g transform="translate(700 190) rotate(-9)">${SHEET}</g>
<g transform="translate(940 104) rotate(8)">${SHEET}${BARS.join('')}</g>
<g transform="translate(814 150) rotate(-1)">${SHEET}${SIGNATURE}</g></svg>`

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="${COLOUR.action}"/>
<path d="M9 13h14v11.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 9 24.500z" fill="#fff"/>
<path d="M11 6.500h10V13H11z" fill="${COLOUR.marker}"/><path d="M8 12h16v3H8z" fill="#fff"/></svg>`

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** Longer titles are set smaller, so that none needs more than four lines. */
const sizeOf = ({ length }: string) => (length > 48 ? 54 : 68)

/** The picture beside a shared link to a page: its title beside sheets of paper. */
export const ShareCard = ({ title }: { title: string }) => (
  <div
    style={{
      display: 'flex',
      width: '100%',
      height: '100%',
      background: COLOUR.paper,
      color: COLOUR.ink,
      fontFamily: 'headline',
      borderBottom: `34px solid ${COLOUR.ink}`,
    }}
  >
    {/* oxlint-disable-next-line next/no-img-element, jsx-a11y/alt-text -- drawn into a picture, no page */}
    <img
      src={dataUrl(SHEETS)}
      width={560}
      height={596}
      style={{ position: 'absolute', right: 0, top: 0 }}
    />
    <div style={{ display: 'flex', flexDirection: 'column', padding: '64px 0 0 72px', width: 650 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34 }}>
        {/* oxlint-disable-next-line next/no-img-element, jsx-a11y/alt-text -- drawn into a picture, no page */}
        <img src={dataUrl(MARK)} width={56} height={56} />
        {BRAND.name}
      </div>
      <div
        style={{
          marginTop: 56,
          fontSize: sizeOf(title),
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </div>
      <div style={{ marginTop: 28, width: 132, height: 12, background: COLOUR.marker }} />
    </div>
  </div>
)
