import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { CheckoutAnswer } from '../../checkout-answers.ts'
import type { PayRequest } from '../../checkout-contract.ts'
import {
  CHECKOUT_FIELDS,
  wrongFields,
  type CheckoutField,
  type CheckoutValues,
} from '../../form-values.ts'

const EMPTY: CheckoutValues = {
  email: '',
  firstName: '',
  lastName: '',
  nameOnCard: '',
  country: '',
  province: '',
  phone: '',
  wantsInvoice: false,
  company: '',
  taxNumber: '',
  street: '',
  city: '',
  postalCode: '',
  seats: '',
  method: 'card',
  consent: false,
}

const resolver: Resolver<CheckoutValues> = (values) => {
  const wrong = wrongFields(values)
  if (wrong.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(wrong.map((name) => [name, { type: 'wrong' }])) }
}

/** The known facts about the buyer for fields that may have been left empty. */
const knownOf = ({ buyer, email, place, method, agreedTo }: CheckoutAnswer, digest: string) => ({
  email,
  ...place,
  ...buyer,
  method: method ?? ('card' as const),
  wantsInvoice: buyer?.company != null,
  // A tick is good for the words that it stood beside.
  consent: agreedTo === digest,
})

type Parts = {
  form: RefObject<HTMLFormElement | null>
  view: CheckoutAnswer | null
  /** The consent beside the button. */
  consent: PayRequest['consent']
}

type Form = Pick<UseFormReturn<CheckoutValues>, 'getValues' | 'setValue'>

/** Takes the tick away in the moment in which other words stand beside it, for which it is not good, and says so. */
const useTick = ({ view, consent: { digest } }: Parts, { getValues, setValue }: Form) => {
  const [isTaken, setIsTaken] = useState(false)
  const before = useRef(digest)
  // Before anybody can press beside it.
  useLayoutEffect(() => {
    if (before.current === digest) return
    before.current = digest
    const isAgreed = view?.agreedTo === digest
    setIsTaken(!isAgreed && (isTaken || getValues('consent')))
    setValue('consent', isAgreed)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each wording
  }, [digest])
  return { isTaken, follow: () => setIsTaken(false) }
}

/** Names the card after the buyer, until they write another name. */
const useCardName = ({ getValues, setValue }: Form) => {
  const isKept = useRef(false)
  /** Keeps the name on the card as the buyer's own, unless the field is empty. */
  const keep = () => {
    isKept.current = Boolean(getValues('nameOnCard'))
  }
  const name = () => {
    const { firstName, lastName } = { ...EMPTY, ...getValues() }
    if (!isKept.current) setValue('nameOnCard', `${firstName} ${lastName}`.trim())
  }
  useEffect(() => {
    // What was typed before this came counts as well.
    keep()
    name()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the fields are there
  }, [])
  return { keep, name }
}

/** Keeps the province of each country: who looks at another country and comes back finds it. */
const useProvince = ({
  getValues,
  setValue,
  clearErrors,
}: Form & Pick<UseFormReturn<CheckoutValues>, 'clearErrors'>) => {
  const chosen = useRef<Record<string, string>>({})
  return {
    keep: () => {
      chosen.current[getValues('country')] = getValues('province')
    },
    find: () => {
      setValue('province', chosen.current[getValues('country')] ?? '')
      clearErrors('province')
    },
  }
}

type Known = Form & {
  card: ReturnType<typeof useCardName>
  /** The buyer has chosen how to pay. */
  hasMethod: RefObject<boolean>
  refresh: () => void
}

/** Fills in what is known of the buyer, once for each purchase, where nothing was typed. */
const useKnown = (
  { view, consent }: Parts,
  { getValues, setValue, card, hasMethod, refresh }: Known,
) => {
  useEffect(() => {
    if (!view) return
    const typed = { ...EMPTY, ...getValues() }
    for (const [name, value] of Object.entries(knownOf(view, consent.digest))) {
      const field = CHECKOUT_FIELDS.find((one) => one === name)
      if (!field || !value) continue
      const isOpen = field === 'method' ? !hasMethod.current : !typed[field]
      const isTied = field === 'province' && typed.country !== ''
      if (isOpen && !isTied) setValue(field, value)
      if (isOpen && field === 'nameOnCard') card.keep()
    }
    card.name()
    refresh()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each purchase
  }, [view?.reference])
}

type Lead = Pick<UseFormReturn<CheckoutValues>, 'register' | 'setError' | 'clearErrors'>

/** Shows what is wrong, and leads there; entering a field in any other way takes its error away. */
const useLead = (
  form: RefObject<HTMLFormElement | null>,
  { register, setError, clearErrors }: Lead,
) => {
  const isSentThere = useRef(false)
  return {
    /** Shows fields as wrong, and leads to the first of them. */
    show: (names: readonly CheckoutField[]) => {
      for (const name of names) setError(name, { type: 'wrong' })
      const [first] = names
      if (first === undefined) return
      isSentThere.current = true
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      isSentThere.current = false
    },
    listen: (name: CheckoutField) => ({
      ...register(name),
      // The buyer reads what is wrong where the form has led to.
      onFocus: () => (isSentThere.current ? undefined : clearErrors(name)),
    }),
  }
}

/**
 * The fields with what stands in them, typed before this came or since. An error shows when a field is left or the order is sent,
 * and goes when the field is entered or right again (S2 §5).
 */
export const useCheckoutForm = (parts: Parts) => {
  const { form } = parts
  // Without default values the form takes those that stand in its fields already.
  const { register, getValues, setValue, setError, clearErrors, trigger, formState } =
    useForm<CheckoutValues>({ resolver, mode: 'onTouched', shouldFocusError: false })
  const [draft, setDraft] = useState(EMPTY)
  const [isHydrated, setIsHydrated] = useState(false)
  const card = useCardName({ getValues, setValue })
  const tick = useTick(parts, { getValues, setValue })
  const { show, listen } = useLead(form, { register, setError, clearErrors })
  const province = useProvince({ getValues, setValue, clearErrors })
  const hasMethod = useRef(false)

  const refresh = () => setDraft({ ...EMPTY, ...getValues() })

  useEffect(() => {
    setIsHydrated(true)
    refresh()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the fields are there
  }, [])

  useKnown(parts, { getValues, setValue, card, hasMethod, refresh })

  /** After each change of any field: what follows from it. */
  const follow = (name: string) => {
    const field = CHECKOUT_FIELDS.find((one) => one === name)
    if (field && formState.errors[field]) void trigger(field)
    if (name === 'nameOnCard') card.keep()
    if (name === 'method') hasMethod.current = true
    if (name === 'consent') tick.follow()
    if (name === 'firstName' || name === 'lastName') card.name()
    if (name === 'province') province.keep()
    if (name === 'country') {
      province.find()
    }
    refresh()
  }

  const check = async (): Promise<boolean> => {
    const isRight = await trigger()
    if (!isRight) show(wrongFields({ ...EMPTY, ...getValues() }))
    return isRight
  }

  const showByName = (names: readonly string[]) =>
    show(CHECKOUT_FIELDS.filter((field) => names.includes(field)))

  const told = { isTickTaken: tick.isTaken, errors: formState.errors }
  return { ...told, draft, isHydrated, listen, follow, check, showByName }
}

export type CheckoutFormControls = ReturnType<typeof useCheckoutForm>
