import { readFile } from 'node:fs/promises'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { writeUnlessSame } from './write-unless-same.ts'

/** Compiles a stylesheet with the utilities that its `@source` folders use; what is wrong with it is thrown. */
const compile = async (from: string): Promise<string> => {
  const styles = await readFile(from, 'utf8')
  const { css } = await postcss([tailwind()]).process(styles, { from, map: false })
  return css
}

/**
 * Writes the one stylesheet (architecture 13) as `to` and, for the page cache, its text as `text`, unless they stand there
 * already; throws one line that says what is wrong.
 */
export const writeSheet = async (files: {
  from: string
  to: string
  text: string
}): Promise<void> => {
  const css = await compile(files.from).catch((error: unknown) => {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(`The stylesheet cannot be built: ${reason}`, { cause: error })
  })
  await writeUnlessSame(files.to, css)
  await writeUnlessSame(files.text, JSON.stringify(css))
}
