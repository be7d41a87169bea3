// Preloaded by site and services of a test: Germany is settled there, as an owner writes it into lib/config/settled-countries.ts; the
// site has those rows in its build.
import { registerHooks } from 'node:module'

const HOLDS_ROWS = /\/settled-countries\.ts$|\/server\/chunks\//

const ROW = /CA: ?\{ ?collects: ?(?:!0|true) ?\}/

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (!HOLDS_ROWS.test(url) || !loaded.source) return loaded
    const { source } = loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source)
    return ROW.test(text)
      ? { ...loaded, source: text.replace(ROW, '$&, DE: { collects: true }') }
      : loaded
  },
})
