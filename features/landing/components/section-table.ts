import type { ReactNode } from 'react'
import type { SectionType } from '../landing-sections.ts'
import type { SectionProps } from './section-props.ts'
import { Benefits } from './sections/benefits.tsx'
import { Closing } from './sections/closing.tsx'
import { Comparison } from './sections/comparison.tsx'
import { Documents } from './sections/documents.tsx'
import { Drawers } from './sections/drawers.tsx'
import { HeroDesk } from './sections/hero-desk.tsx'
import { HeroFan } from './sections/hero-fan.tsx'
import { HeroForm } from './sections/hero-form.tsx'
import { HeroLedger } from './sections/hero-ledger.tsx'
import { HeroLetter } from './sections/hero-letter.tsx'
import { HeroPage } from './sections/hero-page.tsx'
import { HeroWall } from './sections/hero-wall.tsx'
import { Letter } from './sections/letter.tsx'
import { Proof } from './sections/proof.tsx'
import { Steps } from './sections/steps.tsx'
import { Video } from './sections/video.tsx'

type SectionTable = { readonly [Type in SectionType]: (props: SectionProps<Type>) => ReactNode }

/** The component of each section type that a record may name. */
export const SECTIONS: SectionTable = {
  'hero-desk': HeroDesk,
  'hero-fan': HeroFan,
  'hero-form': HeroForm,
  'hero-ledger': HeroLedger,
  'hero-letter': HeroLetter,
  'hero-page': HeroPage,
  'hero-wall': HeroWall,
  benefits: Benefits,
  closing: Closing,
  comparison: Comparison,
  documents: Documents,
  drawers: Drawers,
  letter: Letter,
  proof: Proof,
  steps: Steps,
  video: Video,
} satisfies Record<SectionType, unknown>
