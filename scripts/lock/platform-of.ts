/** Where a binary package can be installed, as package.json says it. */
export type Platform = { os?: string[]; cpu?: string[]; libc?: string[] }

const SYSTEM =
  /(?:^|[-/])(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/

/** The platform in the name of a binary package, e.g. `@next/swc-linux-x64-musl`; throws where there is none. */
export const platformOf = (name: string): Platform => {
  if (name.includes('wasm32')) return { cpu: ['wasm32'] }
  const [, os, cpu, abi = ''] = SYSTEM.exec(name) ?? []
  if (!os || !cpu) throw new Error(`${name} names no platform: add its lock entry by hand.`)
  if (os !== 'linux' || abi === '') return { os: [os], cpu: [cpu] }
  return { os: [os], cpu: [cpu], libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] }
}
