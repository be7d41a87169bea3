import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { legalDialogLink } from '#components/ui/legal-dialog-link.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { basicPriceAt } from '#lib/config/price-book.ts'
import type { Claims } from '#lib/i18n/claims.ts'
import { installersNote } from '#lib/i18n/installers.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { keysOf, tableOf } from '#lib/util/keys-of.ts'
import { SUPPORT_TOPICS } from '../topics.ts'

/** Pages that answers lead to. */
const LINKS = {
  // Not by the name of the page, which is that of a figure too.
  shelves: 'library',
  contact: 'contact',
  plans: 'plans',
  download: 'download',
  uninstall: 'uninstall',
  privacy: 'privacy',
  cookies: 'cookiePolicy',
} as const

type Question = {
  name: string
  question: string
  answer: ReactNode
  /** The answer without its links, for search engines. */
  plain: string
}

/** A drawer with what is in it. */
export type Topic = { name: string; title: string; questions: readonly Question[] }

type Page = { locale: Locale; claims: Claims }

const figuresOf = async ({ locale, claims }: Page) => {
  const { currency, monthly, yearly } = basicPriceAt()
  const money = numberFormat(locale, { style: 'currency', currency })
  const { name: soon } = await installersNote(locale)
  return { ...claims, monthly: money.format(monthly), yearly: money.format(yearly), soon }
}

/** Every topic of the page in its order, with questions and answers in a language. */
export const topicsOf = async (page: Page): Promise<Topic[]> => {
  const { locale } = page
  const t = await getTranslations({ locale, namespace: 'support.topics' })
  const figures = await figuresOf(page)
  const names = keysOf(LINKS)
  const links = {
    ...tableOf(names, (name) => pageLink(LINKS[name], locale)),
    license: legalDialogLink('eula', locale),
  }
  const plain = tableOf(keysOf(links), () => (words: string) => words)
  return keysOf(SUPPORT_TOPICS).map((topic) => {
    const keyOf = (name: string, part: string) => `${topic}.items.${name}.${part}`
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of two lists, which is too much for the compiler; the test asks for each
    const asked = (name: string) => keyOf(name, 'question') as 'start.items.free.question'
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- likewise; one that takes figures stands for all
    const answered = (name: string) => keyOf(name, 'answer') as 'billing.items.price.answer'
    return {
      name: topic,
      title: t(`${topic}.title`),
      questions: SUPPORT_TOPICS[topic].map((name) => ({
        name,
        question: t(asked(name)),
        answer: t.rich(answered(name), { ...figures, ...links }),
        plain: t.markup(answered(name), { ...figures, ...plain }),
      })),
    }
  })
}
