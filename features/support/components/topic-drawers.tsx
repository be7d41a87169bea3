import type { Topic } from './topics.ts'

type Props = { label: string; topics: readonly Topic[] }

/** The fronts of the drawers: each leads to its questions, and the first of them sticks out. */
export const TopicDrawers = ({ label, topics }: Props) => (
  <nav aria-label={label}>
    <ul className="support-drawers">
      {topics.map(({ name, title, questions: [first] }) => (
        <li key={name}>
          <span className="support-paper" aria-hidden="true">
            {first?.question}
          </span>
          <a href={`#${name}`} className="support-front">
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
