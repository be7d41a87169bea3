import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { groupTitles, type TitleGroup } from '../../group-titles.ts'
import { SHELVES, type LibraryTitle } from '../../library-shelf.ts'
import { ShelfList } from './shelf-list.tsx'
import type { ShelfProps } from './shelf-props.ts'
import { usualProgram, TitleLink } from './title-link.tsx'

type Props = {
  group: TitleGroup
  /** The name of the group; undefined where it is the only one. */
  heading?: { id: string; name: string } | undefined
  locale: Locale
  signUp: SignUpSlot
  isMarked: boolean
  usual: ReturnType<typeof usualProgram>
  /** The whole shelf, which holds the titles that are not listed here. */
  whole: Omit<Parameters<SignUpSlot>[0], 'children' | 'className'>
}

/** The number of titles here, of how many there are; the number leads to the others. */
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

/** The way to the page on which a title can be read. */
const WrittenLink = async ({ title, locale }: { title: LibraryTitle; locale: Locale }) => {
  const { page, label } = title
  if (!page) return null
  const t = await getTranslations({ locale, namespace: 'documentPage' })
  const words = t('link')
  return (
    <SiteLink to={page} locale={locale} className="link text-small" label={`${words}: ${label}`}>
      {words}
    </SiteLink>
  )
}

/** Titles of one kind, from A to Z, under their name. */
const RegisterGroup = ({ group, heading, isMarked, usual, whole, ...place }: Props) => (
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
          <WrittenLink title={title} locale={place.locale} />
        </li>
      ))}
    </ul>
  </section>
)

const nameOfGroup = ({ kind }: TitleGroup, { ofShelf, ofType }: ShelfProps['names']) => {
  if (kind === null) return null
  return 'type' in kind ? ofType(kind.type) : ofShelf(kind.department)
}

/** Titles that all have the same mark need none where the head counts them in their language. */
const areMarked = ({ content: { titles, total }, shelf }: ShelfProps) =>
  shelf.by !== 'language' && (total === null || new Set(titles.map(({ mark }) => mark)).size > 1)

/** The web app's page with the whole shelf (S2 §2.2 "Template links"). */
const wholeShelf = ({ shelf, names }: ShelfProps) =>
  shelf.by === 'department' || shelf.by === 'language'
    ? { url: shelf.id }
    : { url: 'search', t: names.ofShelf(shelf) }

/** The titles of a page like the index of a book, beside the pages next to it. */
export const ShelfRegister = async (props: ShelfProps) => {
  const { shelf, content, names, locale, signUp } = props
  const t = await getTranslations({ locale, namespace: 'library.shelf' })
  const tMenus = await getTranslations({ locale, namespace: 'menus.by' })
  const groups = groupTitles({ shelf, titles: content.titles }, { locale, counts: content.counts })
  const isMarked = areMarked(props)
  const usual = usualProgram(content.titles)
  const whole = {
    start: 'document',
    label: names.ofShelf(shelf),
    destination: wholeShelf(props),
  } as const
  return (
    <div className="container-page beside shelf-body">
      <nav aria-label={t('pages')} className="shelf-nav">
        <p>{tMenus(shelf.by)}</p>
        <ShelfList
          shelves={SHELVES.filter(({ by }) => by === shelf.by)}
          nameOf={names.ofShelf}
          locale={locale}
          className="shelf-tabs"
          current={shelf.place}
        />
      </nav>
      <div className="register">
        {usual ? <p>{t('program', { program: usual })}</p> : null}
        {groups.map((group, at) => {
          const name = nameOfGroup(group, names) ?? t(at === 0 ? 'titles' : 'others')
          const heading = groups.length > 1 ? { id: `group-${at}`, name } : undefined
          const shown = { group, heading, locale, signUp, isMarked, usual, whole }
          return <RegisterGroup key={name} {...shown} />
        })}
        {signUp({
          ...whole,
          className: 'button button-outlined',
          children: (
            <>
              {t('all')}
              <Icon name="arrow" />
            </>
          ),
        })}
      </div>
    </div>
  )
}
