import { INK, SHEET, bar, paragraph, type Area } from '../sheet.ts'

/** Sender, addressee, three paragraphs and a signature. */
export const letter = ({ top, bottom, random }: Area): string => {
  const parts = [0, 1, 2].flatMap((line) => [
    bar({ y: top + line * 8, width: 50 + random() * 30 }),
    line === 0 ? bar({ x: SHEET.width - SHEET.margin - 46, y: top, width: 46 }) : '',
  ])
  let y = top + 40
  for (let count = 0; count < 3; count += 1) {
    const text = paragraph({ top: y, random }, 3 + Math.floor(random() * 2))
    parts.push(text.drawing)
    y = text.end + 8
  }
  parts.push(bar({ y: bottom - 34, width: 52 }))
  const start = `${SHEET.margin} ${bottom - 10}`
  parts.push(
    `<path d="M${start}c8-16 12 8 18-4s8-8 10 2 10-14 16-4 8 4 14 0" fill="none" stroke="${INK}"/>`,
  )
  return parts.join('')
}
