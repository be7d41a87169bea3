import type { AffiliateMailWords } from './words-type.ts'

/** Mail to affiliates in German. */
export const de: AffiliateMailWords = {
  desk: 'Affiliate-Konto öffnen',
  agreement: 'Affiliate-Vertrag',
  fee: 'Die Gebühr dafür beträgt {amount} (Abschnitt 16).',
  events: {
    applied: {
      subject: 'Ihre Bewerbung ist angekommen',
      text: [
        'Ihre Bewerbung für das Affiliate-Programm ist bei uns. Mit ihr haben Sie den Affiliate-Vertrag angenommen.',
        'Ein Mensch liest sie. Die Antwort kommt an diese Adresse.',
      ],
    },
    approved: {
      subject: 'Willkommen im Affiliate-Programm',
      text: [
        'Ihre Bewerbung ist angenommen. Ihre Affiliate-Nummer ist {number}.',
        'Im Affiliate-Konto finden Sie Ihre Links und Banner und was sie einbringen.',
      ],
    },
    declined: {
      subject: 'Ihre Bewerbung für das Affiliate-Programm',
      text: [
        'Wir haben uns entschieden, Ihre Bewerbung nicht anzunehmen. Sie können sich erneut bewerben, sobald die Gründe entfallen sind.',
      ],
    },
    ended: {
      subject: 'Ihr Affiliate-Vertrag ist beendet',
      text: [
        'Der Affiliate-Vertrag zur Nummer {number} endet heute. Bitte entfernen Sie alle Links und Banner.',
        'Was aus verdienten Provisionen wird, steht in Abschnitt 24 des Vertrags.',
      ],
    },
    'ended-for-cause': {
      subject: 'Ihr Affiliate-Vertrag ist beendet',
      text: [
        'Wir beenden den Affiliate-Vertrag zur Nummer {number} heute aus wichtigem Grund. Bitte entfernen Sie alle Links und Banner.',
        'Was aus verdienten Provisionen wird, steht in Abschnitt 24 des Vertrags.',
      ],
    },
    flagged: {
      subject: 'Eine Beanstandung in Ihrem Affiliate-Konto',
      text: [
        'Zu Ihrer Affiliate-Nummer {number} haben wir eine Beanstandung: {kind} (Abschnitt {section} des Vertrags).',
        'Im Affiliate-Konto steht, worum es geht und welche Provision zurückgehalten wird. Ist die Beanstandung falsch, können Sie dort widersprechen.',
      ],
    },
    objected: {
      subject: 'Ihr Widerspruch ist angekommen',
      text: [
        'Ihr Widerspruch gegen die Beanstandung „{kind}“ ist bei uns. Ein Mensch liest ihn und entscheidet. Die Entscheidung kommt an diese Adresse.',
      ],
    },
    released: {
      subject: 'Eine Beanstandung wurde aufgehoben',
      text: [
        'Wir haben die Beanstandung „{kind}“ aufgehoben (Abschnitt {section}). Die zurückgehaltene Provision steht Ihnen zu.',
        'Der Grund: {why}',
      ],
    },
    upheld: {
      subject: 'Eine Beanstandung wurde bestätigt',
      text: [
        'Wir haben die Beanstandung „{kind}“ bestätigt (Abschnitt {section}). Die zurückgehaltene Provision wird nicht gezahlt.',
        'Der Grund: {why}',
      ],
    },
    paid: {
      subject: 'Ihre Provision: {amount}',
      text: ['Wir haben Ihnen {amount} gezahlt. Auszahlung: {month}.'],
    },
    changed: {
      subject: 'Der Affiliate-Vertrag hat sich geändert',
      text: [
        'Es gilt eine neue Fassung des Affiliate-Vertrags vom {date}.',
        'Wenn Sie die Affiliate-Links weiter verwenden, nehmen Sie die neue Fassung an. Sind Sie nicht einverstanden, können Sie den Vertrag beenden (Abschnitt 27).',
      ],
    },
  },
}
