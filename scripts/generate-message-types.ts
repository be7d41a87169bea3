// Writes the types of the messages, from the English ones, which every language follows. The plugin of next-intl would
// do so too, and take 30 MB of the bundler's process for it (docs/measuring.md, budget 12).
import { fileURLToPath } from 'node:url'
import { writeMessageTypes } from './lib/write-message-types.ts'
import { main } from './run/main.ts'

const ENGLISH = fileURLToPath(new URL('../locales/en/messages', import.meta.url))

await main(async () => {
  await writeMessageTypes(ENGLISH)
})
