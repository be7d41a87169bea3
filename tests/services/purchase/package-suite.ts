import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { PACKAGE_OVERRIDES } from '#lib/config/price-book.ts'
import { packages } from '#services/db/partner-schema.ts'
import { awayProvider } from '../support/away-provider.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { attemptFor, buyerOf, newQuote, outcomeFor } from '../support/purchase.ts'

/** A package is for one order, however many have its link (S2 §3 "Package"). */
export const packageSuite = (bench: () => Bench) =>
  describe('a purchase with a package', () => {
    const { keep, tryToPay, tell, buy, attemptsOf } = buyerOf(bench)
    const queries = () => bench().database.get()

    const newPackage = async () => {
      const token = `pkg-${newEmail().slice(0, 12)}`
      const createdAt = new Date(bench().clock.time)
      await (await queries()).insert(packages).values({ token, plan: 'basic', createdAt })
      return token
    }

    const quoteWith = (packageToken: string) => ({ ...newQuote(bench().clock.time), packageToken })

    const payAtOnce = async (packageToken: string) => {
      const quote = quoteWith(packageToken)
      const begun = await Promise.all([1, 2, 3].map(() => keep({ quote })))
      const paid = begun.map(async ({ id }) => {
        const attempt = attemptFor(quote)
        return { id, attempt, answer: await tryToPay(id, attempt) }
      })
      return Promise.all(paid)
    }

    test('is one of three that come at once, and marks it', async () => {
      const token = await newPackage()
      const tries = await payAtOnce(token)
      const won = tries.filter(({ answer }) => answer.status === 201)
      const codes = tries.filter((one) => !won.includes(one)).map(({ answer }) => answer.json())
      expect(await Promise.all(codes)).toMatchObject([
        { code: 'package-used' },
        { code: 'package-used' },
      ])
      for (const { id, attempt } of won) await tell(id, outcomeFor(attempt))
      expect(
        await (await queries()).select().from(packages).where(eq(packages.token, token)),
      ).toMatchObject([{ usedByOrder: expect.stringMatching(/^BB-/) }])
    })

    test('is refused once it is sold', async () => {
      const quote = quoteWith(await newPackage())
      await buy({ quote })
      const { id } = await keep({ quote })
      const answer = await tryToPay(id, attemptFor(quote))
      expect(await answer.json()).toMatchObject({ code: 'package-used' })
      expect(await attemptsOf(id)).toEqual([])
    })

    test('that failed leaves it to the next one', async () => {
      const quote = quoteWith(await newPackage())
      const { id } = await keep({ quote })
      const attempt = attemptFor(quote)
      await tryToPay(id, attempt)
      await tell(id, outcomeFor(attempt, { state: 'failed', reason: 'declined' }))
      expect(await buy({ quote })).toMatchObject({ orderNumber: expect.stringMatching(/^BB-/) })
    })

    test('takes it over from one that waits for its buyer', async () => {
      const quote = quoteWith(await newPackage())
      const waiting = await keep({ quote })
      await tryToPay(waiting.id, attemptFor(quote))
      const { services } = bench()
      services.provider = { ...awayProvider, end: () => Promise.resolve(null) }
      try {
        const { id } = await keep({ quote })
        expect((await tryToPay(id, attemptFor(quote))).status).toBe(201)
      } finally {
        services.provider = awayProvider
      }
      expect(await attemptsOf(waiting.id)).toMatchObject([{ state: 'failed', reason: 'abandoned' }])
    })

    test('of a campaign is for everybody', async () => {
      const tries = await payAtOnce(PACKAGE_OVERRIDES[0]?.token ?? '')
      expect(tries.map(({ answer }) => answer.status)).toEqual([201, 201, 201])
    })
  })
