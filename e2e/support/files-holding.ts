import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files below a folder that hold a text. */
export const filesHolding = (folder: string, text: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text))
