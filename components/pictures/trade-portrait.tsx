/** One line each, from shoulder to shoulder, and a face on it. */
const LINES = {
  baker:
    'M2 108C20 109 38 106 46 99C51 94 51 88 50 83C41 78 38 69 39 57L38 49C27 50 20 42 23 33C26 24 36 22 42 26C45 15 63 13 69 24C78 19 91 26 88 37C86 45 80 49 73 49C62 46 49 46 38 49M73 49C75 53 75 60 77 66C78 69 74 69 74 71C75 77 71 82 62 82C61 89 62 95 68 99C78 106 98 107 118 104M63 60C65 58 68 58 70 60M61 74C64 76 67 76 69 74',
  therapist:
    'M2 108C22 109 36 105 45 98C50 94 50 88 49 82C40 76 36 64 40 52C36 40 46 28 60 29C70 29 77 36 76 45C66 44 56 41 50 37C49 44 45 49 40 52M76 45C77 53 79 59 80 63C81 66 77 66 77 68C78 75 74 81 63 81C62 88 63 94 69 98C80 105 98 107 118 104M56 57a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M69 56L77 55M56 56L44 54M62 73C65 75 69 75 71 73',
  carpenter:
    'M2 108C22 109 36 105 45 98C50 94 50 88 49 82C40 76 37 66 39 54C36 52 35 48 37 45C40 31 52 25 62 27C72 29 77 36 78 44C84 44 90 46 93 50C84 50 70 47 60 48C52 48 44 50 39 54M77 50C78 56 79 60 80 63C81 66 77 66 77 68C77 71 77 73 75 75C72 84 60 86 53 80C52 75 50 72 48 68M63 83C62 89 64 94 69 98C80 105 98 107 118 104M66 57C68 55 71 55 73 57M64 72C67 73 70 73 73 71M40 60L58 55L61 56L59 58L41 63Z',
  florist:
    'M2 108C20 109 38 106 46 99C51 94 51 88 50 83C41 78 38 69 39 57C36 42 46 29 59 29C69 29 76 37 75 48C66 47 56 43 51 37C50 46 45 52 39 57M44 36C34 40 26 33 29 25C32 17 45 17 47 25C48 28 48 30 47 33M75 48C75 53 75 60 77 66C78 69 74 69 74 71C75 77 71 82 62 82C61 89 62 95 68 99C78 106 98 107 118 104M62 61C64 59 67 59 69 61M61 74C64 76 67 76 69 74',
  caterer:
    'M2 108C20 109 38 106 46 99C51 94 51 88 50 83C45 76 43 67 44 58C49 54 53 47 53 39C59 44 67 46 75 46C75 33 64 26 52 28C37 31 31 44 32 58C33 70 30 79 26 87C34 92 45 91 50 83M75 46C75 53 75 60 77 66C78 69 74 69 74 71C75 77 71 82 62 82C61 89 62 95 68 99C78 106 98 107 118 104M62 61C64 59 67 59 69 61M61 74C64 76 67 76 69 74',
} as const

/** A trade that has a portrait. */
type PortraitName = keyof typeof LINES

/** Somebody of a trade, drawn in the stroke of a signature; the words beside it say who. */
export const TradePortrait = ({ name }: { name: PortraitName }) => (
  <svg className="portrait" viewBox="0 14 120 98" aria-hidden="true">
    <path pathLength="1" d={LINES[name]} />
  </svg>
)

const ROW = [
  'baker',
  'florist',
  'carpenter',
  'caterer',
  'therapist',
] as const satisfies PortraitName[]

/** One person's share of a row, so that each shoulder ends where the next one begins. */
const SHARE = 92

type RowProps = { least: number; most: number }

/** As many people side by side as a thing is for, five at most; paler who may join and need not. */
export const TradeRow = ({ least, most }: RowProps) => (
  <svg
    className="trade-row"
    viewBox={`0 0 ${SHARE * most} 93`}
    preserveAspectRatio="xMinYMax"
    aria-hidden="true"
  >
    {ROW.slice(0, most).map((name, at) => (
      <path
        key={name}
        transform={`translate(${SHARE * at - 14} -14)`}
        opacity={at < least ? undefined : 0.35}
        d={LINES[name]}
      />
    ))}
  </svg>
)
