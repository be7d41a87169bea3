import type { PageFact } from '#lib/util/page-fact.ts'

type BlockProps = { value: unknown } & ({ id: string } | { 'data-given': '' })

/** A data block of the page for its script (docs/decisions/029), found by an id or as what an island was given; no browser runs it, whatever it holds. */
export const DataBlock = ({ value, ...names }: BlockProps) => {
  const html = { __html: JSON.stringify(value).replaceAll('<', String.raw`\u003c`) }
  // oxlint-disable-next-line react/no-danger -- JSON in which no tag can end
  return <script type="application/json" {...names} dangerouslySetInnerHTML={html} />
}

type Props<Value> = { fact: PageFact<Value>; value: Value }

/** A fact of the page, by the id under which its script finds it. */
export const FactBlock = <Value,>({ fact: { id }, value }: Props<Value>) => (
  <DataBlock id={id} value={value} />
)
