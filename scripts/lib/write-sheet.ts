import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

/** Compiles a stylesheet with the utilities that its `@source` folders use; what is wrong with it is thrown. */
const compile = async (from: string): Promise<string> => {
  const styles = await readFile(from, 'utf8')
  const { css } = await postcss([tailwind()]).process(styles, { from, map: false })
  return css
}

const readIfThere = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the one stylesheet (architecture 13) unless it stands there already; throws one line that says what is wrong. */
export const writeSheet = async ({ from, to }: { from: string; to: string }): Promise<void> => {
  const css = await compile(from).catch((error: unknown) => {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(`The stylesheet cannot be built: ${reason}`, { cause: error })
  })
  // A file written anew would make the bundler of `npm run dev` compile it again.
  if ((await readIfThere(to)) === css) return
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, css)
}
