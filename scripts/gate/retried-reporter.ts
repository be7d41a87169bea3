import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const retriedIn = (module: TestModule): string[] =>
  [...module.children.allTests()]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `${basename(module.moduleId)} › ${test.fullName}`)

/** Writes the names of tests that passed at their second try, which Vitest's JSON reporter leaves out, as a list to a file. */
export const retriedReporter = (file: string): Reporter => ({
  onTestRunEnd: (modules) => writeFileSync(file, JSON.stringify(modules.flatMap(retriedIn))),
})
