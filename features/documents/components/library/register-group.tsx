import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import type { TitleGroup } from '../../group-titles.ts'
import { TitleLink } from './title-link.tsx'

type Props = {
  group: TitleGroup
  /** What it is called; nothing where it is the only one. */
  heading?: { id: string; name: string } | undefined
  locale: Locale
  signUp: SignUpSlot
  isMarked: boolean
}

/** How many titles stand here, of how many there are. */
const Shown = async ({ group, locale }: Pick<Props, 'group' | 'locale'>) => {
  const t = await getTranslations({ locale, namespace: 'library.shelf' })
  const { total, titles } = group
  if (total === undefined) return null
  const numbers = numberFormat(locale)
  const isPart = total > titles.length
  return (
    <small>
      {isPart
        ? t('of', { shown: numbers.format(titles.length), total: numbers.format(total) })
        : numbers.format(total)}
    </small>
  )
}

/** Titles of one kind, from A to Z, under their name. */
export const RegisterGroup = ({ group, heading, locale, signUp, isMarked }: Props) => (
  <section aria-labelledby={heading?.id}>
    {heading ? (
      <h2 id={heading.id}>
        {heading.name}
        <Shown group={group} locale={locale} />
      </h2>
    ) : null}
    <ul>
      {group.titles.map((title) => (
        <li key={title.url}>
          <TitleLink {...{ title, locale, signUp, isMarked }} />
        </li>
      ))}
    </ul>
  </section>
)
