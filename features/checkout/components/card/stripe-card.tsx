import type { Stripe, StripeElements, StripePaymentElementOptions } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import type { CardEntryProps, Charged } from './card-entry.ts'
import { CARD_ANSWER_MS, CardNote, type CardState } from './card-note.tsx'
import { stripeAppearance, stripeEntry, stripeLocale, stripeSum } from './stripe-entry.ts'

type Props = CardEntryProps & Charged & { publishableKey: string }

/** A card and nothing else: the other ways to pay, the buyer's name and the terms stand in our own form. */
const FIELDS: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  terms: { card: 'never' },
}

/** Stripe's script, which only its own origin may serve; nothing where it does not come. */
const loadedStripe = async (key: string, locale: Locale): Promise<Stripe | null> => {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  return loadStripe(key, { locale: stripeLocale(locale) })
}

const Fields = ({ onAgain, ...props }: Props & { onAgain: () => void }) => {
  const { publishableKey, language, words, onEntry, charged } = props
  const place = useRef<HTMLDivElement>(null)
  const group = useRef<StripeElements | null>(null)
  const sum = useRef(charged)
  const [state, setState] = useState<CardState>('loading')
  const { amount, currency } = charged

  useEffect(() => {
    sum.current = { amount, currency }
    // A charge is confirmed only by fields that were told the same sum.
    void group.current?.update(stripeSum(sum.current))
  }, [amount, currency])

  useEffect(() => {
    const ended = new AbortController()
    const give = (next: CardState) => {
      if (!ended.signal.aborted) setState(next)
    }
    const mount = (stripe: Stripe | null) => {
      if (ended.signal.aborted || !place.current) return
      if (!stripe) return give('lost')
      const elements = stripe.elements({
        mode: 'subscription',
        ...stripeSum(sum.current),
        // As the server makes the charge.
        allowedPaymentMethodTypes: ['card'],
        appearance: stripeAppearance(place.current),
        locale: stripeLocale(language),
      })
      group.current = elements
      const fields = elements.create('payment', FIELDS)
      ended.signal.addEventListener('abort', () => fields.destroy())
      fields.on('loaderror', () => give('lost'))
      fields.on('ready', () => {
        if (ended.signal.aborted) return
        give('ready')
        onEntry(stripeEntry({ stripe, elements }))
      })
      fields.mount(place.current)
    }
    loadedStripe(publishableKey, language).then(mount, (_error: unknown) => give('lost'))
    const lost = setTimeout(() => {
      setState((now) => (now === 'loading' ? 'lost' : now))
    }, CARD_ANSWER_MS)
    return () => {
      ended.abort()
      clearTimeout(lost)
      group.current = null
      onEntry(null)
    }
  }, [publishableKey, language, onEntry])

  return (
    <fieldset className="card-frame" data-state={state} aria-label={words.title}>
      <CardNote {...{ state, words, onAgain }} />
      <div ref={place} />
    </fieldset>
  )
}

/**
 * The card fields of Stripe (decision 040), in frames of its own: what is typed there never touches this page. Its code comes
 * with them, and on no page where nobody pays.
 */
export const StripeCard = (props: Props) => {
  const [round, setRound] = useState(0)
  return <Fields key={round} {...props} onAgain={() => setRound(round + 1)} />
}
