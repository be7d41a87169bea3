import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CheckoutView } from '../../checkout-contract.ts'
import type { CardEntryProps } from './card-entry.ts'

type Props = CardEntryProps & {
  /** Whose fields take the card; nothing until the purchase is known. */
  cardEntry: CheckoutView['cardEntry'] | undefined
}

const FrameCard = lazy(async () => {
  const { FrameCard: component } = await import('./frame-card.tsx')
  return { default: component }
})

const Loading = ({ text }: { text: string }) => (
  <div className="card-frame" data-state="loading">
    <p className="card-frame-note">{text}</p>
  </div>
)

/** Where the card is entered; code and fields of the provider come when the buyer comes near (BUDGETS row 3). */
export const CardSlot = ({ cardEntry, ...entry }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const loading = <Loading text={entry.words.loading} />
  return (
    <div ref={place}>
      {cardEntry?.driver === 'reference' && isNear ? (
        <Suspense fallback={loading}>
          <FrameCard {...entry} frameUrl={cardEntry.frameUrl} />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  )
}
