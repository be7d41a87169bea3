import type { Locale } from '#lib/config/locales.ts'
import {
  STILL_LIFE_FILES,
  STILL_LIFES,
  stillLifePath,
  type StillLifeName,
} from '#lib/config/still-lifes.ts'

type Props = { name: StillLifeName; locale: Locale }

/** Where it fills less than the screen in height, more of its width is drawn than is seen. */
const SIZES = '(width < 43.75rem) 43.75rem, 100vw'

/** A picture that fills the screen from edge to edge; it is fetched when it comes near, and says nothing that the words do not. */
export const StillLife = ({ name, locale }: Props) => {
  const { width, height } = STILL_LIFES[name]
  const [avif, webp] = (['avif', 'webp'] as const).map((format) =>
    STILL_LIFE_FILES.filter((file) => file.format === format)
      .map((file) => `${stillLifePath({ name, locale }, file)} ${file.width}w`)
      .join(', '),
  )
  return (
    <picture className="still" data-still={name}>
      <source type="image/avif" srcSet={avif} sizes={SIZES} />
      <img
        srcSet={webp}
        sizes={SIZES}
        alt=""
        loading="lazy"
        decoding="async"
        {...{ width, height }}
      />
    </picture>
  )
}
