'use client'

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useStore } from 'zustand'
import { Dialog } from '#components/ui/dialog.tsx'
import { useBehaviour } from '../hooks/use-behaviour.ts'
import { useOpening } from '../hooks/use-opening.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import type { PageFields } from '../page-fields.ts'
import { createSignUpStore, isBusy, type LabelKind } from '../store.ts'
import type { FormWords } from '../words.ts'
import { SignUpForm } from './sign-up-form.tsx'

type Props = {
  isOpen: boolean
  initialLabel: LabelKind
  keyword: string
  fields: PageFields
  words: FormWords
  intro: ReactNode
  finePrint: ReactNode
  aside: ReactNode
  close: ReactNode
}

/** The part of the dialog that every page loads: opens it and keeps early input until the rest is there. */
export const SignUpShell = ({ isOpen, initialLabel, keyword, fields, words, ...slots }: Props) => {
  const [store] = useState(() => createSignUpStore(initialLabel))
  const dialog = useRef<HTMLDialogElement>(null)
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const { Behaviour, isLost, load } = useBehaviour({ store, form })
  const isLocked = useStore(store, isBusy)
  useOpening({ store, dialog, isOpen, load })

  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented || isLost) return
    event.preventDefault()
    store.setState({ status: 'validating' })
    load()
  }

  return (
    <Dialog
      ref={dialog}
      labelledBy={SIGN_UP_IDS.heading}
      isOpen={isOpen}
      isLocked={isLocked}
      isFadedByStyle={!isOpen && !Behaviour}
      onClose={() => {
        store.setState({ status: 'idle', openedFrom: null })
      }}
    >
      <div className="card md:grid md:max-w-dialog md:grid-cols-[1fr_20rem]" data-card="">
        <div className="p-6 pt-10 xs:p-10 lg:p-13">
          {slots.intro}
          <SignUpForm
            ref={setForm}
            store={store}
            words={words}
            fields={fields}
            isScripted={form !== null && !isLost}
            onSubmit={onSubmit}
          />
          {slots.finePrint}
        </div>
        <div className="bg-desk px-6 py-8 max-md:hidden md:px-8 md:pt-14">{slots.aside}</div>
        {slots.close}
      </div>
      {Behaviour && form ? (
        <Behaviour store={store} form={form} keyword={keyword} fields={fields} />
      ) : null}
    </Dialog>
  )
}
