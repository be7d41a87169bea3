import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import nextPackage from 'next/package.json' with { type: 'json' }
import { BENCH_FOLDER, ROOT } from '../lib/folders.ts'
import { buildNext, type NextApp } from '../lib/next-app.ts'
import type { Source } from './hello-source.ts'
import { linkPackages } from './link-packages.ts'

const FLOORS = join(BENCH_FOLDER, `floors-${nextPackage.version}`)

/** Writes the sources of a floor app; it is not built yet. */
export const writeFloor = (name: string, source: Source): NextApp => {
  const folder = join(FLOORS, name)
  rmSync(folder, { recursive: true, force: true })
  linkPackages({
    from: join(ROOT, 'node_modules'),
    to: join(FLOORS, 'node_modules'),
    names: ['next', 'react', 'react-dom'],
  })
  for (const [path, text] of Object.entries(source)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return { name, folder }
}

/** A built floor app; a build of the same sources on the same Next is used again. */
export const ensureFloor = async (name: string, source: Source): Promise<NextApp> => {
  const folder = join(FLOORS, name)
  const stamp = join(folder, '.next', 'bench-stamp')
  const wanted = createHash('sha256').update(JSON.stringify(source)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { name, folder }
  const app = writeFloor(name, source)
  await buildNext(app)
  writeFileSync(stamp, wanted)
  return app
}
