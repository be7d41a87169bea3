import { cpSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** For editors, debuggers and readers, none of whom are in an image. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$|^(?:README|CHANGELOG|HISTORY)\.md$/i

/** Copies files and folders to the same places below another folder; `skip` gets names below those that are copied. */
export const copyTo = (
  folder: string,
  { paths, skip = () => false }: { paths: readonly string[]; skip?: (name: string) => boolean },
): void => {
  for (const path of paths) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(path, target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !UNREAD.test(basename(source)) && !skip(basename(source)),
    })
  }
}
