import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { linkTo } from '../link-to.tsx'
import { programmeFigures } from '../programme-figures.ts'

const ENCLOSURES = ['agreement', 'materials', 'start', 'plans'] as const

/** The papers that come with the letter. */
const Enclosures = async ({ locale, agreement }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.enclosures' })
  const words = {
    agreement,
    materials: linkTo('marketingMaterials', locale),
    start: linkTo('affiliateStart', locale),
    plans: linkTo('affiliatePlans', locale),
  }
  return (
    <section aria-labelledby="enclosures" className="offer-enclosures">
      <h2 id="enclosures">{t('title')}</h2>
      <ul>
        {ENCLOSURES.map((name) => (
          <li key={name}>{t.rich(name, words)}</li>
        ))}
      </ul>
    </section>
  )
}

/** The end of the letter: how to begin, the line to sign on, and what is enclosed. */
export const OfferAcceptance = async (props: ProgrammeProps) => {
  const { locale, agreement } = props
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme' })
  return (
    <>
      <section aria-labelledby="begin">
        <h2 id="begin">{t('begin.title')}</h2>
        <p className="mt-3">{t('begin.text', programmeFigures(locale))}</p>
        <p className="mt-6">{t('begin.regards')}</p>
        <p className="font-serif font-semibold">{BRAND.name}</p>
        <div className="signature-line">
          <SiteLink to="contact" locale={locale} className={buttonClasses('primary')}>
            {t('action')}
          </SiteLink>
          <span className="flag-room" aria-hidden="true">
            <span className="flag">{t('begin.tab')}</span>
          </span>
        </div>
        <p className="mt-3 text-small text-ink-soft">{t.rich('begin.accept', { agreement })}</p>
      </section>
      <Enclosures {...props} />
    </>
  )
}
