import { Icon } from '#components/ui/icon.tsx'
import type { Topic } from './topics.ts'

type Props = { topic: Topic; isOpen: boolean }

/** The questions of one drawer, its label beside them; one answer is open at a time. */
export const TopicSection = ({ topic: { name, title, questions }, isOpen }: Props) => (
  <section id={name} aria-labelledby={`${name}-title`} className="questions support-topic">
    <h2 id={`${name}-title`} className="support-label text-title">
      {title}
    </h2>
    <div>
      {questions.map(({ name: question, question: asked, answer }, at) => (
        <details key={question} name={name} open={isOpen && at === 0}>
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
