import { useAnimate } from 'framer-motion/mini'
import { useEffect } from 'react'
import { DIALOG_FADE_S } from '#lib/config/constants.ts'
import type { SignUpStore } from '../store.ts'

type Parts = { store: SignUpStore; dialog: HTMLDialogElement }

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades the card in at each opening (S1 §4), which the style sheet did before; not where the visitor wants less motion. */
export const useCardFade = ({ store, dialog }: Parts): void => {
  const [, animate] = useAnimate()
  useEffect(() => {
    const card = dialog.querySelector('[data-card]')
    // Never while it is open: that would break off the fade that the style sheet may be at.
    const takeOver = () => {
      if (!dialog.open) dialog.removeAttribute('data-fade')
    }
    takeOver()
    return store.subscribe((state, before) => {
      takeOver()
      const hasOpened = state.openedFrom !== undefined && before.openedFrom === undefined
      if (!card || !hasOpened || wantsLessMotion()) return
      animate(card, { opacity: [0, 1] }, { duration: DIALOG_FADE_S })
    })
  }, [store, dialog, animate])
}
