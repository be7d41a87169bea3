'use client'

import { useEffect, useRef, useState } from 'react'
import { TextField } from '#components/form/text-field.tsx'
import { AFFILIATE_QUERY } from '#lib/config/query.ts'
import { deskStore, useDesk } from './materials/desk.ts'
import { MATERIALS } from './materials/ids.ts'
import {
  addressedNumber,
  numberIn,
  typedNumbers,
  UNFILLED,
  type LinkNumbers,
} from './materials/numbers.ts'

type FieldProps = { name: keyof LinkNumbers; label: string; error: string; defaultValue?: string }

/** A field that says on its label what is wrong once it is left; an empty one is only unfinished. */
const NumberField = ({ name, label, error, defaultValue }: FieldProps) => {
  const [isWrong, setIsWrong] = useState(false)
  return (
    <TextField
      id={MATERIALS[name]}
      name={AFFILIATE_QUERY[name]}
      label={isWrong ? error : label}
      hasError={isWrong}
      defaultValue={defaultValue}
      inputMode="numeric"
      pattern="[0-9]{1,9}"
      autoComplete="off"
      aria-describedby={MATERIALS.hint}
      onBlur={({ target: { value } }) => setIsWrong(value.trim() !== '' && !numberIn(value))}
      onFocus={() => setIsWrong(false)}
    />
  )
}

/** Writes the number that the address names into its field, unless something was typed there already. */
const writeAddressed = (form: HTMLFormElement, key: keyof LinkNumbers) => {
  const field = form.elements.namedItem(AFFILIATE_QUERY[key])
  const number = addressedNumber(key)
  if (!(field instanceof HTMLInputElement) || number === null) return
  if (field.value === field.defaultValue) field.value = number
}

const readNumbers = (form: HTMLFormElement) => {
  deskStore.setState({ numbers: typedNumbers(new FormData(form)) })
}

type Props = {
  words: Readonly<
    Record<'title' | 'affiliate' | 'offer' | 'error' | 'hint' | 'withoutScript', string>
  >
}

/** The form for an affiliate's numbers, which the address may name. */
export const NumberForm = ({ words }: Props) => {
  const { said } = useDesk()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!form.current) return
    writeAddressed(form.current, 'affiliate')
    writeAddressed(form.current, 'offer')
    readNumbers(form.current)
  }, [])
  return (
    <form
      ref={form}
      className="sheet p-8"
      onInput={({ currentTarget }) => readNumbers(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className="text-title">{words.title}</h2>
      <div className="mt-5 grid gap-6 md:grid-cols-2">
        <NumberField name="affiliate" label={words.affiliate} error={words.error} />
        <NumberField
          name="offer"
          label={words.offer}
          error={words.error}
          defaultValue={UNFILLED.offer}
        />
      </div>
      <p id={MATERIALS.hint} className="mt-4 text-small text-ink-soft">
        {words.hint}
      </p>
      <noscript>
        <p className="field-hint mt-4">{words.withoutScript}</p>
      </noscript>
      <output className="sr-only">{said?.words}</output>
    </form>
  )
}
