// Run after each change of the lock file: without these entries `npm ci` fails on a fresh clone.
import { readFileSync, writeFileSync } from 'node:fs'
import { completeLock } from './lock/complete-lock.ts'
import { parseLock } from './lock/lock-file.ts'
import { missingEntries } from './lock/missing-entries.ts'

const FILE = 'package-lock.json'
const lock = parseLock(readFileSync(FILE, 'utf8'))
writeFileSync(FILE, `${JSON.stringify(completeLock(lock), undefined, 2)}\n`)
console.log(`${missingEntries(lock).length} entries added to ${FILE}.`)
