import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Outside Next's bundler `server-only` throws on import, which is its job in the browser only.
const resolve = { alias: { 'server-only': fromRoot('node_modules/server-only/empty.js') } }

// next-intl imports `next/…` without an extension, which plain Node does not resolve.
const server = { deps: { inline: ['next-intl'] } }

export default defineConfig({
  test: {
    testTimeout: 20_000,
    // By itself it leaves a core to others: on two cores half of the machine, while many tests wait.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
          server,
        },
      },
      {
        resolve,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          server,
        },
      },
    ],
  },
})
