import { useEffect, useRef, type ReactElement } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { ACTION_LIFE_MIN } from '#features/checkout/payment-terms.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { CheckoutPage } from '../checkout-machine.ts'
import type { CheckoutWords } from '../words.ts'
import type { CheckoutUrls } from './notice-box.tsx'

type Props = {
  words: CheckoutWords
  page: CheckoutPage
  urls: CheckoutUrls
  thanksUrl: string
  onRetry: () => void
}

type SheetProps = {
  kind: string
  title: string
  text: string
  /** Under the words: what can be done now. */
  children?: ReactElement | (ReactElement | null)[]
}

const Sheet = ({ kind, title, text, children }: SheetProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="leaf lifted checkout-panel" data-kind={kind}>
      {kind === 'paid' ? null : <span className="checkout-mark" aria-hidden="true" />}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  )
}

const go = (href: string, label: string) => (
  <a className={buttonClasses('primary')} href={href}>
    {label}
  </a>
)

const ActionPanel = ({ words, page: { view } }: Props) => {
  const kind = view?.method === 'paypal' ? 'paypal' : 'bank'
  const { title, text, go: label } = words.panels[kind]
  const minutes = String(ACTION_LIFE_MIN)
  return (
    <Sheet kind={kind} title={title} text={text}>
      {view?.actionUrl ? go(view.actionUrl, label) : null}
      <p className="checkout-hint">{fillText(words.panels.unconfirmed, { minutes })}</p>
    </Sheet>
  )
}

const LatePanel = ({ words, page, urls }: Props) => (
  <Sheet kind="late" title={words.panels.late.title} text={words.panels.late.text}>
    <p className="checkout-reference">
      <span>{words.panels.late.reference}</span>
      <b>{page.view?.reference}</b>
    </p>
    <a className="link" href={urls.contact}>
      {words.links.contact}
    </a>
  </Sheet>
)

/** The panel in place of the form (S2 §4, §8): no purchase, no answer, not for sale, an action, the wait, and its end. */
export const Panel = (props: Props) => {
  const { words, page, urls, thanksUrl, onRetry } = props
  const { panels, links } = words
  switch (page.phase) {
    case 'missing':
      return (
        <Sheet kind="missing" {...panels.missing}>
          {go(urls.plans, links.plans)}
        </Sheet>
      )
    case 'away':
      return (
        <Sheet kind="away" {...panels.away}>
          <button type="button" className={buttonClasses('primary')} onClick={onRetry}>
            {links.again}
          </button>
          <a className="link" href={urls.contact}>
            {links.contact}
          </a>
        </Sheet>
      )
    case 'action':
      return <ActionPanel {...props} />
    case 'processing':
      return <Sheet kind="processing" {...panels.processing} />
    case 'late':
      return <LatePanel {...props} />
    case 'paid':
      return (
        <Sheet kind="paid" title={panels.paid.title} text={panels.paid.text}>
          {go(thanksUrl, panels.paid.go)}
        </Sheet>
      )
    case 'loading':
    case 'form':
    case 'paying':
      return (
        <Sheet kind="not-buyable" {...panels.notBuyable}>
          {go(urls.sales, links.sales)}
          <a className="link" href={urls.plans}>
            {links.plans}
          </a>
        </Sheet>
      )
  }
}
