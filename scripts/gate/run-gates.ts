import type { Environment } from '../run/environment.ts'
import type { Gate } from './gates.ts'
import { single, sum, type Outcome } from './outcome.ts'

const runGate = async ({ name, run }: Gate, environment: Environment): Promise<Outcome> => {
  console.log(`\n── ${name} …`)
  const begin = Date.now()
  let outcome: Outcome
  try {
    outcome = await run(environment)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    outcome = single(false)
  }
  const seconds = ((Date.now() - begin) / 1000).toFixed(1)
  console.log(`── ${name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s`)
  // A gate that names no test of its own is named itself.
  const isUnnamed = outcome.failed > 0 && outcome.broken.length === 0
  return isUnnamed ? { ...outcome, broken: [name] } : outcome
}

/** Runs gates in turn, with some beside them, all of them also after a failure, and adds their outcomes up. */
export const runGates = async (gates: readonly Gate[], environment: Environment) => {
  const beside = gates.filter(({ isBeside }) => isBeside).map((gate) => runGate(gate, environment))
  const outcomes: Outcome[] = []
  for (const gate of gates) if (!gate.isBeside) outcomes.push(await runGate(gate, environment))
  return sum([...(await Promise.all(beside)), ...outcomes])
}
