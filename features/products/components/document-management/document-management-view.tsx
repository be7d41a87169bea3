import type { SectionProps } from '#components/sections/section-props.ts'
import { DocumentHero } from './document-hero.tsx'
import { DocumentLife } from './document-life.tsx'
import { DocumentQuestions } from './document-questions.tsx'
import { DocumentStart } from './document-start.tsx'
import { DocumentTrades } from './document-trades.tsx'

/** The page of document management: the life of one agreement, from the library to the day it is needed again (S2 §2.2). */
export const DocumentManagementView = (props: SectionProps) => (
  <>
    <DocumentHero {...props} />
    <DocumentLife {...props} />
    <DocumentTrades {...props} />
    <DocumentQuestions {...props} />
    <DocumentStart {...props} />
  </>
)
