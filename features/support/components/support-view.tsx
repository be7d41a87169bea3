import { getTranslations } from 'next-intl/server'
import type { FAQPage } from 'schema-dts'
import { JsonLd } from '#components/page/json-ld.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { Icon } from '#components/ui/icon.tsx'
import { marker } from '#components/ui/marker.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { ContactWays } from './contact-ways.tsx'
import { helpWords } from './help-words.ts'
import { topicsOf, type Topic } from './topics.ts'

type TopicDrawersProps = { locale: Locale; label: string; topics: readonly Topic[] }

/** The fronts of the drawers: each leads to its questions, of which the first two stick out. */
export const TopicDrawers = ({ locale, label, topics }: TopicDrawersProps) => (
  <nav aria-label={label}>
    <ul className="support-drawers">
      {topics.map(({ name, title, questions: [first, second] }) => (
        <li key={name}>
          <span className="support-paper" aria-hidden="true">
            <span>{first?.question}</span>
            <span>{second?.question}</span>
          </span>
          <a href={`#${name}`} className="support-front">
            <span>{lineBreaks(title, locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

type Props = { topic: Topic; isFirst: boolean }

/** The questions of one drawer under its name; one answer is open at a time. */
const TopicSection = ({ topic: { name, title, questions }, isFirst }: Props) => (
  <section id={name} aria-labelledby={`${name}-title`} className="beside questions support-topic">
    <h2 id={`${name}-title`}>{title}</h2>
    <div>
      {questions.map(({ name: question, question: asked, answer }, at) => (
        <details key={question} name={name} open={isFirst && at === 0}>
          <summary>
            {asked}
            <Icon name="plus" className="text-action" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
)

const described = (topics: readonly Topic[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(({ questions }) =>
    questions.map(({ question, plain }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: plain },
    })),
  ),
})

/** The support page (S2 §2.2): a desk with drawers of questions, and the ways to a person. */
export const SupportView = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'support' })
  const topics = await topicsOf({ locale, claims })
  return (
    <>
      <JsonLd data={described(topics)} />
      <section className="support-desk">
        <div className="container-page">
          <h1 className="long-title text-hero tracking-tight">
            {t.rich('title', { mark: marker })}
          </h1>
          <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead', helpWords())}</p>
          <TopicDrawers locale={locale} label={t('index')} topics={topics} />
        </div>
      </section>
      <div className="container-page beside support-topics">
        {topics.map((topic, at) => (
          <TopicSection key={topic.name} topic={topic} isFirst={at === 0} />
        ))}
      </div>
      <ContactWays locale={locale} />
    </>
  )
}
