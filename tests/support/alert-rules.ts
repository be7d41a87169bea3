import { readFileSync } from 'node:fs'
import { RULES } from './promtool.ts'

type AlertRule = { alert: string; expr: string; runbook: string }

/** A rule as the file writes each: an alert, its expression on one line, and where its section of the runbook is. */
const RULE = /- alert: (\w+)\n\s+expr: (.+)\n(?:.*\n)*?\s+runbook: (\S+)/g

/** The alert rules of the product. */
export const alertRules = (): AlertRule[] =>
  [...readFileSync(RULES, 'utf8').matchAll(RULE)].map(
    ([, alert = '', expr = '', runbook = '']) => ({ alert, expr, runbook }),
  )
