import { useAnimate } from 'framer-motion/mini'
import { useEffect } from 'react'
import { DIALOG_FADE_S } from '#lib/config/constants.ts'
import type { SignUpStore } from '../store.ts'

type Parts = { store: SignUpStore; form: HTMLFormElement }

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades the card in at each opening (S1 §4), unless the visitor wants less motion. */
export const useCardFade = ({ store, form }: Parts): void => {
  const [, animate] = useAnimate()
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const card = form.closest('[data-card]')
        const hasOpened = state.openedFrom !== null && before.openedFrom === null
        if (!card || !hasOpened || wantsLessMotion()) return
        animate(card, { opacity: [0, 1] }, { duration: DIALOG_FADE_S })
      }),
    [store, form, animate],
  )
}
