import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { markWhole, serveBuild } from '../../scripts/run/builds.ts'
import { followBuilds } from '../../scripts/stack/follow-builds.ts'
import { tempTree } from '../scripts/temp-tree.ts'

const make = (parent: string, day: number) => {
  const folder = join(parent, `202611${day}T120000-00aa`)
  mkdirSync(folder)
  markWhole(folder, 'sources')
  return folder
}

const following = (deployOne: (build: string) => Promise<void> = () => Promise.resolve()) => {
  const parent = tempTree({})
  const [first, second, third] = [make(parent, 10), make(parent, 11), make(parent, 12)]
  serveBuild(first)
  const deployed: string[] = []
  const said: string[] = []
  const deploy = async (build: string) => {
    await deployOne(build)
    deployed.push(build)
  }
  const { stop } = followBuilds({ build: first, deploy, say: (line) => said.push(line) })
  onTestFinished(stop)
  return { first, second, third, deployed, said, stop }
}

describe('a stack that follows builds', () => {
  it('deploys the one that is made served, once, and none that only stands there', async () => {
    const { second, third, deployed, said } = following()
    serveBuild(second)
    await expect.poll(() => deployed).toEqual([second])
    await sleep(1500)
    expect(deployed).toEqual([second])
    serveBuild(third)
    await expect.poll(() => said.at(-1)).toBe('Build 20261112T120000-00aa is served.')
    expect(deployed).toEqual([second, third])
  })

  it('deploys one that became served while the stack was starting', async () => {
    const parent = tempTree({})
    const [running, meanwhile] = [make(parent, 10), make(parent, 11)]
    serveBuild(meanwhile)
    const deployed: string[] = []
    const deploy = (build: string) => Promise.resolve(void deployed.push(build))
    const { stop } = followBuilds({ build: running, deploy, say: () => undefined })
    onTestFinished(stop)
    await expect.poll(() => deployed).toEqual([meanwhile])
  })

  it('says of one that does not start that what runs goes on, and takes the next', async () => {
    let isBroken = true
    const { second, third, deployed, said } = following(() =>
      isBroken ? Promise.reject(new Error('site-3 ended: code 1.')) : Promise.resolve(),
    )
    serveBuild(second)
    await expect
      .poll(() => said.at(-1))
      .toBe(
        'Build 20261111T120000-00aa is not served by all: site-3 ended: code 1. What runs goes on.',
      )
    isBroken = false
    serveBuild(third)
    await expect.poll(() => deployed).toEqual([third])
  })

  it('ends once a deploy that is under way has', async () => {
    let isUnderWay = false
    const { second, deployed, stop } = following(async () => {
      isUnderWay = true
      await sleep(2000)
    })
    serveBuild(second)
    await expect.poll(() => isUnderWay).toBe(true)
    await stop()
    expect(deployed).toEqual([second])
  })
})
