import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { isProgram } from '../../scripts/run/is-program.ts'

/** The program that tries rules of Prometheus, where there is one. */
export const findPromtool = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'promtool'))
    .find(isProgram)

export const RULES = 'deploy/prometheus/alerts.yaml'

const runPromtool = (args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(findPromtool() ?? '', args, {
    input,
    encoding: 'utf8',
  })
  return { isGood: status === 0, said: stdout + stderr }
}

/** What Prometheus says of the rules as a whole. */
export const checkRules = () => runPromtool(['check', 'rules', RULES])

/** What Prometheus says of a configuration that it does not take; nothing of one that it does, or where there is no Prometheus. */
export const checkConfig = (file: string): string | undefined => {
  if (!findPromtool()) return undefined
  const { isGood, said } = runPromtool(['check', 'config', file])
  return isGood ? undefined : said
}

/** What Prometheus says of metrics as a process tells them. */
export const checkMetrics = (text: string) => runPromtool(['check', 'metrics'], text)

/** A series with what it was before something happened and after it. */
export type Series = {
  series: string
  isCounter: boolean
  /** Nothing where it was not there. */
  before: number | undefined
  after: number
}

const QUIET_MINUTES = 10

const LONG_MINUTES = 120

/** A gauge stays as it was then; of a counter, the same happens each minute. */
const valuesOf = ({ isCounter, before, after }: Series): string => {
  const was = before ?? 0
  const then = isCounter ? `${was}+${after - was}` : after
  return `${before ?? '_'}x${QUIET_MINUTES} ${then}x${LONG_MINUTES}`
}

/** Tells whether an alert is silent before something happens and fires while it goes on: nothing, or what Prometheus says. */
export const alertFault = (alert: string, series: readonly Series[]): string | undefined => {
  const expr = `group(ALERTS{alertname="${alert}",alertstate="firing"})`
  const fires = { labels: '{}', value: 1 }
  const test = {
    rule_files: [resolve(RULES)],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: series.map((one) => ({ series: one.series, values: valuesOf(one) })),
        promql_expr_test: [
          { expr, eval_time: `${QUIET_MINUTES - 1}m`, exp_samples: [] },
          { expr, eval_time: `${LONG_MINUTES}m`, exp_samples: [fires] },
        ],
      },
    ],
  }
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  const file = join(folder, 'test.yaml')
  // JSON is YAML as well.
  writeFileSync(file, JSON.stringify(test))
  const { isGood, said } = runPromtool(['test', 'rules', file])
  rmSync(folder, { recursive: true })
  return isGood ? undefined : said
}
