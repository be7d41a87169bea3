import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { StartIsland } from '#lib/browser/islands.ts'

/** Makes a component an island: React takes over what the server has rendered of it, and nothing else of the page (docs/decisions/029). */
export const hydrate =
  <Props extends object>(component: ComponentType<Props>): StartIsland =>
  (element, props) => {
    const { innerHTML } = element
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Island` has written them for this very component
    hydrateRoot(element, createElement(component, props as Props), {
      // What the server has rendered works without React, which has taken it away.
      onUncaughtError: (error) => {
        element.innerHTML = innerHTML
        reportError(error)
      },
    })
  }
