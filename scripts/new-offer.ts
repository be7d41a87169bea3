// Writes the records of a new pricing page: npm run offer:new -- --page spring-sale --locales en,fr --discount save40
import { publicPath } from '#lib/i18n/public-path.ts'
import { checkCommand } from './landing/folder-argument.ts'
import { writeNewRecords } from './landing/new/write-records.ts'
import { newOffer } from './offers/new/new-offer.ts'
import { readArguments } from './offers/new/read-arguments.ts'
import { main } from './run/main.ts'

await main(async () => {
  const offers = readArguments(process.argv.slice(2))
  const written = await writeNewRecords(offers, (file) => newOffer(offers, file))
  for (const { file, locale } of written) {
    console.log(`${file}  →  ${publicPath({ locale, path: offers.path })}`)
  }
  console.log(`Change the words, then run: ${checkCommand('offer', offers.out)}`)
})
