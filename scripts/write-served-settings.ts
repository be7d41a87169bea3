// Writes the settings that a build is served with (next.config.mjs). What is a function counts while building only.
import { writeFile } from 'node:fs/promises'
import { servedSettings } from '#lib/config/build-folder.mjs'
import { publicEnv } from '#lib/config/env-public.ts'
import { settings } from '../next.settings.ts'
import { main } from './run/main.ts'

await main(async () => writeFile(servedSettings(publicEnv()), JSON.stringify(settings)))
