import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { BRAND } from '#lib/config/brand.ts'
import { dayText } from '../drawn-facts.ts'
import { ProductWindow } from '../product-window.tsx'

const NEWS = ['comment', 'signature', 'task'] as const

/** One agreement in the desktop app, in the drive in a browser, and in the inbox on a telephone. */
export const Devices = async ({
  locale,
  documents,
}: Pick<SectionProps, 'locale' | 'documents'>) => {
  const t = await getTranslations({ locale, namespace: 'apps.devices' })
  const menus = await getTranslations({ locale, namespace: 'menus.tools' })
  const day = dayText(locale, { day: 'numeric', month: 'short' })
  const files = [documents.contract, documents.plan, documents.spreadsheet, documents.handbook]
  return (
    <div className="devices" aria-hidden="true">
      <ProductWindow title={BRAND.name} className="device-desktop">
        <div className="beside desktop-panes">
          <div className="desktop-menu">
            {(['dashboard', 'templates', 'cloud-drive', 'task-management', 'chat'] as const).map(
              (tool) => (
                <span key={tool} data-open={tool === 'templates' || undefined}>
                  {menus(tool)}
                </span>
              ),
            )}
          </div>
          <Sheet name="contract" words={documents} locale={locale} />
        </div>
      </ProductWindow>
      <ProductWindow title={menus('cloud-drive')} className="device-browser">
        <div className="device-files">
          {files.map(({ title }, at) => (
            <span key={title} className="frame-row">
              <i className="file" />
              {title}
              <small>{day(-3 * at)}</small>
            </span>
          ))}
        </div>
      </ProductWindow>
      <div className="device-phone">
        <b>{menus('inbox')}</b>
        {NEWS.map((item) => (
          <p key={item}>
            <strong>{t(`${item}.who`)}</strong> {t(`${item}.what`)}
            <small>{documents.contract.title}</small>
          </p>
        ))}
      </div>
    </div>
  )
}
