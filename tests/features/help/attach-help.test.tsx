import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { attachHelp } from '#features/help/browser/attach-help.ts'
import { HELP } from '#features/help/ids.ts'

it('hides launcher and panel at the event "hidechat" until the page is left (S1 §2)', () => {
  render(
    <>
      <a id={HELP.launcher} href={`#${HELP.panel}`}>
        Help
      </a>
      <div id={HELP.panel} />
    </>,
  )
  const page = new AbortController()
  attachHelp(page.signal)
  const { dataset } = document.documentElement
  expect(dataset.help).not.toBe('hidden')
  dispatchEvent(new Event('hidechat'))
  expect(dataset.help).toBe('hidden')
  page.abort()
})
