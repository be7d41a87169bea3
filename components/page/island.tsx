import type { ComponentType } from 'react'
import islandFiles from '#generated/islands.json'
import { ISLANDS, type IslandName, type Waking } from '#lib/config/islands.ts'
import { DataBlock } from './fact-block.tsx'

type Props<Given extends object, Slots extends object> = {
  name: IslandName
  /** The component that the module of that name hydrates. */
  component: ComponentType<Given & Slots>
  /** Plain JSON with finished words. */
  props: Given
  /** Parts that the server renders and the island does not own: their places are `Slot`s. */
  slots?: Slots
}

/** A part of the page that React takes over when a visitor comes near it (docs/decisions/029). */
export const Island = <Given extends object, Slots extends object = object>(
  given: Props<Given, Slots>,
) => {
  const { name, component: Component, props, slots } = given
  const files = islandFiles[name]
  if (!files) throw new TypeError(`No script of the island "${name}": run npm run generate.`)
  const { near }: Waking = ISLANDS[name]
  return (
    <>
      <div data-island={name} data-near={near}>
        {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left out of `slots` is optional there */}
        <Component {...({ ...props, ...slots } as Given & Slots)} />
      </div>
      <DataBlock data-given="" value={{ files, props }} />
    </>
  )
}
