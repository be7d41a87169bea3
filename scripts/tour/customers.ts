import { randomUUID } from 'node:crypto'
import type { TestCard } from '#features/checkout/test-cards.ts'
import type { WithdrawDeclaration } from '#features/leaving/leaving-contract.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { OPERATOR_PATH, operatorKey } from '#services/operator/operator-key.ts'
import { ask } from './ask.ts'
import { newBrowser, newestLink } from './browser.ts'
import { addressOf, buyerOf, type Role } from './cast.ts'
import { buy, clickLink, signUp } from './visitor.ts'
import type { World } from './world.ts'
import type { YearEvent } from './year-event.ts'

/** The page on which customers make their accounts. */
const PAGE = '/start'

/** The number under which the network has the affiliate of a language. */
export const affiliateNumber = (locale: Locale): number => 101 + LOCALE_CODES.indexOf(locale)

type Bought = {
  role: Role
  locale: Locale
  plan: PlanId
  card?: TestCard
  /** Whether the affiliate of the language has sent them. */
  isReferred?: boolean
}

/** Somebody comes, makes an account and buys; gives the number of the order. */
const subscribe = async (
  world: World,
  { role, locale, plan, card, isReferred = false }: Bought,
): Promise<string> => {
  const email = addressOf(role, locale)
  const click = isReferred
    ? await clickLink(world, { number: affiliateNumber(locale), locale })
    : null
  await signUp(world, { locale, page: PAGE, email })
  await world.wait(6)
  const number = role.length
  return buy(world, { locale, email, plan, number, click, ...(card && { card }) })
}

const loggedIn = async (world: World, who: { role: Role; locale: Locale }) => {
  const browser = newBrowser(world, who.locale)
  await browser.logIn(addressOf(who.role, who.locale))
  return browser
}

/** A plan for five: one has accepted, one has declined, one has not answered yet. */
const seats = (locale: Locale): YearEvent[] => {
  const holder = { role: 'seats', locale } as const
  const invite = async (world: World, guest: Role) => {
    const browser = await loggedIn(world, holder)
    const email = addressOf(guest, locale)
    await browser.send('account/people/', { email, language: locale })
    return email
  }
  const answer = async (world: World, { guest, act }: { guest: Role; act: string }) => {
    const email = await invite(world, guest)
    await world.wait(30)
    const link = await newestLink(world, { email, kind: 'seat' })
    await newBrowser(world, locale).follow(link, { act })
  }
  return [
    {
      daysAgo: 350,
      run: async (world) => void (await subscribe(world, { ...holder, plan: 'premium' })),
    },
    { daysAgo: 340, run: (world) => answer(world, { guest: 'member', act: 'accept' }) },
    { daysAgo: 12, run: (world) => answer(world, { guest: 'declined', act: 'decline' }) },
    { daysAgo: 3, run: async (world) => void (await invite(world, 'guest')) },
  ]
}

/** A year that has renewed, and one whose card the bank refused when it should have. */
const renewals = (locale: Locale): YearEvent[] => [
  {
    daysAgo: 396,
    run: async (world) => {
      await subscribe(world, { role: 'renewed', locale, plan: 'basic', isReferred: true })
    },
  },
  {
    daysAgo: 367,
    run: async (world) => {
      await subscribe(world, { role: 'failing', locale, plan: 'basic', card: 'failsAtRenewal' })
    },
  },
]

const grown = (locale: Locale): YearEvent[] => [
  {
    daysAgo: 200,
    run: async (world) => {
      await subscribe(world, { role: 'grown', locale, plan: 'basic', isReferred: true })
    },
  },
  {
    daysAgo: 110,
    run: async (world) => {
      const browser = await loggedIn(world, { role: 'grown', locale })
      const place = 'account/billing/plan/check/'
      const checked = await browser.send(place, { to: 'premium-5' })
      await browser.send(place, {
        to: 'premium-5',
        shown: /name="shown" value="([^"]+)"/.exec(checked)?.[1] ?? '',
      })
    },
  },
]

/** An order of which a part goes back, by the operator. */
const refund = (locale: Locale): YearEvent[] => {
  let orderNumber = ''
  return [
    {
      daysAgo: 60,
      run: async (world) => {
        orderNumber = await subscribe(world, {
          role: 'refund',
          locale,
          plan: 'solo',
          isReferred: true,
        })
      },
    },
    {
      daysAgo: 42,
      run: async (world) => {
        await ask(world, {
          path: `${OPERATOR_PATH}/refund`,
          headers: { Authorization: `Bearer ${operatorKey(world.services.hashKey)}` },
          body: {
            orderNumber,
            amount: '60.00',
            reason: 'A quarter of the year, as agreed by phone',
            isAgain: false,
          },
        })
      },
    },
  ]
}

/** A payment that its buyer asks the bank to take back; nobody has decided yet. */
const dispute = (locale: Locale): YearEvent[] => [
  {
    daysAgo: 25,
    run: async (world) => {
      await subscribe(world, { role: 'dispute', locale, plan: 'basic', card: 'disputed' })
    },
  },
]

const stopped = (locale: Locale): YearEvent[] => [
  {
    daysAgo: 120,
    run: async (world) => void (await subscribe(world, { role: 'stopped', locale, plan: 'basic' })),
  },
  {
    daysAgo: 90,
    run: async (world) => {
      const browser = await loggedIn(world, { role: 'stopped', locale })
      await browser.send('account/billing/stop/')
    },
  },
]

/** A withdrawal within the days that the law gives, by the form without a log-in. */
const withdrawn = (locale: Locale): YearEvent[] => {
  const who = { role: 'withdrawn', locale } as const
  let orderNumber = ''
  return [
    {
      daysAgo: 30,
      run: async (world) => {
        orderNumber = await subscribe(world, { ...who, plan: 'basic' })
      },
    },
    {
      daysAgo: 22,
      run: async (world) => {
        const email = addressOf(who.role, locale)
        const { nameOnCard } = buyerOf(locale, { email, number: who.role.length }).buyer
        const declaration: WithdrawDeclaration = {
          id: randomUUID(),
          kind: 'withdraw',
          language: locale,
          name: nameOnCard ?? '',
          email,
          orderNumber,
        }
        await ask(world, { path: '/userbase/declaration', body: declaration })
      },
    },
  ]
}

const STORIES = [seats, renewals, grown, refund, dispute, stopped, withdrawn]

/** What the customers of a language do. */
export const customerEvents = (locale: Locale): YearEvent[] =>
  STORIES.flatMap((story) => story(locale))
