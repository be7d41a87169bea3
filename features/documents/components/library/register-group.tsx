import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import type { TitleGroup } from '../../group-titles.ts'
import { TitleLink, type usualProgram } from './title-link.tsx'

type Props = {
  group: TitleGroup
  /** What it is called; nothing where it is the only one. */
  heading?: { id: string; name: string } | undefined
  locale: Locale
  signUp: SignUpSlot
  isMarked: boolean
  usual: ReturnType<typeof usualProgram>
  /** The whole shelf, which holds the titles that are not listed here. */
  whole: Omit<Parameters<SignUpSlot>[0], 'children' | 'className'>
}

/** How many titles stand here, of how many there are; the number leads to the others. */
const Shown = async ({
  group,
  locale,
  signUp,
  whole,
}: Pick<Props, 'group' | 'locale' | 'signUp' | 'whole'>) => {
  const t = await getTranslations({ locale, namespace: 'library.shelf' })
  const { total, titles } = group
  if (total === undefined) return null
  const numbers = numberFormat(locale)
  if (total <= titles.length) return <small>{numbers.format(total)}</small>
  const children = t('of', { shown: numbers.format(titles.length), total: numbers.format(total) })
  return <small>{signUp({ ...whole, className: 'footer-link', children })}</small>
}

/** Titles of one kind, from A to Z, under their name. */
export const RegisterGroup = ({ group, heading, isMarked, usual, whole, ...place }: Props) => (
  <section aria-labelledby={heading?.id}>
    {heading ? (
      <h2 id={heading.id}>
        {heading.name}
        <Shown group={group} whole={whole} {...place} />
      </h2>
    ) : null}
    <ul>
      {group.titles.map((title) => (
        <li key={title.url}>
          <TitleLink {...{ title, isMarked, usual }} {...place} />
        </li>
      ))}
    </ul>
  </section>
)
