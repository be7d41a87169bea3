import type { Thing } from 'schema-dts'

/** A thing of schema.org with fields of its own; a mere name says nothing. */
export type Described = Exclude<Thing, string>

/** A page's description for search engines, in the vocabulary of schema.org. */
export const JsonLd = ({ data }: { data: Described }) => (
  <script
    type="application/ld+json"
    // oxlint-disable-next-line react/no-danger -- a script has no other content, and nothing in it can end it
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
        '<',
        String.raw`\u003c`,
      ),
    }}
  />
)
