import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { SCRIPT_LIFE_S } from '#lib/config/constants.ts'
import { codeOf } from '#lib/util/error-code.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { processState } from '#services/db/process-state.ts'
import { allBuilds, buildStartedAt, isWhole, servedBuild } from './builds.ts'

/** The way back from a bad build. */
const KEPT_WHOLE = 3

/** HTML may be kept for 7 days by who is in front of the site: its scripts and styles stay a day longer (design 23). */
const STATIC_MS = SCRIPT_LIFE_S * 1000

const HOLD = /^held-\d+$/

/** In a build of which only the files are left that browsers fetch. */
const RETIRED = 'retired'

const NOT_WRITABLE = ['EROFS', 'EACCES', 'EPERM']

const holdSchema = z.object({ pid: z.int(), start: z.optional(z.string()) })

/** Notes that a process serves a build, which therefore stays. */
export const holdBuild = (folder: string, pid: number): void => {
  const { start } = processState(pid)
  try {
    writeFileSync(join(folder, `held-${pid}`), JSON.stringify({ pid, start }))
  } catch (error) {
    // Nobody builds where nobody can write.
    if (!NOT_WRITABLE.includes(codeOf(error))) throw error
  }
}

const isHeld = (folder: string): boolean =>
  readdirSync(folder)
    .filter((name) => HOLD.test(name))
    .some((name) => {
      const hold = z.safeParse(holdSchema, parseJson(readFileSync(join(folder, name), 'utf8')))
      if (!hold.success) return false
      const { alive, start } = processState(hold.data.pid)
      return alive && start === hold.data.start
    })

const keepStatic = (folder: string) => {
  writeFileSync(join(folder, RETIRED), '')
  for (const name of readdirSync(folder)) {
    if (name !== 'static' && name !== RETIRED) rmSync(join(folder, name), { recursive: true })
  }
}

const retire = (folder: string, now: number) => {
  const isOld = now - buildStartedAt(folder) > STATIC_MS
  if (isOld || !(isWhole(folder) || existsSync(join(folder, RETIRED)))) {
    rmSync(folder, { recursive: true })
    return
  }
  keepStatic(folder)
}

/**
 * Clears away what builds left (decision 025): whole stay the newest three, the one that `npm run serve` takes and
 * those that a process serves; of the others their static files for eight days. Only for who has the lock of builds.
 */
export const retireBuilds = (parent: string, now = Date.now()): void => {
  const builds = allBuilds(parent)
  const kept = new Set([...builds.filter(isWhole).slice(0, KEPT_WHOLE), servedBuild(parent)])
  for (const folder of builds) if (!kept.has(folder) && !isHeld(folder)) retire(folder, now)
}
