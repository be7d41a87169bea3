import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ALARM_EVENTS, LIMITED_EVENTS } from '#lib/config/metrics.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { openMetrics } from '#lib/watch/serve-metrics.ts'
import { alertRules } from '../support/alert-rules.ts'

const metrics = await openMetrics({ program: 'site', collect: () => Promise.resolve([]) })
const text = await metrics.text()

afterAll(metrics.end)

const front = readFileSync('deploy/nginx/site.conf', 'utf8')

const told = new Set([...`${text}${front}`.matchAll(/# TYPE (\S+)/g)].map(([, name = '']) => name))

/** What Prometheus knows by itself: whether it has reached a process. */
const REACHED = ['ProgramDown', 'FrontDown']

/** Names of metrics in an expression, without what a histogram adds to its own. */
const namesIn = (expr: string): string[] =>
  [...expr.matchAll(/\b(?:bib|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|sum|count)$/, ''),
  )

const board = z.object({
  title: z.string(),
  panels: z
    .array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }))
    .min(1),
})

const boards = globSync('deploy/grafana/*.json').map((file) =>
  board.parse(JSON.parse(readFileSync(file, 'utf8'))),
)

const panels = boards.flatMap(({ title: of, panels: shown }) =>
  shown.map(({ title, targets }) => ({
    panel: `${of}: ${title}`,
    expr: targets.map(({ expr }) => expr).join('\n'),
  })),
)

const rules = alertRules()

const RUNBOOK = readFileSync('docs/runbook.md', 'utf8')

const sections = new Map(
  RUNBOOK.split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n', 1)[0] ?? '', section]),
)

describe('what is watched with', () => {
  it('there are rules and dashboards', () => {
    expect(rules.length).toBeGreaterThan(15)
    expect(boards.length).toBe(2)
  })

  it('the configuration to begin with has the rules and the jobs that they ask for', () => {
    const config = readFileSync('deploy/prometheus/prometheus.yaml', 'utf8')
    expect(config).toContain('rule_files: [alerts.yaml]')
    const jobs = [...config.matchAll(/job_name: (\w+)/g)].map(([, name = '']) => name)
    const asked = rules
      .filter(({ alert }) => REACHED.includes(alert))
      .flatMap(({ expr }) => [...expr.matchAll(/job=~?"([^"]+)"/g)])
      .flatMap(([, names = '']) => names.split('|'))
    expect(asked.toSorted()).toEqual(jobs.toSorted())
    expect(config).toContain('metrics_path: /front/metrics')
    expect(front).toContain('location = /front/metrics {')
  })

  it.each(rules)('$alert asks for metrics that there are', ({ alert, expr }) => {
    const names = namesIn(expr)
    if (!REACHED.includes(alert)) expect(names).not.toEqual([])
    expect(names.filter((name) => !told.has(name))).toEqual([])
  })

  it.each(panels)('$panel shows metrics that there are', ({ expr }) => {
    const names = namesIn(expr)
    expect(names).not.toEqual([])
    expect(names.filter((name) => !told.has(name))).toEqual([])
  })

  it('rules name events of the log that are written under that name', () => {
    const named = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/event=~?"([^"]+)"/g)].flatMap(([, events = '']) => events.split('|')),
    )
    const known: readonly string[] = [...keysOf(ALARM_EVENTS), ...LIMITED_EVENTS]
    expect(named).not.toEqual([])
    expect(named.filter((event) => !known.includes(event))).toEqual([])
  })

  it('each event that is counted from 0 is written by the code', () => {
    const sources = globSync(['{app,features,lib,services}/**/*.{ts,tsx}'], {
      exclude: (name) => name === 'metrics.ts',
    })
    const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
    const unwritten = [...keysOf(ALARM_EVENTS), ...LIMITED_EVENTS].filter(
      (event) => !code.includes(`'${event}'`),
    )
    expect(unwritten).toEqual([])
  })
})

const MONEY = (
  /event=~"([^"]+)"/.exec(
    rules.find(({ alert }) => alert === 'MoneyNeedsPerson')?.expr ?? '',
  )?.[1] ?? ''
).split('|')

describe('a payment that waits for a person', () => {
  const codeOf = (folders: string) =>
    globSync(`${folders}/**/*.{ts,tsx}`, { exclude: (name) => name === 'metrics.ts' })
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  // Money is the services' alone.
  const programs = [['services', codeOf('services')]] as const

  it.each(MONEY)('"%s" has a row in docs/operating.md', (event) => {
    const rows = readFileSync('docs/operating.md', 'utf8').matchAll(/^\| (`[^|]+) \|/gm)
    expect([...rows].map(([, names = '']) => names).join(' ')).toContain(`\`${event}\``)
  })

  it.each(programs)('is found in the log of the %s as docs/runbook.md says', (program, code) => {
    const section = sections.get('MoneyNeedsPerson') ?? ''
    const [, pattern = ''] = new RegExp(`-u ${program} .*grep -E '(.+)'`).exec(section) ?? []
    const written = MONEY.filter((event) => code.includes(`'${event}'`))
    expect(written.length).toBeGreaterThan(3)
    expect(written.filter((event) => !new RegExp(pattern).test(event))).toEqual([])
  })
})

describe('docs/runbook.md', () => {
  it('has a section for each alert, and none for anything else', () => {
    expect([...sections.keys()].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  })

  it.each(rules)(
    '$alert: what it means, what visitors see, three commands, how it ends',
    (rule) => {
      const section = sections.get(rule.alert) ?? ''
      expect(rule.runbook).toBe(`docs/runbook.md#${rule.alert.toLowerCase()}`)
      for (const word of ['**Means.**', '**Visitors see.**', '**First.**', '**Ends.**']) {
        expect(section).toContain(word)
      }
      const [, commands = ''] = /```\n([\s\S]*?)```/.exec(section) ?? []
      expect(commands.trim().split('\n')).toHaveLength(3)
    },
  )
})
