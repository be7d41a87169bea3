import { useAnimate } from 'framer-motion/mini'
import { useEffect } from 'react'
import { DIALOG_FADE_S } from '#lib/config/constants.ts'

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades the card in at each opening (S1 §4), which the style sheet did before; not where the visitor wants less motion. */
export const useCardFade = (dialog: HTMLDialogElement): void => {
  const [, animate] = useAnimate()
  useEffect(() => {
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
  }, [dialog, animate])
}
