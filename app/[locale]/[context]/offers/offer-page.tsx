import { getTranslations } from 'next-intl/server'
import { FactBlock } from '#components/page/fact-block.tsx'
import { Trail } from '#components/page/trail.tsx'
import { PreviewRibbon } from '#features/landing/components/preview-ribbon.tsx'
import { COUNTED_PAGE } from '#features/landing/counted-page.ts'
import { PlansView } from '#features/pricing/components/plans-view.tsx'
import type { OfferRecord } from '#features/pricing/offer-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES, type RouteId } from '#lib/config/routes.ts'
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

/** A variant is counted, so that its arms can be told apart; a preview counts nothing. */
const Aside = async ({ route, locale, record, facts: { preview } }: Props) => {
  if (preview) return <PreviewRibbon locale={locale} until={preview.until} />
  if (route !== 'plans') {
    const { label, keyword } = record
    return <FactBlock fact={COUNTED_PAGE} value={{ label, keyword }} />
  }
  const t = await getTranslations({ locale, namespace: 'plans' })
  return <Trail locale={locale} pages={[{ route, name: t('label') }]} />
}

/** A pricing page in the frame of its generation (S2 §2.2 "Pricing variants", §2.4). */
export const OfferPage = (props: Props) => {
  const { route, locale, path, record, facts } = props
  const layout = record.generation === 'older' ? 'offer' : ROUTES[route].layout
  return (
    <>
      <SiteShell {...{ route, locale, path, layout }}>
        <PlansView {...{ locale, path, record }} currency={facts.currency} />
      </SiteShell>
      <Aside {...props} />
    </>
  )
}
