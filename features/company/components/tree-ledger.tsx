import { getTranslations } from 'next-intl/server'
import { Tree, treeShape } from '#components/pictures/tree.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { figureOf, forestRows, TREES_PER_MARK, type ForestRow } from '../forest.ts'

type Row = ForestRow & { written: string }

/** One line of the ledger: its trees, and how many stand there by then. */
const LedgerRow = ({ marks, written }: Row) => (
  <li>
    <span>
      {Array.from({ length: marks }, (_mark, at) => (
        <Tree key={`${at}`} shape={treeShape(at)} />
      ))}
    </span>
    <span className="figures">{written}</span>
  </li>
)

/** The promise beside the whole count, and where it comes from: each drawn tree stands for a thousand, and the rows add up to the claim. */
export const TreeLedger = async ({ locale, claims }: SectionProps) => {
  const [t, tSource] = await Promise.all([
    getTranslations({ locale, namespace: 'sustainability.hero' }),
    getTranslations({ locale, namespace: 'sustainability.count.source' }),
  ])
  const number = numberFormat(locale)
  const scale = number.format(TREES_PER_MARK)
  return (
    <section className="container-page beside opening tree-hero">
      <div>
        <p className="font-medium text-ink-soft">{t('kicker')}</p>
        <h1 className="mt-4 long-title text-hero tracking-tight">
          {t.rich('title', { mark: marker })}
        </h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead', claims)}</p>
        <p className="mt-8">
          <SiteLink to="library" locale={locale} className={buttonClasses('primary')}>
            {t('action')}
          </SiteLink>
        </p>
      </div>
      <figure className="leaf lifted tree-ledger">
        <p className="tree-ledger-total">
          <span>{t('total')}</span>
          <strong className="figures">{t('figure', claims)}</strong>
        </p>
        <p className="tree-ledger-head">
          <span>{t('ledger')}</span>
          <span>{t('running')}</span>
        </p>
        <ol aria-hidden="true">
          {forestRows(figureOf(claims.trees)).map((row) => (
            <LedgerRow key={row.total} {...row} written={number.format(row.total)} />
          ))}
        </ol>
        <figcaption>
          <Tree shape="conifer" />
          {t('scale', { scale })}
        </figcaption>
      </figure>
      <p className="voucher">
        <strong>{tSource('title')}</strong>
        {tSource('text', claims)}
      </p>
    </section>
  )
}
