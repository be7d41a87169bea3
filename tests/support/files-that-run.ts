import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const OURS = /^(?:app|components|features|lib|services)\//

/** The files of the product of which a function runs during an act, as the engine counts them; each from the root of the repository. */
export const filesThatRun = async (act: () => Promise<unknown>): Promise<string[]> => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await act()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  return result
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName && ranges[0]?.count),
    )
    .map(({ url }) => (url.startsWith('file:') ? relative('', fileURLToPath(url)) : url))
    .filter((file) => OURS.test(file))
}
