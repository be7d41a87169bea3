import { readFileSync } from 'node:fs'

/** The content type of a paper or a document as PDF. */
export const PDF_TYPE = 'application/pdf'

const FACES = {
  text: new URL('../../app/cards/text.ttf', import.meta.url),
  strong: new URL('../../app/cards/strong.ttf', import.meta.url),
  headline: new URL('../../app/cards/headline.ttf', import.meta.url),
} as const

export type Face = keyof typeof FACES

/** The faces have the common spaces alone; Intl writes thin ones between days and in figures. */
export const plainSpaces = (text: string) =>
  text.replaceAll(/[\u2000-\u200A]/g, ' ').replaceAll('\u202F', '\u00A0')

/** A tagged file in the house's faces, its text to be searched and copied; `write` fills its sheets. */
export const pdfOf = async (
  options: PDFKit.PDFDocumentOptions,
  write: (sheet: PDFKit.PDFDocument) => void,
): Promise<Buffer<ArrayBuffer>> => {
  const { default: PDFDocument } = await import('pdfkit')
  const sheet = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    ...options,
  })
  const parts: Uint8Array[] = []
  const done = new Promise<void>((resolve, reject) => {
    sheet.on('data', (part: Uint8Array) => parts.push(part))
    sheet.on('end', resolve)
    sheet.on('error', reject)
  })
  for (const [name, face] of Object.entries(FACES)) sheet.registerFont(name, readFileSync(face))
  write(sheet)
  sheet.end()
  await done
  return Buffer.concat(parts)
}
