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
  /** Assurances under the action. */
  points: readonly string[]
  /** What lies beside the words. */
  children: ReactNode
}

/** The first section of a page: a promise, its one action, and a picture beside them. */
export const PageHero = ({ kicker, title, lead, action, signUp, points, children }: Props) => (
  <section className="container-page hero">
    <div>
      <p className="font-medium text-ink-soft">{kicker}</p>
      <h1 className="mt-4 text-hero tracking-tight">{title}</h1>
      <p className="mt-6 max-w-read text-lead text-ink-soft">{lead}</p>
      <div className="mt-8">
        {signUp({ className: buttonClasses('primary'), children: action })}
      </div>
      <CheckList items={points} className="mt-5 flex flex-wrap gap-x-6 text-small text-ink-soft" />
    </div>
    {children}
  </section>
)
