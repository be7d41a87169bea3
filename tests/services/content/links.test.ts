import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashOf } from '#lib/util/hash-of.ts'
import { contentBench, recordText } from './support.ts'

const FILE = 'fr/landing/docs/soldes.json'
const PATH = '/docs/soldes'
const GOOD = recordText()
const BETTER = recordText({ alias: 'A better one' })

describe('a volume of a cluster, which holds links alone', () => {
  /** As Kubernetes lays out a ConfigMap: hidden folders, and links to the newest. */
  const mount = (bench: ReturnType<typeof contentBench>, version: string, text: string) => {
    bench.drop(`..${version}/fr/landing/docs/soldes.json`, text)
    const data = join(bench.folder, '..data')
    rmSync(data, { force: true })
    symlinkSync(`..${version}`, data)
  }

  test('is read through its links to folders, and anew when they lead elsewhere', async () => {
    const bench = contentBench()
    mount(bench, '1', GOOD)
    symlinkSync('..data/fr', join(bench.folder, 'fr'))
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(GOOD) })
    mount(bench, '2', BETTER)
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(BETTER) })
  })

  test('is read through its links to files', async () => {
    const bench = contentBench()
    mount(bench, '1', GOOD)
    mkdirSync(join(bench.folder, 'fr/landing/docs'), { recursive: true })
    symlinkSync(join(bench.folder, '..data', FILE), join(bench.folder, FILE))
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(GOOD) })
  })

  test('may hold a link that leads nowhere, or in a circle', async () => {
    const bench = contentBench()
    bench.drop(FILE, GOOD)
    symlinkSync('nowhere.json', join(bench.folder, 'fr/landing/docs/gone.json'))
    symlinkSync('.', join(bench.folder, 'fr/landing/docs/circle'))
    expect(await bench.records('fr')).toMatchObject({ [PATH]: await hashOf(GOOD) })
  })
})
