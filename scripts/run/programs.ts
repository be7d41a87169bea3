import { join } from 'node:path'
import type { Environment } from './environment.ts'
import type { Program } from './processes.ts'

/** The reference services. */
export const servicesProgram = ({ child }: Environment): Program => ({
  name: 'The services',
  args: [join('services', 'main.ts')],
  env: { ...process.env, ...child },
})

/** The built site; never bound to 127.0.0.1, where rewrites would loop (vercel/next.js issue 94745). */
export const siteProgram = ({ child, server }: Environment): Program => ({
  name: 'The site',
  args: [join('node_modules', 'next', 'dist', 'bin', 'next'), 'start', '-p', `${server.PORT}`],
  env: { ...process.env, ...child, NODE_ENV: 'production' },
})
