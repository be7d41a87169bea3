// Adds to a build the page script, and what earlier builds have served: a page that somebody has kept still names it.
import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PAGE_SCRIPT_FOLDER } from '#lib/config/page-script.ts'
import { carryStatic } from './lib/carry-static.ts'
import { main } from './run/main.ts'

const { BUILD_FOLDER = '' } = process.env

await main(async () => {
  const { pathname } = new URL(`../.generated/page-script`, import.meta.url)
  cpSync(pathname, join(BUILD_FOLDER, PAGE_SCRIPT_FOLDER.replace('/_next', '')), {
    recursive: true,
  })
  carryStatic({ from: dirname(BUILD_FOLDER), to: BUILD_FOLDER })
})
