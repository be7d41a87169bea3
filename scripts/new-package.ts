// Makes packages that a partner sells or gives: npm run package:new -- --count 3 --days 30
import { parseArgs } from 'node:util'
import { ROUTES } from '#lib/config/routes.ts'
import { PACKAGES_PATH } from '#services/ask/ask-server.ts'
import { makePackages, packageOrder } from '#services/packages/make-packages.ts'
import { askServices } from './ask/ask-services.ts'
import { main } from './run/main.ts'

const USAGE = 'npm run package:new -- [--count 1] [--days 30] [--save 40] [--regular 4165]'

const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text))

await main(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1' },
      days: { type: 'string' },
      /** In percent, and in cents a month: shown only where the price book bears it out (docs/pricing.md). */
      save: { type: 'string' },
      regular: { type: 'string' },
    },
  })
  const order = packageOrder.safeParse({
    count: Number(values.count),
    days: numberOf(values.days),
    saveRelative: numberOf(values.save),
    valueRegular: numberOf(values.regular),
  })
  if (!order.success) throw new Error(USAGE)
  console.table(
    await askServices({
      path: PACKAGES_PATH,
      question: JSON.stringify(order.data),
      answerOf: makePackages,
    }),
  )
  console.log(`Each is bought at ${ROUTES.budgetoBuy.path}/{token}, in every language.`)
})
