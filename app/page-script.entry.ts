import { startPage } from './page-script.ts'

startPage(new AbortController().signal)
