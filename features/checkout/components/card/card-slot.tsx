import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CheckoutAnswer } from '../../checkout-answers.ts'
import type { CardEntryProps, Charged } from './card-entry.ts'

type Props = CardEntryProps & {
  /** The provider of the card fields; undefined until the purchase is known. */
  cardEntry: CheckoutAnswer['cardEntry'] | undefined
  charged: Charged['charged'] | null
}

const FrameCard = lazy(async () => {
  const { FrameCard: component } = await import('./frame-card.tsx')
  return { default: component }
})

const StripeCard = lazy(async () => {
  const { StripeCard: component } = await import('./stripe-card.tsx')
  return { default: component }
})

/** The fields of the provider that takes the card. */
const Fields = ({ cardEntry, charged, ...entry }: Props) => {
  if (cardEntry?.driver === 'reference') {
    return <FrameCard {...entry} frameUrl={cardEntry.frameUrl} />
  }
  if (!cardEntry || !charged) return <Loading text={entry.words.loading} />
  return <StripeCard {...entry} publishableKey={cardEntry.publishableKey} charged={charged} />
}

const Loading = ({ text }: { text: string }) => (
  <div className="card-frame" data-state="loading">
    <p className="card-frame-note">{text}</p>
  </div>
)

/** Before the fields are seen, so that they are there by then: a card is typed a minute after the address. */
const NEAR = '800px 0px'

/** The place of the card fields; the provider's code and fields load when the buyer comes near (BUDGETS row 3). */
export const CardSlot = (props: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const loading = <Loading text={props.words.loading} />
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={loading}>
          <Fields {...props} />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  )
}
