import { existsSync, globSync, linkSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SCRIPT_LIFE_S } from '#lib/config/constants.ts'

type Folders = {
  /** Where all builds stand. */
  from: string
  /** The build that gets the files. */
  to: string
}

/**
 * Gives a build the static files of earlier ones that pages may still name, under the same addresses; their names are
 * those of their content. A link keeps the time of a file, so that none is carried on for ever.
 */
export const carryStatic = ({ from, to }: Folders, now = Date.now()): void => {
  for (const file of globSync('*/static/**/*.*', { cwd: from })) {
    const source = join(from, file)
    const target = join(to, file.slice(file.indexOf('/static/')))
    const { mtimeMs } = statSync(source)
    const isFresh = now - mtimeMs < SCRIPT_LIFE_S * 1000
    if (!isFresh || existsSync(target) || statSync(source).isDirectory()) continue
    mkdirSync(dirname(target), { recursive: true })
    linkSync(source, target)
  }
}
