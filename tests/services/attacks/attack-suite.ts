import { describe, expect, test } from 'vitest'
import type { ServicesEnv } from '../support/child-services.ts'
import type { Group } from './attack.ts'
import { readFacts } from './facts.ts'
import { GROUPS } from './groups.ts'
import { judge } from './judge.ts'
import { worldOf } from './world.ts'

const statusesOf = (answers: Response | readonly Response[]) =>
  [answers].flat().map(({ status }) => status)

const inOrder = (statuses: readonly number[]) => statuses.toSorted((one, other) => one - other)

type Options = { env: () => ServicesEnv; groups?: readonly Group[] }

/** Tries attacks on one database, and has a judge look after each of them at what came of it. */
export const attackSuite = (name: string, { env, groups = GROUPS }: Options) =>
  describe(`attacks on ${name}`, () => {
    const opened = worldOf(env)

    describe.each(groups)('$name', ({ attacks }) => {
      test.each(attacks)('$name', async ({ answers, run }) => {
        const { world, before } = opened()
        world.forget()
        const statuses = statusesOf(await run(world))
        await world.work()
        expect(judge(await readFacts(world), before)).toEqual([])
        expect(inOrder(statuses)).toEqual([answers].flat())
      })
    })
  })
