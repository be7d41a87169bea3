import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { programOnPath } from '../../scripts/browser/program-on-path.ts'
import { tempDir } from '../services/support/temp-dir.ts'

/** LibreOffice, where there is one. */
export const findOffice = () => programOnPath(['soffice'], process.env.PATH)

/** Has LibreOffice open files, by their names, and write each as another kind; throws where it opens one not. */
export const converted = (
  files: Readonly<Record<string, Uint8Array>>,
  ending: 'xlsx' | 'fodt',
): ReadonlyMap<string, Uint8Array> => {
  const [folder, out, profile] = [tempDir(), tempDir(), tempDir()]
  const paths = Object.entries(files).map(([name, content]) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  })
  const own = `-env:UserInstallation=${pathToFileURL(profile).href}`
  const args = [own, '--headless', '--convert-to', ending, '--outdir', out, ...paths]
  const { stdout, stderr } = spawnSync(findOffice() ?? '', args, { encoding: 'utf8' })
  return new Map(
    paths.map((path) => {
      const name = basename(path).replace(/\.\w+$/, '')
      try {
        return [name, readFileSync(join(out, `${name}.${ending}`))]
      } catch (error) {
        throw new Error(`LibreOffice does not open ${path}: ${stdout}${stderr}`, { cause: error })
      }
    }),
  )
}
