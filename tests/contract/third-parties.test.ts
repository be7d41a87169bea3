import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { vendorScripts } from '#features/consent/vendor-scripts.ts'
import { bakedIn, PUBLIC_ENV_NAMES, readPublicEnv } from '#lib/config/env-public.ts'
import { originsOf, THIRD_PARTIES, THIRD_PARTY_IDS } from '#lib/config/third-parties.ts'
import { pagePolicy } from '#lib/server/page-cache/page-policy.ts'
import { findSettings } from '../../scripts/ready/find-settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** A value of every variable, as a key or an address. */
const valueOf = (name: string) =>
  name.endsWith('_URL') ? `https://${name.toLowerCase().replaceAll('_', '-')}.example/s.js` : 'x1'

/** The variables that a script is made of, without the addresses that a page learns when it is served. */
const variablesOf = (id: (typeof THIRD_PARTY_IDS)[number]): string[] => {
  const asked = new Set<string>()
  const env = {
    ...readPublicEnv({}),
    ...Object.fromEntries(PUBLIC_ENV_NAMES.map((name) => [name, valueOf(name)])),
  }
  const { script, payment } = THIRD_PARTIES[id]
  const watched = new Proxy(env, {
    get: (target, name) => {
      asked.add(String(name))
      return Reflect.get(target, name)
    },
  })
  script(watched)
  payment?.(watched)
  return [...asked].filter((name) => name in bakedIn({ [name]: '' }))
}

const configured = (id: (typeof THIRD_PARTY_IDS)[number]) =>
  readPublicEnv(
    Object.fromEntries(
      variablesOf(id)
        .filter((name) => !/_(?:AB_TESTS|ANALYTICS)$|STRIPE/.test(name))
        .map((name) => [name, valueOf(name)]),
    ),
  )

const OURS = THIRD_PARTY_IDS.filter((id) => !THIRD_PARTIES[id].isOurs)

describe.each(OURS)('the script of another company: %s', (id) => {
  const { when, consent } = THIRD_PARTIES[id]

  it('is there by a variable that all who set it are told of, and that nobody has to set', () => {
    const names = variablesOf(id)
    expect(names).not.toEqual([])
    const dockerfile = read('Dockerfile')
    const told = [read('docs/operating.md'), read('.env.example'), read('compose.yaml')]
    for (const name of names) {
      for (const text of told) expect(text).toContain(name)
      expect(dockerfile).toMatch(new RegExp(`^ARG ${name}=`, 'm'))
    }
    const wanted = findSettings('.', {}).map(({ what }) => what.split(':')[0])
    expect(wanted.filter((name) => names.includes(name ?? ''))).toEqual([])
  })

  it('is let into the pages that load it by their policy where it is configured, and never without', () => {
    const env = configured(id)
    const inPages = originsOf(id, env).filter((origin) => pagePolicy('', env).includes(origin))
    expect(inPages).toEqual(when === 'payment' ? [] : originsOf(id, env))
    expect(originsOf(id, readPublicEnv({}))).toEqual([])
  })

  it('loads with the page only where its visitor allows it, and only where it is one for every page', () => {
    const loaded = vendorScripts(configured(id))?.map((each) => each.id) ?? []
    expect(loaded.includes(id)).toBe(consent === 'vendors' && when === 'page')
  })
})

describe('the recipe', () => {
  const [, recipe = ''] =
    /\*\*… load a script of another company\.\*\*([\s\S]*?)\n\*\*… /.exec(
      read('CONTRIBUTING.md'),
    ) ?? []

  it('names every file in which one stands', () => {
    const files = execFileSync('git', ['grep', '-l', 'CHAT_SCRIPT_URL'], { encoding: 'utf8' })
    // What its own subject and the tests have of it is another one for each.
    const shared = files
      .trim()
      .split('\n')
      .filter((file) => !/^(?:tests|e2e|features)\//.test(file))
    expect(shared.length).toBeGreaterThan(6)
    expect(shared.filter((file) => !recipe.includes(file))).toEqual([])
  })

  it('says which section of the privacy policy it changes', () => {
    expect(recipe).toContain('section 6')
    expect(read('locales/en/legal/privacy-policy.md')).toContain('## 6. Who receives it')
  })
})
