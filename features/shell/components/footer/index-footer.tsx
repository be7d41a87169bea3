import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Logo } from '#components/ui/logo.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { footerGroups, isNewer, type FooterGroup } from '../../footer-groups.ts'
import { LanguageList } from '../language-list.tsx'
import { linkAddress } from '../link-address.ts'
import { LegalLinks } from './legal-links.tsx'
import { Letterhead } from './letterhead.tsx'

const SIGNS: Readonly<Record<keyof typeof BRAND.social, string>> = {
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 0 0 0 8 4 4 0 0 0 0-8m5-1h.01',
  tiktok: 'M10 11a5 5 0 1 0 4 5V3q1 4 6 5',
  linkedin: 'M5 9v11M5 4v.5M11 20V9m0 5q1-5 5-5 4 0 4 5v6',
  x: 'M3.5 3.5h4l13 17h-4zm16 0-6.5 7m-3 3.5-6 6.5',
  youtube: 'M5 5.5h14q3 0 3 3v7q0 3-3 3H5q-3 0-3-3v-7q0-3 3-3zm5 4v5l5-2.5z',
}

const STROKE = {
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The company's five profiles, each in a new tab that knows nothing of this one (S2 §2.7). */
const SocialLinks = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'footer' })
  return (
    <ul className="mt-3 flex flex-wrap gap-x-1" aria-label={t('social')}>
      {keysOf(BRAND.social).map((network) => {
        const { name, url } = BRAND.social[network]
        return (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('newTab', { name })}
            >
              <svg viewBox="-4 -4 32 32" className="size-8" aria-hidden="true">
                <path d={SIGNS[network]} {...STROKE} />
              </svg>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

type FooterCardProps = {
  title: string
  isWide?: boolean
  /** Whether a telephone shows its tab alone until it is asked for what stands behind it. */
  isFolded?: boolean
  children: ReactNode
}

/** A divider of the filing index: a tab with its name, and what stands behind it (S2 §2.7). */
const FooterCard = ({ title, isWide = false, isFolded = false, children }: FooterCardProps) => (
  <div className={isWide ? 'footer-card footer-card-wide' : 'footer-card'}>
    <h2>{title}</h2>
    {isFolded ? (
      // Visitors open and close what the server has rendered; where there is room the style sheet shows it all.
      <details>
        <summary>
          <span className="sr-only">{title}</span>
          <Icon name="down" />
        </summary>
        <div>{children}</div>
      </details>
    ) : (
      <div>{children}</div>
    )}
  </div>
)

type VendorCardProps = { locale: Locale }

/** Another vendor of the product, in a new tab (S2 §2.7). */
const VendorCard = async ({ locale }: VendorCardProps) => {
  if (BRAND.retailers.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'footer' })
  return (
    <FooterCard title={t('titles.vendors')}>
      <ul>
        {BRAND.retailers.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('newTab', { name })}
              className="footer-link"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </FooterCard>
  )
}

type Props = {
  kind: 'site' | 'mega'
  locale: Locale
  tagline: string
  signUp: SignUpSlot
}

const GroupCard = async ({ locale, title, links }: FooterGroup & { locale: Locale }) => {
  const t = await getTranslations({ locale })
  return (
    <FooterCard
      title={title === 'product' ? BRAND.name : t(`footer.titles.${title}`)}
      isWide={title === 'apps'}
      isFolded={title === 'apps' || title === 'audiences'}
    >
      <ul>
        {links.map(({ label, path, ...link }) => (
          <li key={label}>
            <a
              href={linkAddress(path, locale) + ('hash' in link ? link.hash : '')}
              className="footer-link"
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
      {title === 'about' ? <SocialLinks locale={locale} /> : null}
    </FooterCard>
  )
}

/**
 * The full foot of a page, a filing index on ink: the newer one with a call to action, the older one with the blocks of
 * its language, and every block with those who sell the product (S2 §2.7).
 */
export const IndexFooter = async ({ kind, locale, tagline, signUp }: Props) => {
  const t = await getTranslations({ locale, namespace: 'footer' })
  const isNew = isNewer(kind, locale)
  const groups = footerGroups(kind, locale)
  const year = String(new Date().getFullYear())
  return (
    <footer className="footer on-ink bg-ink text-small">
      <div className="container-page py-10">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div>
            <span className="text-sheet">
              <Logo name={BRAND.name} />
            </span>
            <p className="mt-3">{tagline}</p>
          </div>
          {isNew
            ? signUp({ className: buttonClasses('primary'), children: t('startTrial') })
            : null}
        </div>
        {isNew && groups.length === 0 ? null : (
          <nav aria-label={t('navigation')} className="flex flex-wrap">
            {groups.map((group) => (
              <GroupCard key={group.title} locale={locale} {...group} />
            ))}
            {kind === 'mega' ? <VendorCard locale={locale} /> : null}
            {isNew ? null : (
              <FooterCard title={t('languages')}>
                <LanguageList locale={locale} label={t('languages')} />
              </FooterCard>
            )}
          </nav>
        )}
        <Letterhead locale={locale}>{isNew ? <SocialLinks locale={locale} /> : null}</Letterhead>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-t border-line pt-5">
          <p>{t('copyright', { year, owner: BRAND.legalName })}</p>
          <LegalLinks locale={locale} />
          {isNew ? <LanguageList locale={locale} label={t('languages')} /> : null}
        </div>
      </div>
    </footer>
  )
}
