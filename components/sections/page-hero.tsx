import type { ReactNode } from 'react'
import type { SignUpSlot } from '../layout/sign-up-slot.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { CheckList } from '../ui/check-list.tsx'

type Props = {
  /** The line above the headline. */
  kicker: string
  title: ReactNode
  lead: string
  action: string
  signUp: SignUpSlot
  /** The part beside the action, such as a film. */
  film?: ReactNode
  /** What it costs, under the action. */
  price: ReactNode
  /** Assurances under that. */
  points: readonly string[]
  /** The part beside the words. */
  children: ReactNode
}

/** The first section of a page: a promise, its one action, and a picture beside them. */
export const PageHero = ({ signUp, film, price, points, children, ...words }: Props) => (
  <section className="container-page beside hero">
    <div>
      <p className="font-medium text-ink-soft">{words.kicker}</p>
      {/* Balanced lines would tear the two sentences apart. */}
      <h1 className="mt-4 text-hero tracking-tight text-wrap">{words.title}</h1>
      <p className="mt-6 max-w-read text-lead text-ink-soft">{words.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {signUp({ className: buttonClasses('primary'), children: words.action })}
        {film}
      </div>
      {price}
      <CheckList items={points} className="mt-2 flex flex-wrap gap-x-6 text-small text-ink-soft" />
    </div>
    {children}
  </section>
)
