import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { codeOf } from '#lib/util/error-code.ts'

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
}

/** Makes a folder where it is missing, with the given rights; throws one clear line where it cannot be written. */
export const checkFolder = (path: string, mode?: number) => {
  try {
    mkdirSync(path, { recursive: true, mode })
    accessSync(path, constants.W_OK)
  } catch (error) {
    const reason = reasons[codeOf(error)] ?? String(error)
    throw new Error(`The folder ${resolve(path)} cannot be used: ${reason}.`, { cause: error })
  }
}
