import type { ReactNode } from 'react'
import { JsonLd } from '../page/json-ld.tsx'
import { Icon } from '../ui/icon.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'

type Props = {
  title: string
  lead?: ReactNode
  questions: readonly {
    name: string
    question: string
    answer: ReactNode
    /** A way on, behind the answer. */
    more?: ReactNode
  }[]
  /** Whether search engines list the page, and so are told. */
  isListed?: boolean
}

const questionData = ({ question, answer }: Props['questions'][number]) =>
  typeof answer === 'string'
    ? [
        {
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        } as const,
      ]
    : []

/** Tells search engines the questions whose answers are mere text. */
const QuestionData = ({ questions }: Pick<Props, 'questions'>) => {
  const mainEntity = questions.flatMap(questionData)
  return mainEntity.length > 0 ? <JsonLd data={{ '@type': 'FAQPage', mainEntity }} /> : null
}

/** Questions of visitors; one answer is open at a time, the first one from the start. */
export const QuestionSection = ({ title, lead, questions, isListed = true }: Props) => (
  <section aria-labelledby="questions" className="container-page beside questions py-section">
    <SectionHeading id="questions" title={title} lead={lead} />
    <div>
      {questions.map(({ name, question, answer, more }, at) => (
        <details key={name} name="questions" open={at === 0}>
          <summary>
            {question}
            <Icon name="plus" className="text-action" />
          </summary>
          <p>
            {answer}
            {more ? <> {more}</> : null}
          </p>
        </details>
      ))}
    </div>
    {isListed ? <QuestionData questions={questions} /> : null}
  </section>
)
