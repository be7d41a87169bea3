/** Rows of the dashboard: where each begins, and how long it is. */
const ROWS = 'M130 96h190M130 124h230M130 152h160M130 180h210'

/**
 * The picture behind the translucent mask of an overlay where one is needed: the dashboard, drawn (S2 §2.8). A click on it counts as one
 * on the mask.
 */
export const MaskPicture = () => (
  <svg
    viewBox="0 0 640 400"
    preserveAspectRatio="xMidYMid slice"
    className="mask-picture absolute w-full"
    aria-hidden="true"
  >
    <path className="fill-paper" d="M0 0h640v400H0z" />
    <path className="fill-ink" d="M0 0h96v400H0z" />
    <path
      className="fill-sheet"
      d="M112 72h264v132H112zM392 72h232v132H392zM112 220h512v164H112z"
    />
    <path className="stroke-line-strong" strokeWidth="6" d={`${ROWS}M112 40h150`} />
    <path
      className="fill-action"
      d="M412 150h28v38h-28zm44-30h28v68h-28zm44 16h28v52h-28zm44-44h28v96h-28z"
    />
    <path className="fill-marker" d="M130 244h88v8h-88z" />
  </svg>
)
