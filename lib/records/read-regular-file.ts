// For programs of a machine, never for the edge: it reads the disk.
import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { RECORD_MAX_BYTES } from '#lib/config/constants.ts'

/** A file that is not read; the message says what is wrong with it. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError'
}

const tooLarge = (bytes: number) =>
  new FileRefusedError(`has ${bytes} bytes; at most ${RECORD_MAX_BYTES} are read.`)

/** Files that are no end of bytes say that they have none. */
const readBounded = async (file: FileHandle): Promise<Buffer> => {
  const room = Buffer.alloc(RECORD_MAX_BYTES + 1)
  let length = 0
  while (length < room.length) {
    const { bytesRead } = await file.read(room, length, room.length - length)
    if (bytesRead === 0) return room.subarray(0, length)
    length += bytesRead
  }
  throw tooLarge(length)
}

/**
 * Reads a file of a folder that others write into: a regular one of at most `RECORD_MAX_BYTES`, else a `FileRefusedError`. Neither a
 * pipe that nobody writes to nor an endless device holds it up, also where one has come into the file's place since it was listed.
 */
export const readRegularFile = async (path: string): Promise<Buffer> => {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const found = await file.stat()
    if (!found.isFile()) throw new FileRefusedError('is no file: put one in its place.')
    if (found.size > RECORD_MAX_BYTES) throw tooLarge(found.size)
    return await readBounded(file)
  } finally {
    await file.close()
  }
}
