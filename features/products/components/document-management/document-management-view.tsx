import { getTranslations } from 'next-intl/server'
import { Trail } from '#components/page/trail.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { DocumentHero } from './document-hero.tsx'
import { DocumentLife } from './document-life.tsx'
import { DocumentQuestions } from './document-questions.tsx'
import { DocumentStart } from './document-start.tsx'
import { DocumentTrades } from './document-trades.tsx'

/** The page of document management: the life of one agreement, from the library to the day it is needed again (S2 §2.2). */
export const DocumentManagementView = async (props: SectionProps) => {
  const t = await getTranslations({ locale: props.locale, namespace: 'documentManagement' })
  return (
    <>
      <DocumentHero {...props} />
      <DocumentLife {...props} />
      <DocumentTrades {...props} />
      <DocumentQuestions {...props} />
      <DocumentStart {...props} />
      <Trail locale={props.locale} pages={[{ route: 'documentManagement', name: t('label') }]} />
    </>
  )
}
