// Writes the records of a new landing page: npm run landing:new -- --family docs --slug spring-sale --locales en,fr
import { publicPath } from '#lib/i18n/public-path.ts'
import { checkCommand } from './landing/folder-argument.ts'
import { readArguments } from './landing/new/read-arguments.ts'
import { writeRecords } from './landing/new/write-records.ts'
import { main } from './run/main.ts'

await main(async () => {
  const pages = readArguments(process.argv.slice(2))
  for (const { file, locale } of await writeRecords(pages)) {
    console.log(`${file}  →  ${publicPath({ locale, path: pages.path })}`)
  }
  console.log(`Change the words, then run: ${checkCommand('landing', pages.out)}`)
})
