// For programs of a machine, never for the edge: it reads the disk.
import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { RECORD_MAX_BYTES } from '#lib/config/constants.ts'

/** A file that is not read; the message says what is wrong with it. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError'
}

const tooLarge = (bytes: number, mostBytes: number) =>
  new FileRefusedError(`has ${bytes} bytes; at most ${mostBytes} are read.`)

/** Files that are no end of bytes say that they have none. */
const readBounded = async (file: FileHandle, mostBytes: number): Promise<Buffer> => {
  const room = Buffer.alloc(mostBytes + 1)
  let length = 0
  while (length < room.length) {
    const { bytesRead } = await file.read(room, length, room.length - length)
    if (bytesRead === 0) return room.subarray(0, length)
    length += bytesRead
  }
  throw tooLarge(length, mostBytes)
}

/**
 * Reads a file of a folder that others write into: a regular one of at most so many bytes, else a `FileRefusedError`. Neither a
 * pipe that nobody writes to nor an endless device holds it up, also where one has come into the file's place since it was listed.
 */
export const readRegularFile = async (
  path: string,
  mostBytes: number = RECORD_MAX_BYTES,
): Promise<Buffer> => {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const found = await file.stat()
    if (!found.isFile()) throw new FileRefusedError('is no file: put one in its place.')
    if (found.size > mostBytes) throw tooLarge(found.size, mostBytes)
    return await readBounded(file, mostBytes)
  } finally {
    await file.close()
  }
}
