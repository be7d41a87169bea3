import type { ComponentType } from 'react'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Claims } from '#lib/i18n/claims.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import type { Drawing } from '../stories.ts'
import { BoatPicture } from './pictures/boat-picture.tsx'
import { DisksPicture } from './pictures/disks-picture.tsx'
import { EnvelopePicture } from './pictures/envelope-picture.tsx'
import { GrovePicture } from './pictures/grove-picture.tsx'
import { LetterPicture } from './pictures/letter-picture.tsx'
import type { PictureProps } from './pictures/picture.tsx'
import { PilePicture } from './pictures/pile-picture.tsx'

const PICTURES: Readonly<Record<Drawing, ComponentType<PictureProps>>> = {
  letter: LetterPicture,
  pile: PilePicture,
  boat: BoatPicture,
  disks: DisksPicture,
  grove: GrovePicture,
  envelope: EnvelopePicture,
}

type Props = { drawing: Drawing; locale: Locale; claims: Claims; label?: string | undefined }

/** The picture drawn for a story, with its figures; without a label it stands beside words that say the same. */
export const StoryPicture = ({ drawing, locale, claims, label }: Props) => {
  const Picture = PICTURES[drawing]
  const commission = numberFormat(locale, { style: 'percent' }).format(
    AFFILIATE_PROGRAMME.commissionPercent / 100,
  )
  const storage = numberFormat(locale, { style: 'unit', unit: 'gigabyte' })
  return (
    <Picture
      claims={claims}
      commission={commission}
      gigabytes={(size) => storage.format(size)}
      label={label}
    />
  )
}
