import { strFromU8, unzipSync } from 'fflate'

/** The texts of a ZIP archive, by the names of its files. */
export const unzipped = (archive: ArrayBuffer | Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(archive))).map(([name, file]) => [
      name,
      strFromU8(file),
    ]),
  )
