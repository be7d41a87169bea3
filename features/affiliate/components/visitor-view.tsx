import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LetterSheet } from '#components/documents/letter-sheet.tsx'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { FramedSteps } from '#components/sections/framed-steps.tsx'
import { PageHero } from '#components/sections/page-hero.tsx'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { marker } from '#components/ui/marker.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { PriceLine } from '#components/ui/price-line.tsx'
import type { AgreementLink } from './affiliate-props.ts'
import { programmeFigures } from './programme-figures.ts'

type Props = SectionProps & { film: ReactNode }

/** The welcome: a letter of introduction lies on top of the documents that it opens. */
const VisitorHero = async ({ locale, claims, documents, signUp, film }: Props) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor' })
  const drawn = { words: documents, locale }
  const letter = {
    title: t('letter.title'),
    greeting: t('letter.greeting'),
    paragraphs: [t('letter.first'), t('letter.second')],
    closing: t('letter.closing'),
  }
  return (
    <PageHero
      kicker={t('kicker')}
      title={t.rich('title', { mark: marker })}
      lead={t('lead', claims)}
      action={t('action')}
      signUp={signUp}
      price={<PriceLine locale={locale} />}
      film={film}
      points={[t('points.card'), t('points.price')]}
    >
      <SheetFan
        front={<LetterSheet words={letter} />}
        start={<Sheet name="invoice" {...drawn} />}
        end={<Sheet name="contract" {...drawn} />}
      />
    </PageHero>
  )
}

const STEPS = ['account', 'read', 'own'] as const

/** The pages that the link opens, in the order in which a visitor meets them. */
const VisitorSteps = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor.steps' })
  const drawn = { words: documents, locale }
  const sheets: Record<(typeof STEPS)[number], ReactNode> = {
    account: <Sheet name="form" {...drawn} />,
    read: <Sheet name="handbook" {...drawn} />,
    own: <Sheet name="letter" {...drawn} />,
  }
  return (
    <FramedSteps
      id="opens"
      title={t('title')}
      steps={STEPS.map((name) => ({
        name,
        title: t(`${name}.title`),
        text: t(`${name}.text`),
        picture: sheets[name],
      }))}
    />
  )
}

type ViewProps = SectionProps & {
  agreement: AgreementLink
  /** The link to the film of the page's layout, where it has one: the shell's, so the page hands it in. */
  film: ReactNode
}

const QUESTIONS = ['price', 'free', 'plans', 'number'] as const

/** The questions of a visitor who was sent here: the price, the free part, the plans, privacy. */
const VisitorQuestions = async ({ locale, claims, agreement }: ViewProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor.questions' })
  const words = {
    ...claims,
    ...programmeFigures(locale),
    plans: pageLink('affiliatePlans', locale),
    agreement,
  }
  return (
    <QuestionSection
      title={t('title')}
      questions={QUESTIONS.map((name) => ({
        name,
        question: t(`${name}.question`),
        answer: t.rich(`${name}.answer`, words),
      }))}
    />
  )
}

/** The action once more, for a visitor whom an affiliate sent. */
const VisitorClosing = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor' })
  return (
    <SignatureClosing
      title={t('closing.title')}
      text={t('closing.text', claims)}
      tab={t('closing.tab')}
      action={t('action')}
      signUp={signUp}
      price={<PriceLine locale={locale} />}
    />
  )
}

/** The page that affiliates' links lead to (S2 §2.2 "Start"). */
export const VisitorView = (props: ViewProps) => (
  <>
    <VisitorHero {...props} />
    <VisitorSteps {...props} />
    <VisitorQuestions {...props} />
    <VisitorClosing {...props} />
  </>
)
