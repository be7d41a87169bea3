import { writeFloor } from '../floors/floor-app.ts'
import { HELLO, trivialPages } from '../floors/hello-source.ts'
import { addRecords, buildAllAhead, modelRecord } from '../floors/many-records.ts'
import { copySite } from '../floors/site-copy.ts'
import { readBuildFigures, type BuildFigures } from '../lib/build-figures.ts'
import { buildNext } from '../lib/next-app.ts'
import { watchMemory } from '../lib/process-memory.ts'
import type { Budget } from '../lib/row.ts'
import { ratioAtMost } from '../lib/verdict.ts'

/** 8 ms where a trivial page takes 5 ms (docs/measuring.md). */
const MAX_PER_PAGE = 1.6
const MAX_MEMORY_RATIO = 1.3

/** Growth that still counts as linear: time per page of the large build by that of the small one. */
const LINEAR = 1.15

/** Records beyond those that are built ahead must not make a build longer; one round, on a shared machine. */
const FEW = 100
const MANY = 10_000
const SAME = 1.15

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

const buildWith = async (name: string, records: number): Promise<BuildFigures> => {
  const copy = copySite(name)
  buildAllAhead(copy)
  addRecords({ copy, model: await modelRecord(), count: records })
  await copy.build()
  return readBuildFigures(`${name}-generate`)
}

const trivialBuildWith = async (pages: number): Promise<BuildFigures> => {
  const app = writeFloor(`trivial-${pages}`, trivialPages(pages))
  await buildNext(app)
  return readBuildFigures(`${app.name}-build`)
}

/** Milliseconds of a whole build, as the site is built. */
const wholeBuild = async (name: string, records: number): Promise<number> => {
  const copy = copySite(name)
  addRecords({ copy, model: await modelRecord(), count: records })
  const start = performance.now()
  await copy.build()
  return performance.now() - start
}

const perPage = ({ pages, workers, milliseconds }: BuildFigures): number =>
  (milliseconds * workers) / pages

/** What the pages of the larger build take that the smaller one has not: without the start of the workers. */
const morePages = (small: BuildFigures, large: BuildFigures): BuildFigures => {
  const milliseconds = large.milliseconds - small.milliseconds
  if (milliseconds <= 0) {
    throw new Error('More pages took less time: the machine was busy. Run this row on a quiet one.')
  }
  return { pages: large.pages - small.pages, workers: large.workers, milliseconds }
}

/** Time and memory of a build. */
export const build: Budget = {
  id: 12,
  title: 'build',
  measure: async ({ quick }) => {
    const hello = writeFloor('hello-build', HELLO)
    const floor = await peakOf(async (watch) => buildNext(hello, watch))
    const figure = await peakOf(copySite('build').build)
    const small = await buildWith('build-small', quick ? 100 : 500)
    const large = await buildWith('build-large', quick ? 200 : 2000)
    const fewTrivial = await trivialBuildWith(quick ? 100 : 500)
    const manyTrivial = await trivialBuildWith(quick ? 200 : 2000)
    const few = await wholeBuild('build-few-records', FEW)
    const many = await wholeBuild('build-many-records', quick ? 1000 : MANY)
    return [
      ratioAtMost({
        id: 12,
        what: `whole build with ${MANY} records instead of ${FEW}`,
        unit: 'ms',
        floor: few,
        figure: many,
        limit: SAME,
      }),
      ratioAtMost({
        id: 12,
        what: 'per page and worker',
        unit: 'ms',
        floor: perPage(morePages(fewTrivial, manyTrivial)),
        figure: perPage(morePages(small, large)),
        limit: MAX_PER_PAGE,
      }),
      ratioAtMost({
        id: 12,
        what: 'per page with four times the records',
        unit: 'ms',
        floor: perPage(small),
        figure: perPage(large),
        limit: LINEAR,
      }),
      ratioAtMost({
        id: 12,
        what: 'peak memory',
        unit: 'MB',
        floor,
        figure,
        limit: MAX_MEMORY_RATIO,
      }),
    ]
  },
}
