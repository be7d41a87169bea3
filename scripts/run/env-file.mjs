import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** What Windows writes a file in whose bytes begin like this. */
const UTF_16 = Buffer.from([0xff, 0xfe])

/** @param {Buffer} bytes */
const textOf = (bytes) =>
  // Takes a byte order mark off, with which Node's own reader loses the first line.
  new TextDecoder(bytes.subarray(0, 2).equals(UTF_16) ? 'utf-16le' : 'utf-8').decode(bytes)

/** Adds what stands in `.env` to the variables of this process; those that are set already win. */
export const loadEnvFile = () => {
  if (!existsSync('.env')) return
  for (const [name, value] of Object.entries(parseEnv(textOf(readFileSync('.env'))))) {
    process.env[name] ??= value
  }
}
