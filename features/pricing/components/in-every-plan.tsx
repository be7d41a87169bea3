import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { installersNote } from '#lib/i18n/installers.ts'
import type { PlansPage } from './plans-page.ts'
import { TrialLink } from './trial-link.tsx'

/** The features of a free account, and those of a plan (S2 §6). */
const ROWS = [
  { name: 'preview', isFree: true },
  { name: 'fill', isFree: false },
  { name: 'download', isFree: false },
  { name: 'print', isFree: false },
  { name: 'save', isFree: false },
] as const

type AnswerProps = { is: boolean; words: string }

const Answer = ({ is, words }: AnswerProps) => (
  <td>
    <Icon name={is ? 'check' : 'minus'} className={is ? 'text-action' : 'text-ink-mute'} />
    <span className="sr-only">{words}</span>
  </td>
)

/** The free account beside any plan, as a ledger of what each may do. */
const FreeAccount = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'plans.trial' })
  return (
    <section aria-labelledby="free-account">
      <SectionHeading id="free-account" title={t('title')} lead={t('lead')} />
      <table className="plans-ledger">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('free')}</th>
            <th scope="col">{t('plan')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, isFree }) => (
            <tr key={name}>
              <th scope="row">{t(`rows.${name}`)}</th>
              <Answer is={isFree} words={t(isFree ? 'yes' : 'no')} />
              <Answer is words={t('yes')} />
            </tr>
          ))}
        </tbody>
      </table>
      <TrialLink locale={locale} className={buttonClasses('text')}>
        {t('action')}
        <Icon name="arrow" />
      </TrialLink>
    </section>
  )
}

const ITEMS = ['library', 'formats', 'downloads', 'drive', 'tools', 'support', 'tree'] as const

/** The packing list that comes with every plan, and beside it what stays free. What is still to come is no item of the list. */
export const InEveryPlan = async ({ locale, claims }: PlansPage) => {
  const t = await getTranslations({ locale, namespace: 'plans.box' })
  const { name: soon } = await installersNote(locale)
  const apps = t('apps', { soon })
  const items = ITEMS.map((item) => t(`items.${item}`, claims))
  return (
    <div className="container-page beside plans-pair py-section">
      <section aria-labelledby="every-plan" className="packing-list">
        <SectionHeading id="every-plan" title={t('title')} lead={t('lead')} />
        <CheckList items={soon ? items : [...items, apps]} />
        {soon ? <p className="mt-5 text-small text-ink-soft">{apps}</p> : null}
      </section>
      <FreeAccount locale={locale} />
    </div>
  )
}
