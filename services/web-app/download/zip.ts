import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; text: string }

/** 1 January 1980, the first day that the format knows: what the day was is nobody's business. */
const DAY = 0x21

const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x08_00
const DEFLATED = 8

const LOCAL = 0x04_03_4b_50
const CENTRAL = 0x02_01_4b_50
const END = 0x06_05_4b_50

type Packed = { name: Buffer; data: Buffer; crc: number; size: number }

const packed = ({ name, text }: ZipEntry): Packed => {
  const bytes = Buffer.from(text)
  return {
    name: Buffer.from(name),
    data: deflateRawSync(bytes),
    crc: crc32(bytes),
    size: bytes.length,
  }
}

/** Numbers of two or four bytes, lowest byte first. */
const fields = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** What both headers of an entry say of it. */
const common = ({ name, data, crc, size }: Packed) =>
  fields(
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DAY],
    [4, crc],
    [4, data.length],
    [4, size],
    [2, name.length],
    [2, 0],
  )

const local = (entry: Packed) =>
  Buffer.concat([fields([4, LOCAL]), common(entry), entry.name, entry.data])

const central = (entry: Packed, offset: number) =>
  Buffer.concat([
    fields([4, CENTRAL], [2, VERSION]),
    common(entry),
    fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
    entry.name,
  ])

/** A ZIP archive of text files, as office documents are (APPNOTE 6.3, without its extensions). */
export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  const files = entries.map(packed)
  const parts = files.map(local)
  let offset = 0
  const directory = files.map((file, index) => {
    const header = central(file, offset)
    offset += parts[index]?.length ?? 0
    return header
  })
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = files.length
  const end = fields(
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  )
  return Buffer.concat([...parts, ...directory, end])
}
