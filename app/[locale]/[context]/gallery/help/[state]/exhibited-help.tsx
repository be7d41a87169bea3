'use client'

import { useEffect } from 'react'
import { showNotice, showReference } from '#features/help/browser/message-form.ts'
import { HELP } from '#features/help/ids.ts'
import { afterLoad } from '#lib/browser/after-load.ts'
import type { HelpShown } from '../../help-states.ts'
import { markShown } from '../../mark-shown.ts'

/** Until page script has come, and the panel after its launcher. */
const WAIT_MS = 50

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

const press = (selector: string) => find(selector)?.click()

/** The steps to a state once the panel is open, by the same means as on every page. */
const STEPS: Readonly<Record<HelpShown, (panel: HTMLElement) => void>> = {
  'not-started': () => undefined,
  started: () => undefined,
  minimized: () => press('[data-help-do=minimize]'),
  hidden: () => dispatchEvent(new Event('hidechat')),
  wrong: () => press(`#${HELP.panel} [type=submit]`),
  failed: (panel) => showNotice(panel, 'failed'),
  limited: (panel) => showNotice(panel, 'limited'),
  sent: (panel) => showReference(panel, 'BB-7K4M-92'),
}

const isRunning = (state: HelpShown) =>
  state === 'not-started'
    ? document.documentElement.hasAttribute('data-help')
    : find(`#${HELP.panel} form`)?.hasAttribute('novalidate') === true

/** Leads the help chat of the page to a state. */
export const ExhibitedHelp = ({ state }: { state: HelpShown }) => {
  useEffect(() => {
    const ended = new AbortController()
    let timer = 0
    const proceed = () => {
      const panel = find(`#${HELP.panel}`)
      if (!panel || !document.documentElement.hasAttribute('data-help')) {
        timer = window.setTimeout(proceed, WAIT_MS)
      } else if (isRunning(state)) {
        STEPS[state](panel)
        markShown()
      } else {
        press(`#${HELP.launcher}`)
        timer = window.setTimeout(proceed, WAIT_MS)
      }
    }
    afterLoad(proceed, { signal: ended.signal })
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [state])
  return null
}
