import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { basicPrice } from '#lib/i18n/basic-price.ts'
import { dayText } from '../drawn-facts.ts'
import { Answers, StationPicture, STATIONS } from './station-picture.tsx'

const QUESTIONS = ['cost', 'own', 'sign', 'lawyer'] as const

/** Visitors' questions before they entrust their documents to somebody. */
export const DocumentQuestions = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement.questions' })
  const figures = { ...claims, ...basicPrice(locale) }
  return (
    <div className="bg-mint">
      <QuestionSection
        title={t('title')}
        questions={QUESTIONS.map((name) => ({
          name,
          question: t(`items.${name}.question`),
          answer: t(`items.${name}.answer`, figures),
          more: name === 'cost' ? <PlansLink locale={locale} /> : null,
        }))}
      />
    </div>
  )
}

/** The promise, and the stations of a document's life as a label on its file. */
const DocumentHero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement' })
  const day = dayText(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <section className="bg-desk">
      <div className="container-page beside life-hero">
        <div>
          <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
          <h1 className="mt-4 text-hero tracking-tight text-wrap">
            {t.rich('hero.title', { mark: marker })}
          </h1>
          <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead', claims)}</p>
          <div className="mt-8">
            {signUp({ className: buttonClasses('primary'), children: t('action') })}
          </div>
        </div>
        <nav aria-labelledby="file" className="leaf lifted file-label">
          <p id="file">{documents.contract.title}</p>
          <span className="stamp" aria-hidden="true">
            {t('life.filed.name')} <b>{day(0)}</b>
          </span>
          <ol>
            {STATIONS.map((station) => (
              <li key={station}>
                <a href={`#${station}`}>
                  <span>{t(`life.${station}.name`)}</span>
                  <small>{t(`life.${station}.when`)}</small>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  )
}

const TRADES = ['office', 'clinic', 'agency'] as const

/** The troubles that end on three desks when documents have one place, set as a ledger of before and after. */
const DocumentTrades = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement.trades' })
  return (
    <section aria-labelledby="trades" className="container-page py-section">
      <SectionHeading id="trades" title={t('title')} className="max-w-read" />
      <table className="before-after">
        <thead>
          <tr>
            <th scope="col">{t('desk')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {TRADES.map((trade) => (
            <tr key={trade}>
              <th scope="row">{t(`${trade}.who`)}</th>
              <td>{t(`${trade}.before`)}</td>
              <td>{t(`${trade}.after`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The first station of the next document: today, and it is the visitor's. */
const DocumentStart = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement' })
  return (
    <section aria-labelledby="closing" className="container-page beside life-start">
      <div>
        <p className="life-time">{t('start.when')}</p>
        <h2 id="closing" className="text-display tracking-tight">
          {t('start.title')}
        </h2>
        <p className="mt-3 max-w-read text-lead text-ink-soft">{t('start.text')}</p>
        <div className="life-ways">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
          <SiteLink to="library" locale={locale} className={buttonClasses('text')}>
            {t('start.library')}
          </SiteLink>
          <SiteLink to="drive" locale={locale} className={buttonClasses('text')}>
            {t('start.drive')}
          </SiteLink>
        </div>
      </div>
      <div className="life-next" aria-hidden="true">
        <Sheet name="letter" words={documents} locale={locale} tab={t('start.tab')} />
      </div>
    </section>
  )
}

/** One agreement along a line: at each station the time, what happens, and how it looks then. */
const DocumentLife = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement.life' })
  return (
    <section aria-labelledby="life" className="container-page pt-section">
      <h2 id="life" className="max-w-read text-display tracking-tight">
        {t('title')}
      </h2>
      <ol className="life">
        {STATIONS.map((station) => (
          <li key={station} id={station}>
            <div>
              <p className="life-time">{t(`${station}.when`)}</p>
              <h3 className="text-title">{t(`${station}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`${station}.text`)}</p>
              {station === 'filled' ? <Answers documents={documents} /> : null}
            </div>
            <div aria-hidden="true">
              <StationPicture station={station} locale={locale} documents={documents} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

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
