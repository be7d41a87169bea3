import { getTranslations } from 'next-intl/server'
import { FactBlock } from '#components/page/fact-block.tsx'
import { Trail } from '#components/page/trail.tsx'
import { PreviewRibbon } from '#features/landing/components/preview-ribbon.tsx'
import { COUNTED_PAGE } from '#features/landing/counted-page.ts'
import { PlansView } from '#features/pricing/components/plans-view.tsx'
import type { OfferRecord } from '#features/pricing/offer-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES, type RouteId } from '#lib/config/routes.ts'
import { exposureOf, recordPathOf } from '#lib/util/experiment-fact.ts'
import type { OfferFacts } from '#lib/util/offer-facts.ts'
import { SiteShell } from '../site-shell.tsx'

type Props = {
  route: RouteId
  locale: Locale
  /** Public path without language. */
  path: string
  record: OfferRecord
  facts: OfferFacts
}

const PlansTrail = async ({ locale }: Pick<Props, 'locale'>) => {
  const t = await getTranslations({ locale, namespace: 'plans' })
  return <Trail locale={locale} pages={[{ route: 'plans', name: t('label') }]} />
}

/** A variant is counted, and each arm of an experiment, so that they can be told apart; a preview counts nothing. */
const Aside = ({ route, locale, record, facts: { preview, experiment } }: Props) => {
  if (preview) return <PreviewRibbon locale={locale} until={preview.until} />
  const { label, keyword } = record
  const isCounted = route !== 'plans' || experiment?.kind === 'arm'
  return (
    <>
      {route === 'plans' ? <PlansTrail locale={locale} /> : null}
      {isCounted ? (
        <FactBlock fact={COUNTED_PAGE} value={{ label, keyword, ...exposureOf(experiment) }} />
      ) : null}
    </>
  )
}

/** A pricing page in the frame of its generation (S2 §2.2 "Pricing variants", §2.4). */
export const OfferPage = (props: Props) => {
  const { route, locale, path, record, facts } = props
  const offer = recordPathOf(path, facts.experiment)
  const layout = record.generation === 'older' ? 'offer' : ROUTES[route].layout
  return (
    <>
      <SiteShell {...{ route, locale, path, layout }}>
        <PlansView {...{ locale, path, offer, record }} currency={facts.currency} />
      </SiteShell>
      <Aside {...props} />
    </>
  )
}
