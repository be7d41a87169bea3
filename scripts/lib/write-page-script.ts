import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { PAGE_SCRIPT_FOLDER } from '#lib/config/framework.ts'
import { writeUnlessSame } from './write-unless-same.ts'

type Places = {
  /** The module that starts the behaviours of a page. */
  from: string
  /** Folder of the bundle. */
  to: string
  /** JSON file with the address of its first file. */
  address: string
}

/** What browsers of the last years understand: modules with `import()`. */
const TARGET = 'es2022'

/** Bundles the page script; every file is called after its content, so that it never changes under its address. */
export const writePageScript = async ({ from, to, address }: Places): Promise<void> => {
  const bundle = await rolldown({
    input: from,
    resolve: { conditionNames: ['browser', 'import', 'default'] },
    transform: { target: TARGET, define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    entryFileNames: '[hash].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const file of output) {
    if (file.type === 'chunk') writeFileSync(join(to, file.fileName), file.code)
  }
  const [{ fileName }] = output
  await writeUnlessSame(address, JSON.stringify(`${PAGE_SCRIPT_FOLDER}/${fileName}`))
}
