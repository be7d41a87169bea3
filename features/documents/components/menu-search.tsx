import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SEARCH_TEXT_MAX_LENGTH } from '#lib/config/constants.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { thumbnailPlace } from '../server/show-document.ts'

type Props = {
  locale: Locale
  /** Public path of the page that it stands on. */
  entryPoint: string
  /** Makes the links to what is found. */
  link: SignUpSlot
  /** Id of its field, where a page has a search of its own beside that of the menu. */
  id?: string
  /** Whether its label is there for all to see, where nothing around it says what the field is for. */
  showsLabel?: boolean
  /** Whether it shows what is found as drawn sheets, in the place of the picture beside it. */
  showsSheets?: boolean
}

/** The web app's search: what was typed is its text. */
const ALL = { url: 'search', t: '-' }

/** Where page script says and shows what it finds. */
const Found = async ({ locale }: Pick<Props, 'locale'>) => {
  const t = await getTranslations({ locale, namespace: 'menus.search' })
  return (
    <>
      {/* Page script fills both: React sees a text in them, which may differ, and leaves their nodes alone. */}
      <output
        className="menu-note"
        data-nothing={t('nothing')}
        data-failed={t('failed')}
        data-count={t('suggestions', { count: '{count}' })}
      >
        {''}
      </output>
      <div className="menu-results">{''}</div>
    </>
  )
}

/** Links that page script copies: one for a document, one for all results. */
const Models = async ({ locale, link }: Pick<Props, 'locale' | 'link'>) => {
  const t = await getTranslations({ locale, namespace: 'menus.search' })
  return (
    <div hidden>
      {link({
        className: 'footer-link',
        children: '',
        label: '-',
        destination: { url: 'doc/-' },
      })}
      {link({
        className: 'footer-link',
        children: t('all', { text: '{text}' }),
        label: t('label'),
        destination: ALL,
      })}
    </div>
  )
}

/**
 * Searches the library from a menu or a page: leads to the web app's search with what was typed, by way of the sign-up where that is
 * needed (S2 §4). Page script adds suggestions from `models`, one for a document and one for all results.
 */
export const MenuSearch = async (props: Props) => {
  const { locale, entryPoint, link, id = 'menu-search', showsLabel = false } = props
  const { showsSheets = false } = props
  const t = await getTranslations({ locale, namespace: 'menus.search' })
  return (
    <search className={`menu-search ${showsSheets ? 'sheet-search' : ''}`}>
      <form
        action={publicPath({ locale, path: SIGN_UP_PATH })}
        data-suggests=""
        data-sheets={showsSheets ? thumbnailPlace() : undefined}
      >
        <input type="hidden" name={QUERY.label} value={t('label')} />
        <input type="hidden" name={HAND_OFF_QUERY.entryPoint} value={entryPoint} />
        <input type="hidden" name={QUERY.url} value={ALL.url} />
        <label htmlFor={id} className={showsLabel ? 'font-medium' : 'sr-only'}>
          {t('label')}
        </label>
        <input
          id={id}
          type="search"
          name={QUERY.search}
          placeholder={t('placeholder')}
          maxLength={SEARCH_TEXT_MAX_LENGTH}
          autoComplete="off"
          aria-keyshortcuts="Control+K Meta+K"
          required
        />
        <button
          type="submit"
          aria-label={t('submit')}
          // In an opening another button is the one to press.
          className={buttonClasses(showsSheets ? 'outlined' : 'primary')}
        >
          <Icon name="search" />
        </button>
        {showsSheets ? (
          <div className="leaf lifted found-sheets">
            <Found locale={locale} />
          </div>
        ) : (
          <Found locale={locale} />
        )}
        <Models locale={locale} link={link} />
      </form>
    </search>
  )
}
