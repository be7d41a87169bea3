import { readEnvironment, type Environment } from '../run/environment.ts'
import { freePort } from '../run/free-port.ts'

/** Known to the tests, so that they can ask the services as the site does. */
const SERVICES_KEY = 'what site and services of the tests share'

/** The environment of the tests: the ports of `npm start` where they are free, so that both share one build. */
export const testEnvironment = async (): Promise<Environment> => {
  const { server } = readEnvironment(process.env)
  const PORT = await freePort(server.PORT)
  const SERVICES_PORT = await freePort(server.SERVICES_PORT)
  return readEnvironment({
    ...process.env,
    PORT: `${PORT}`,
    SERVICES_PORT: `${SERVICES_PORT}`,
    SERVICES_KEY,
  })
}
