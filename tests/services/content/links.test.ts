import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashOf } from '#lib/util/hash-of.ts'
import { readExperiments } from '#services/results/experiment-records.ts'
import { readRecordFolder } from '../../../scripts/landing/read-record-folder.ts'
import { LANDING_FORM } from '../../../scripts/landing/record-schema.ts'
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

describe('a folder into which somebody has put what is no record', () => {
  const problemsOf = async (bench: ReturnType<typeof contentBench>) => {
    expect(await bench.records('fr')).toEqual({ [PATH]: await hashOf(GOOD) })
    return (await bench.problems()).map(({ file, faults }) => `${file} ${JSON.stringify(faults)}`)
  }

  const withGood = () => {
    const bench = contentBench()
    bench.drop(FILE, GOOD)
    return bench
  }

  const pipe = (bench: ReturnType<typeof contentBench>, name: string) => {
    const file = join(bench.folder, name)
    mkdirSync(join(file, '..'), { recursive: true })
    execFileSync('mkfifo', [file])
  }

  test('reads it once, whatever the number of links to itself', async () => {
    const bench = withGood()
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      symlinkSync('.', join(bench.folder, 'fr/landing/docs', name))
    }
    const problems = await problemsOf(bench)
    expect(problems).toHaveLength(5)
    expect(problems[0]).toContain('is read under another name')
  })

  test('reads it once through folders that lead to each other', async () => {
    const bench = withGood()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      mkdirSync(join(bench.folder, 'fr/landing', name))
    }
    for (const from of ['a', 'b', 'c', 'd', 'e', 'f']) {
      for (const to of ['a', 'b', 'c', 'd', 'e', 'f']) {
        symlinkSync(`../${to}`, join(bench.folder, 'fr/landing', from, `to-${to}`))
      }
    }
    expect(await problemsOf(bench)).toHaveLength(36)
  })

  test('goes on beside a pipe, and names it', async () => {
    const bench = withGood()
    pipe(bench, 'fr/landing/docs/pipe.json')
    pipe(bench, 'experiments/pipe.json')
    const problems = await problemsOf(bench)
    expect(problems.map((line) => line.split(' ')[0])).toEqual([
      'experiments/pipe.json',
      'fr/landing/docs/pipe.json',
    ])
  })

  test('reads nothing else of the machine, neither devices nor files that a link leads to', async () => {
    const bench = withGood()
    const secret = join(bench.folder, '../secret.json')
    writeFileSync(secret, 'hunter2-and-more')
    const lead = (to: string, name: string) =>
      symlinkSync(to, join(bench.folder, 'fr/landing/docs', name))
    lead('/dev/zero', 'zero.json')
    lead(secret, 'secret.json')
    lead(join(bench.folder, '..'), 'above')
    const problems = await problemsOf(bench)
    expect(problems).toHaveLength(3)
    for (const problem of problems) expect(problem).toContain('leads out of the folder')
    expect([...problems, ...bench.logLines].join('\n')).not.toContain('hunter2')
  })

  test('quotes nothing of a file that is no JSON', async () => {
    const bench = withGood()
    bench.drop('fr/landing/docs/broken.json', 'hunter2-and-more')
    expect([...(await problemsOf(bench)), ...bench.logLines].join('\n')).not.toContain('hunter2')
  })

  test('holds up neither the results nor the checks of the commands', async () => {
    const bench = withGood()
    pipe(bench, 'experiments/pipe.json')
    pipe(bench, 'fr/landing/docs/pipe.json')
    symlinkSync('.', join(bench.folder, 'experiments/circle'))
    const { experiments } = await readExperiments(bench.folder)
    expect(experiments.map(({ name }) => name)).not.toContain('pipe')
    const { rows } = await readRecordFolder({ root: bench.folder, name: 'content' }, LANDING_FORM)
    expect(rows.map(({ path }) => path)).toEqual([PATH])
  })
})
