import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import type { Topic } from './topics.ts'

type Props = { locale: Locale; label: string; topics: readonly Topic[] }

/** The fronts of the drawers: each leads to its questions, of which the first two stick out. */
export const TopicDrawers = ({ locale, label, topics }: Props) => (
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
