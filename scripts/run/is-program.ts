import { accessSync, constants } from 'node:fs'
import { codeOf } from '#lib/util/error-code.ts'

/** Whether a path is that of a program that may be run. */
export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch (error) {
    if (codeOf(error) !== '') return false
    throw error
  }
}
