import { drawSheet } from '#features/previews/draw-sheet.ts'
import { SHEET } from '#features/previews/marks.ts'
import { sheetSvg } from '#features/previews/sheet-svg.ts'
import type { LibraryTitle } from '../../library-shelf.ts'

type Props = { title: Pick<LibraryTitle, 'drawn' | 'thumb'> }

/** The first page of a title, in the faces of the page where we draw it ourselves: an image could not have them. */
export const DrawnSheet = ({ title: { drawn, thumb } }: Props) =>
  drawn ? (
    <svg
      className="drawn-sheet"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMidYMin slice"
      lang={drawn.language}
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- our own drawing, in which what others have written is escaped
      dangerouslySetInnerHTML={{ __html: sheetSvg(drawSheet(drawn)) }}
    />
  ) : (
    // oxlint-disable-next-line nextjs/no-img-element -- a drawing, there is nothing to optimise
    <img src={thumb} width={600} height={778} alt="" loading="lazy" decoding="async" />
  )
