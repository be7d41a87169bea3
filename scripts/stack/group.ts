import type { Instance } from './instance.ts'

type Wanted = {
  kind: string
  count: number
  /** Starts one more, under a name that no other has had. */
  start: (name: string) => Promise<Instance>
}

/** Several instances of a kind. */
export type Group = {
  instances: readonly Instance[]
  addresses: () => string[]
  /** Puts a new instance in the place of each, one after the other; `onChange` ends once the old one is asked no more. */
  replaceAll: (onChange: () => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

/** Starts so many instances of a kind, one after the other; leaves none where one does not start. */
export const openGroup = async ({ kind, count, start }: Wanted): Promise<Group> => {
  const instances: Instance[] = []
  let number = 0
  const add = () => {
    number += 1
    return start(`${kind}-${number}`)
  }
  const stop = async () => {
    await Promise.all(instances.map((one) => one.stop()))
  }
  try {
    while (instances.length < count) instances.push(await add())
  } catch (error) {
    await stop()
    throw error
  }
  const replaceAll = async (onChange: () => Promise<void>) => {
    for (const [index, old] of instances.entries()) {
      instances[index] = await add()
      await onChange()
      await old.stop()
    }
  }
  return { instances, addresses: () => instances.map(({ address }) => address), replaceAll, stop }
}
