import type { ReactNode } from 'react'
import { CONTEXTS } from '#lib/config/contexts.ts'

type Props = { children: ReactNode; params: Promise<{ context: string }> }

export const generateStaticParams = () => [{ context: CONTEXTS[0] }]

const ContextLayout = async ({ children, params }: Props) => {
  const { context } = await params
  return (
    <div data-context={context} className="contents">
      {children}
    </div>
  )
}

export default ContextLayout
