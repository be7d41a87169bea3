import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { FactBlock } from '#components/page/fact-block.tsx'
import type { Behaviour } from '#lib/browser/run-behaviours.ts'
import type { PageFact } from '#lib/util/page-fact.ts'

/** Starts a behaviour as a page does, until the test or what this gives back ends it. */
export const startBehaviour = (behaviour: Behaviour) => {
  const page = new AbortController()
  onTestFinished(() => page.abort())
  void behaviour(page.signal)
  return { leave: () => page.abort() }
}

/** Puts a fact into the page, as the server renders it. */
export const putFact = <Value,>(fact: PageFact<Value>, value: Value): void => {
  document.querySelector(`#${fact.id}`)?.remove()
  const block = renderToStaticMarkup(<FactBlock fact={fact} value={value} />)
  document.body.insertAdjacentHTML('beforeend', block)
}
