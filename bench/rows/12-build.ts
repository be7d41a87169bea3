import { execFileSync } from 'node:child_process'
import { writeFloor } from '../floors/floor-app.ts'
import { HELLO, trivialPages } from '../floors/hello-source.ts'
import { addRecords, buildAllAhead, modelRecord } from '../floors/many-records.ts'
import { copySite, type SiteCopy } from '../floors/site-copy.ts'
import { readBuildFigures } from '../lib/build-figures.ts'
import { inTurn } from '../lib/in-turn.ts'
import { buildNext } from '../lib/next-app.ts'
import { watchMemory } from '../lib/process-memory.ts'
import type { Budget } from '../lib/row.ts'
import { comparedAtMost } from '../lib/verdict.ts'

/** 8 ms where a trivial page takes 5 ms (docs/measuring.md). */
const MAX_PER_PAGE = 1.6
const MAX_MEMORY_RATIO = 1.3

/** Growth that still counts as linear: time per page of the large build by that of the small one. */
const LINEAR = 1.15

/** Records beyond those that are built ahead must not make a build longer. */
const FEW = 100
const MANY = 10_000
const SAME = 1.15

/** Builds that are compared whole go in turn: the pace of a shared machine changes within one. */
const PAIRS = 5

type Build = (watch: (pid: number) => void) => Promise<void>

/** A build runs its steps one after the other: its memory is that of the largest one. */
const peakOf = async (build: Build): Promise<number> => {
  const peaks: number[] = []
  let running: { stop: () => number } | null = null
  const end = () => {
    if (running) peaks.push(running.stop())
  }
  await build((pid) => {
    end()
    running = watchMemory(pid)
  })
  end()
  return Math.max(...peaks)
}

type Built = { copy: SiteCopy; milliseconds: number; peak: number }

/** A copy that builds all of its pages ahead, with what its build took. */
const builtWith = async (name: string, records: number): Promise<Built> => {
  const copy = copySite(name)
  buildAllAhead(copy)
  addRecords({ copy, model: await modelRecord(), count: records })
  const begin = performance.now()
  const peak = await peakOf(copy.build)
  return { copy, milliseconds: performance.now() - begin, peak }
}

/** Milliseconds of a whole build, as the site is built. */
const wholeBuild = async (name: string, records: number): Promise<number> => {
  const copy = copySite(name)
  addRecords({ copy, model: await modelRecord(), count: records })
  // What the bench has written goes to the disk before time runs, not while it does.
  execFileSync('sync')
  const start = performance.now()
  await copy.build()
  return performance.now() - start
}

/** Milliseconds that a page of a build took one of its workers, by the log of the build. */
const perPage = (log: string): number => {
  const { pages, workers, milliseconds } = readBuildFigures(log)
  return (milliseconds * workers) / pages
}

const perTrivialPage = async (pages: number): Promise<number> => {
  const app = writeFloor(`trivial-${pages}`, trivialPages(pages))
  await buildNext(app)
  return perPage(`${app.name}-build`)
}

const perPageAgain = async (copy: SiteCopy): Promise<number> => {
  await copy.generate()
  return perPage(`${copy.name}-generate`)
}

/** Time and memory of a build. */
export const build: Budget = {
  id: 12,
  title: 'build',
  needs: ['Linux'],
  measure: async ({ quick }) => {
    const rounds = quick ? 1 : PAIRS
    const small = await builtWith('build-small', quick ? 100 : 500)
    const large = await builtWith('build-large', quick ? 200 : 2000)
    const memory = await inTurn({
      rounds,
      // Written anew each time: Next keeps what it has compiled.
      floor: async () =>
        peakOf(async (watch) => buildNext(writeFloor('hello-build', HELLO), watch)),
      figure: async () => (quick ? small.peak : peakOf(copySite('build').build)),
    })
    const records = await inTurn({
      rounds,
      floor: async () => (quick ? small.milliseconds : wholeBuild('build-few-records', FEW)),
      figure: async () => (quick ? large.milliseconds : wholeBuild('build-many-records', MANY)),
    })
    const sizes = await inTurn({
      rounds,
      floor: async () => perPageAgain(small.copy),
      figure: async () => perPageAgain(large.copy),
    })
    const pages = await inTurn({
      rounds,
      floor: async () => perTrivialPage(readBuildFigures(`${small.copy.name}-generate`).pages),
      figure: async () => perPageAgain(small.copy),
    })
    return [
      comparedAtMost({
        id: 12,
        what: `whole build with ${MANY} records instead of ${FEW}`,
        unit: 'ms',
        ...records,
        limit: SAME,
      }),
      comparedAtMost({
        id: 12,
        what: 'per page and worker',
        unit: 'ms',
        ...pages,
        limit: MAX_PER_PAGE,
      }),
      comparedAtMost({
        id: 12,
        what: 'per page with four times the records',
        unit: 'ms',
        ...sizes,
        limit: LINEAR,
      }),
      comparedAtMost({
        id: 12,
        what: 'peak memory',
        unit: 'MB',
        ...memory,
        limit: MAX_MEMORY_RATIO,
      }),
    ]
  },
}
