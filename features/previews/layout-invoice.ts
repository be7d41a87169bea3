import type { CatalogueLocale } from '#lib/config/template-kinds.ts'
import type { SheetWords } from './sheet-words.ts'
import { ACCENT, INK, MINT, SHEET, bar, line, paragraph, rule, type Area } from './sheet.ts'

const ROW = 15
const WIDTH = SHEET.width - 2 * SHEET.margin
/** Where the item begins, and where quantity, price and amount end. */
const COLUMNS = [4, 112, 150, WIDTH - 4] as const
const RATES = [5, 10, 20] as const
const TERMS = [14, 30, 45, 60] as const
/** Below a title of three lines there is no room for a fourth item. */
const ROOM_FOR_FOUR = 210

type Words = SheetWords['invoice']

const oneOf = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)]

/** Some items in the order of the list, each with a quantity and a price in hundredths. */
const itemsOf = (words: Words, { count, random }: { count: number; random: () => number }) => {
  const left = [...words.items]
  while (left.length > count) left.splice(Math.floor(random() * left.length), 1)
  return left.map((name) => {
    const quantity = 1 + Math.floor(random() * 8)
    const price = 500 * (3 + Math.floor(random() * 40))
    return { name, quantity, price, amount: quantity * price }
  })
}

const party = ({ heading, text }: Words['from'], { x, y }: { x: number; y: number }) =>
  line({ x, y, text: heading, fill: INK, isBold: true }) +
  text
    .split(', ')
    .map((part, at) => line({ x, y: y + 9 * (at + 1), text: part }))
    .join('')

const rowAt = (cells: readonly string[], { y, isBold = false, fill }: RowLook) =>
  cells
    .map((text, at) =>
      text
        ? line({
            x: SHEET.margin + (COLUMNS[at] ?? 0),
            y: y + 10,
            text,
            isBold,
            isEnd: at > 0,
            ...(fill && { fill }),
          })
        : '',
    )
    .join('')

type RowLook = { y: number; isBold?: boolean; fill?: string }

const figures = (language: CatalogueLocale) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Who asks whom for what: items with their sum, the tax and the total that follow from it, and when it is due. */
export const invoice = (area: Area<Words>): string => {
  const { top, bottom, random, letters, language, words } = area
  const number = 1000 + Math.floor(random() * 9000)
  const count = bottom - top < ROOM_FOR_FOUR || random() < 0.4 ? 3 : 4
  const items = itemsOf(words, { count, random })
  const rate = oneOf(RATES, random) ?? RATES[0]
  const days = oneOf(TERMS, random) ?? TERMS[0]
  const subtotal = items.reduce((sum, { amount }) => sum + amount, 0)
  const tax = (subtotal * rate) / 100
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(rate / 100)
  const money = (hundredths: number) => figures(language).format(hundredths / 100)
  const half = SHEET.margin + WIDTH / 2
  const head = top + 44
  const sums = head + (items.length + 1) * ROW
  const terms = sums + 3 * ROW + 14
  return [
    party(words.from, { x: SHEET.margin, y: top + 5 }),
    party(words.to, { x: half, y: top + 5 }),
    line({ y: top + 37, text: `${words.number} ${number}` }),
    line({ x: half, y: top + 37, text: words.date }),
    bar({ y: head, width: WIDTH, height: ROW, fill: ACCENT }),
    rowAt(words.columns, { y: head, isBold: true, fill: '#ffffff' }),
    ...items.flatMap(({ name, quantity, price, amount }, at) => {
      const y = head + (at + 1) * ROW
      return [
        rowAt([name, `${quantity}`, money(price), money(amount)], { y }),
        rule({ x: SHEET.margin, y: y + ROW, width: WIDTH }),
      ]
    }),
    rowAt(['', '', words.subtotal, money(subtotal)], { y: sums }),
    rowAt(['', '', `${words.tax} ${percent}`, money(tax)], { y: sums + ROW }),
    bar({ x: half, y: sums + 2 * ROW, width: WIDTH / 2, height: ROW, fill: MINT }),
    rowAt(['', '', words.total, money(subtotal + tax)], {
      y: sums + 2 * ROW,
      isBold: true,
      fill: INK,
    }),
    line({ y: terms, text: words.terms.heading, fill: INK, isBold: true }),
    paragraph(words.terms.text.replace('{days}', `${days}`), { top: terms + 4, letters }).drawing,
  ].join('')
}
