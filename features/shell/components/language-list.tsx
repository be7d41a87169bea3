import { LOCALES, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { publicPath } from '#lib/i18n/public-path.ts'

type Props = { locale: Locale; label: string; className?: string }

/** Links to the home page in every language but the active one (S2 §2.7 "Language list"). */
export const LanguageList = ({ locale, label, className = '' }: Props) => (
  <nav aria-label={label}>
    <ul className={`flex flex-wrap gap-x-5 ${className}`}>
      {LOCALE_CODES.filter((code) => code !== locale).map((code) => (
        <li key={code}>
          <a
            href={publicPath({ locale: code, path: '/' })}
            lang={code}
            hrefLang={code}
            className="footer-link"
          >
            {LOCALES[code].name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
