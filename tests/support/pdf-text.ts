import { inflateSync } from 'node:zlib'

type Objects = ReadonlyMap<string, { head: string; text: string }>

/** The objects of a PDF by their numbers, each with its stream as text. */
const objectsIn = (file: Buffer): Objects => {
  const raw = file.toString('latin1')
  const found = raw.matchAll(
    /(?<=\n)(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj/g,
  )
  return new Map(
    Array.from(found, ([, number = '', head = '', stream]) => {
      if (stream === undefined) return [number, { head, text: '' }]
      const bytes = Buffer.from(stream, 'latin1')
      const plain = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes
      return [number, { head, text: plain.toString('latin1') }]
    }),
  )
}

/** What a PDF draws and holds, as text. */
export const pdfStreams = (file: Buffer): string[] =>
  Array.from(objectsIn(file).values(), ({ text }) => text).filter(Boolean)

const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What the glyphs of a face mean, as its file tells whoever copies the text. */
const glyphsOf = (map: string): ReadonlyMap<string, string> => {
  const glyphs = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(
    /<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi,
  )) {
    let code = Number.parseInt(first, 16)
    // A glyph of several letters has them one after the other: <0066 0069>.
    for (const [, hex = ''] of list.matchAll(/<([\da-f ]+)>/gi)) {
      glyphs.set(code.toString(16).padStart(4, '0'), unicode(hex.replaceAll(' ', '')))
      code += 1
    }
  }
  return glyphs
}

const facesIn = (objects: Objects) => {
  const faces = new Map<string, ReadonlyMap<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '') ?? []
      faces.set(name, glyphsOf(objects.get(map)?.text ?? ''))
    }
  }
  return faces
}

/** The lines of a PDF that embeds its faces, in the order in which they are written. */
export const pdfText = (file: Buffer): string => {
  const objects = objectsIn(file)
  const faces = facesIn(objects)
  const lines: string[] = []
  for (const { text } of objects.values()) {
    for (const [, face = '', shown = ''] of text.matchAll(/\/(F\d+) [\d.]+ Tf\n(\[.*?\]) TJ/g)) {
      const codes = Array.from(shown.matchAll(/<([\da-f]+)>/gi), ([, hex = '']) => hex).join('')
      const glyphs = codes.match(/.{4}/g) ?? []
      lines.push(glyphs.map((code) => faces.get(face)?.get(code) ?? '\u{fffd}').join(''))
    }
  }
  return lines.join('\n')
}
