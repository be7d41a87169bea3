import { CLAIM_SOURCES } from '#lib/config/claim-sources.ts'
import { CLAIM_NAMES } from '#lib/util/claims.ts'
import { linesOf } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

const FILE = 'lib/config/claim-sources.ts'

/** The figures of the copy that nothing proves yet, each with where the owner states it. */
export const findClaims = (root: string, sources = CLAIM_SOURCES): OpenPoint[] => {
  const lines = linesOf(root, FILE)
  return CLAIM_NAMES.flatMap((name) => {
    const { counts, statedIn, proof } = sources[name]
    if (proof) return []
    const line = lines.find(({ text }) => text.startsWith(`  ${name}: `))?.line ?? 1
    return [
      { group: 'claims', file: FILE, line, what: `{${name}}, ${counts}: stated in ${statedIn}` },
    ]
  })
}
