import { fileURLToPath } from 'node:url'
import { RULE, SHEET, type Mark } from '#features/previews/marks.ts'
import { outlinedSvg, readFaces, type Faces } from '#features/previews/outlined-svg.ts'
import { escaped } from '#lib/util/escaped.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const FILES = {
  title: fileOf('../../app/cards/headline.ttf'),
  text: fileOf('../../app/cards/text.ttf'),
  strong: fileOf('../../app/cards/strong.ttf'),
}

let faces: Promise<Faces> | undefined

type Preview = { title: string; marks: readonly Mark[]; width: number }

/** The first page of a document as an SVG image with letters as outlines, since an image loads no face. Throws where a face is missing. */
export const previewImage = async ({ title, marks, width }: Preview): Promise<string> => {
  faces ??= readFaces(FILES)
  const height = Math.round((width * SHEET.height) / SHEET.width)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${SHEET.width}" height="${SHEET.height}" fill="#fff"/>`,
    outlinedSvg(marks, await faces),
    `<rect x=".5" y=".5" width="${SHEET.width - 1}" height="${SHEET.height - 1}" fill="none" stroke="${RULE}"/>`,
    '</svg>',
  ].join('')
}
