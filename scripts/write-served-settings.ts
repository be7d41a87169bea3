// Writes the settings that a build is served with (next.config.mjs). What is a function counts while building only.
import { writeFile } from 'node:fs/promises'
import { servedSettings } from '#lib/config/build-folder.mjs'
import { settings } from '../next.settings.ts'
import { main } from './run/main.ts'

const { BUILD_FOLDER, GALLERY } = process.env

await main(async () =>
  writeFile(servedSettings({ BUILD_FOLDER, GALLERY }), JSON.stringify(settings)),
)
