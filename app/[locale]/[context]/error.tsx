'use client'

import { lazy } from 'react'
import type { PageErrorProps } from './page-error.tsx'

// Every page carries this file, so the rest comes when it is needed; where that fails, the global error page shows.
const PageError = lazy(() => import('./page-error.tsx'))

const ErrorPage = (props: PageErrorProps) => <PageError {...props} />

export default ErrorPage
