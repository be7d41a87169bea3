import { payloadFor } from './bench.ts'
import { ended, ownServices, spawnServices, untilHealthy } from './child-services.ts'

/** Makes an account at the user service; the status that it answers. */
export const signUp = async (origin: string, email: string): Promise<number> => {
  const answer = await fetch(`${origin}/userbase/user/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payloadFor(email)),
  })
  return answer.status
}

/** Starts services of the test's own on a folder. */
export const start = async (DATA_DIR: string) => {
  const { origin, variables } = await ownServices({ DATA_DIR }, 'data')
  const { child } = spawnServices(variables)
  await untilHealthy(origin)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended(child)
  }
  return { origin, variables: { ...variables, DATABASE_URL: '' }, stop }
}
