import { BRAND } from '#lib/config/brand.ts'
import { escaped } from '#lib/util/escaped.ts'
import type { BannerSize } from '../../banners.ts'
import { BANNER_LAYOUTS, type BannerLayout } from './banner-layouts.ts'

export type BannerWords = {
  /** Its two sentences. */
  headline: readonly [string, string]
  line: string
  action: string
}

const INK = '#10233f'
const ACTION = '#0b6b4f'
const MARKER = '#f5b83d'

/**
 * Part of the size that a letter takes in the widest face that is likely to stand in, DejaVu: a line is never held to a
 * width, which would stretch it in any narrower face.
 */
const LETTER = 0.6

/** Lines of at most `letters` letters; a longer word has a line of its own. */
const filled = (text: string, letters: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** The same number of lines, about equally long: no short word stands alone, and letters can be larger. */
const wrapped = (text: string, letters: number): string[] => {
  const count = filled(text, letters).length
  let fewest = letters
  while (fewest > 1 && filled(text, fewest - 1).length === count) fewest -= 1
  return filled(text, fewest)
}

type Room = { width: number; most: number }

/** The largest size of letters, up to a maximum, in which every line fits. */
const fitting = (lines: readonly string[], { width, most }: Room) =>
  Math.min(most, width / (LETTER * Math.max(...lines.map(({ length }) => length))))

const MARK = `<path d="M9 3h11l4 4v16H9z" fill="#fff" stroke="${INK}" stroke-width="2"/><path d="M12.5 8h6v2.4h-6z" fill="${MARKER}"/><path d="M2 15h28v11a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z" fill="${ACTION}"/><path d="M11.5 19.5h9v2.6h-9z" fill="#fff"/>`

/** A sheet of paper with lines of text and its marigold tab. */
const SHEET = `<g><rect width="84" height="110" rx="2" fill="#fff" stroke="#e0e0df"/><path d="M12 18h38" stroke="${INK}" stroke-width="5"/><path d="M12 32h60M12 42h60M12 52h48M12 64h60M12 74h52" stroke="#c9ced6" stroke-width="3"/><path d="M12 96c6-10 10-14 12-12s-6 12 2 10 10-10 14-8-4 8 4 7" fill="none" stroke="${INK}" stroke-width="1.6"/><path d="M74 14h16v10H74z" fill="${MARKER}"/></g>`

const drawnSheets = ({ sheets }: BannerLayout) =>
  sheets
    .map(({ x, y, turn, scale }) =>
      SHEET.replace(
        '<g>',
        () => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">`,
      ),
    )
    .join('')

/** The part of a line before the stroke of the pen, and the part above it. */
type Line = readonly [string, string]

const linesOf = (
  { headline: [first, second] }: BannerWords,
  { isOneLine, text }: BannerLayout,
): readonly Line[] =>
  isOneLine
    ? [[`${first} `, second]]
    : [
        ...wrapped(first, text.letters).map((line): Line => [line, '']),
        ...wrapped(second, text.letters).map((line): Line => ['', line]),
      ]

const LEADING = 1.16

/** Lines of the headline, the size of their letters and the last base line. */
const headlineOf = (words: BannerWords, layout: BannerLayout) => {
  const { text } = layout
  const lines = linesOf(words, layout)
  const size = fitting(
    lines.map((parts) => parts.join('')),
    text,
  )
  return { lines, size, foot: text.y + size * LEADING * (lines.length - 1) }
}

/** The headline; the marigold pen has underlined its second sentence, in whatever font that stands. */
const drawnHeadline = (words: BannerWords, layout: BannerLayout) => {
  const { x, y } = layout.text
  const { lines, size } = headlineOf(words, layout)
  const spans = lines.map(
    ([plain, marked], at) =>
      `<tspan x="${x}" dy="${at === 0 ? 0 : (size * LEADING).toFixed(1)}">${escaped(plain)}${marked && `<tspan class="m"><tspan>${escaped(marked)}</tspan></tspan>`}</tspan>`,
  )
  return `<text class="h" y="${y}" font-size="${size.toFixed(1)}">${spans.join('')}</text>`
}

const drawnName = ({ name }: BannerLayout) =>
  name
    ? `<text class="h" x="${name.x}" y="${name.y}" font-size="${name.size}">${escaped(BRAND.name)}</text>`
    : ''

const drawnAction = (
  { action }: BannerWords,
  { button: { x, y, width, height } }: BannerLayout,
) => {
  const size = fitting([action], { width: width - 20, most: height * 0.4 })
  const middle = `x="${x + width / 2}" y="${y + height / 2}"`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="${ACTION}"/><text class="b" ${middle} dominant-baseline="central" text-anchor="middle" font-size="${size.toFixed(1)}">${escaped(action)}</text>`
}

const drawnLine = (words: BannerWords, layout: BannerLayout) => {
  const { line } = layout
  if (!line) return ''
  const lines = wrapped(words.line, line.letters)
  const size = fitting(lines, line)
  const y = Math.max(line.y, headlineOf(words, layout).foot + (line.clear ?? 0))
  const spans = lines.map(
    (text, at) =>
      `<tspan x="${line.x}" dy="${at === 0 ? 0 : (size * 1.3).toFixed(1)}">${escaped(text)}</tspan>`,
  )
  return `<text class="l" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}">${spans.join('')}</text>`
}

/** A banner as SVG, in the fonts of whoever sees it: a font of our own would be larger than all the rest (`docs/affiliates.md`). */
export const drawBanner = (words: BannerWords, { name, width, height }: BannerSize): string => {
  const layout = BANNER_LAYOUTS[name]
  const { mark } = layout
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(`${BRAND.name}: ${words.headline.join(' ')}`)}</title>`,
    `<style>.h{font-family:Georgia,'Noto Serif',serif;font-weight:700;fill:${INK};letter-spacing:-.02em}.m{fill:${MARKER};text-decoration:underline;text-decoration-thickness:.14em;text-underline-offset:.2em;text-decoration-skip-ink:none}.m tspan{fill:${INK}}.l,.b{font-family:Helvetica,Arial,sans-serif}.l{fill:#3a4a63}.b{fill:#fff;font-weight:700}</style>`,
    `<rect width="${width}" height="${height}" fill="#fbfaf7"/>`,
    drawnSheets(layout),
    `<g transform="translate(${mark.x} ${mark.y}) scale(${mark.scale})">${MARK}</g>`,
    drawnName(layout),
    drawnHeadline(words, layout),
    drawnLine(words, layout),
    drawnAction(words, layout),
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="none" stroke="#d9cfbd"/>`,
    '</svg>',
  ].join('')
}
