// Writes the types of the messages, from the English ones, which every language follows, and which files each language
// has. The plugin of next-intl would write types too, and take 30 MB of the bundler's process (docs/measuring.md, budget 12).
import { fileURLToPath } from 'node:url'
import { writeMessageTypes } from './lib/write-message-types.ts'
import { main } from './run/main.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

await main(async () => {
  await writeMessageTypes(fromRoot('locales'), fromRoot('.generated/messages.ts'))
})
