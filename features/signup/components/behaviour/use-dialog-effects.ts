import { useAnimate } from 'framer-motion/mini'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { attachLock } from '#components/ui/attach-lock.ts'
import type { Destination } from '#features/destination/destination-contract.ts'
import { readDestination, destinationFields } from '#features/destination/destination.ts'
import { writeSavedDestination } from '#features/destination/saved-destination.ts'
import { DOCUMENT_ID } from '#features/destination/web-app-places.ts'
import { rememberCookie } from '#lib/browser/cookies.ts'
import { SIGN_IN_COOKIES } from '#lib/config/page-cookies.ts'
import { QUERY } from '#lib/config/query.ts'
import { setProgress } from '../../browser/sign-up-store.ts'
import { textIn } from '../../carried-query.ts'
import { cookiePattern } from '../../shortcuts.ts'
import { isBusy } from '../../sign-up-machine.ts'
import type { SignUpState } from '../../state.ts'

/** The query of the link that opened the dialog. */
export type OpenerQuery = {
  /** Goes before the label of the page. */
  label?: string | undefined
  destination?: Destination | undefined
}

/** Reads label and destination from the address that opened the dialog, as the handlers do; parts that break the contract are left out. */
export const openerQueryOf = (
  href: string,
  { templatesUrl }: { templatesUrl: string },
): OpenerQuery => {
  const query = new URL(href).searchParams
  const destination = readDestination(destinationFields(query), { templatesUrl })
  return { label: textIn(query, QUERY.label), destination }
}

/** Seconds of the dialog card's fade (S1 §4, §9). */
export const DIALOG_FADE_S = 0.2

type FormRef = RefObject<HTMLFormElement | null>

type Opened = Pick<SignUpState, 'openedFrom'> & {
  /** The address of the templates' public pages (S2 §4). */
  templatesUrl: string
}

const SIGNED_IN = new RegExp(cookiePattern(SIGN_IN_COOKIES))

const dialogOf = ({ current }: FormRef) => current?.closest('dialog')

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades the card in at each opening (S1 §4), which the style sheet did before; not where the visitor wants less motion. */
const useCardFade = (form: FormRef) => {
  const [, animate] = useAnimate()
  useEffect(() => {
    const dialog = dialogOf(form)
    if (!dialog) return undefined
    const card = dialog.querySelector('[data-card]')
    let wasOpen = dialog.open
    // Never while it is open: that would break off the fade that the style sheet may be at.
    const takeOver = () => {
      if (!dialog.open) dialog.removeAttribute('data-fade')
    }
    const fade = () => {
      if (!card || dialog.hasAttribute('data-fade') || wantsLessMotion()) return
      animate(card, { opacity: [0, 1] }, { duration: DIALOG_FADE_S })
    }
    // Told before the first frame; that it becomes modal in the second is no other opening.
    const watch = new MutationObserver(() => {
      if (dialog.open && !wasOpen) fade()
      takeOver()
      wasOpen = dialog.open
    })
    takeOver()
    watch.observe(dialog, { attributeFilter: ['open'] })
    return () => {
      watch.disconnect()
    }
  }, [form, animate])
}

/** Has the dialog laid out before it is opened, so that its first frame only paints it (budget 18). */
const useLayoutAhead = (form: FormRef) => {
  useEffect(() => {
    dialogOf(form)?.setAttribute('data-laid-out', '')
  }, [form])
}

/** Keeps the dialog open while the account is being made (S1 §2). */
const useLock = (form: FormRef, isLocked: boolean) => {
  useEffect(() => {
    const dialog = dialogOf(form)
    const stop = new AbortController()
    if (!dialog) return undefined
    attachLock({ dialog, isLocked: () => isLocked, signal: stop.signal })()
    return () => {
      stop.abort()
    }
  }, [form, isLocked])
}

/** The button loses the focus when it is disabled, and gets it back: in the field it would clear the label. */
const useFocusBack = (form: FormRef, isLocked: boolean) => {
  const wasLocked = useRef(isLocked)
  // Before the notice of a failure takes the focus.
  useLayoutEffect(() => {
    const isOver = wasLocked.current && !isLocked
    wasLocked.current = isLocked
    if (!isOver || dialogOf(form)?.contains(document.activeElement)) return
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [form, isLocked])
}

/** Lets the login link of the card carry the destination of the link that opened it (S1 §2 "Login link"). */
const useLoginDestination = (form: FormRef, { openedFrom, templatesUrl }: Opened) => {
  useEffect(() => {
    const link = dialogOf(form)?.querySelector<HTMLAnchorElement>('[data-login] a')
    if (!link || openedFrom === undefined) return
    const { destination } = openerQueryOf(openedFrom, { templatesUrl })
    const url = new URL(link.href)
    for (const name of [QUERY.url, QUERY.search]) {
      const value = destination?.[name]
      if (value) url.searchParams.set(name, value)
      else url.searchParams.delete(name)
    }
    link.href = url.href
  }, [form, templatesUrl, openedFrom])
}

/** Remembers, as the fields of a query, where the visitor wanted to go when the dialog opened, and the name of the document (S2 §3 b_search, b_document). */
const useRememberedDestination = ({ openedFrom, templatesUrl }: Opened) => {
  useEffect(() => {
    if (openedFrom === undefined) return
    const { destination, label } = openerQueryOf(openedFrom, { templatesUrl })
    if (!destination) return
    rememberCookie('search', writeSavedDestination(destination))
    if (label && DOCUMENT_ID.test(destination.url)) rememberCookie('document', label)
  }, [openedFrom, templatesUrl])
}

/** Shows on the whole page that an account is being made; what another page left on goes off, unless somebody is signed in (S1 §4). */
const useProgress = (isLocked: boolean) => {
  const wasLocked = useRef(false)
  useEffect(() => {
    if (isLocked !== wasLocked.current || !SIGNED_IN.test(document.cookie)) setProgress(isLocked)
    wasLocked.current = isLocked
  }, [isLocked])
}

type Parts = {
  form: FormRef
  state: SignUpState
  /** The address of the templates' public pages (S2 §4). */
  templatesUrl: string
}

/** The effects of a form on the dialog around it, and on the page, while a sign-up goes on. */
export const useDialogEffects = ({ form, state, templatesUrl }: Parts): void => {
  const isLocked = isBusy(state)
  const opened = { openedFrom: state.openedFrom, templatesUrl }
  useCardFade(form)
  useLayoutAhead(form)
  useLock(form, isLocked)
  useFocusBack(form, isLocked)
  useProgress(isLocked)
  useLoginDestination(form, opened)
  useRememberedDestination(opened)
}
