import type { MailWords } from './words-type.ts'

/** Mail in German. */
export const de: MailWords = {
  greeting: 'Guten Tag {name},',
  closing: 'Danke für Ihr Vertrauen.',
  help: 'Haben Sie Fragen? Schreiben Sie uns oder rufen Sie an: {service}.',
  links: {
    templates: 'Vorlagen ansehen',
    licence: 'Lizenzvertrag',
    refundPolicy: 'Erstattungen',
    contact: 'Uns schreiben',
  },
  receipt: {
    headline: 'Vielen Dank für Ihre Zahlung',
    subject: 'Ihr Zahlungsbeleg {receipt} zur Bestellung {order}',
    intro:
      'Ihre Zahlung über {total} ist eingegangen, Ihr Abo ist aktiv. Sie können die Vorlagen jetzt herunterladen, bearbeiten und drucken.',
    notOwed:
      'wir haben eine Zahlung über {total} erhalten, die Sie uns nicht schulden. Das Geld geht automatisch auf die Karte oder das Konto zurück, von dem es kam. Eine weitere E-Mail bestätigt das.',
    renewal:
      'Ihr Abo ist bis zum {date} bezahlt und verlängert sich dann um ein weiteres Jahr, zu dem dann gültigen Preis. Wir erinnern Sie 21 Tage vorher per E-Mail.',
    renewalPrice: {
      added: 'Nach heutigem Listenpreis kostet das nächste Jahr {price} vor Steuern.',
      included: 'Nach heutigem Listenpreis kostet das nächste Jahr {price} inklusive MwSt.',
      reverse:
        'Nach heutigem Listenpreis kostet das nächste Jahr {price} ohne MwSt., die Sie selbst abführen.',
    },
    renewalKept:
      'Das nächste Jahr kostet höchstens so viel, wie Sie für dieses bezahlt haben: {price} vor Steuern.',
    firstYear: 'Der Rabatt galt für das erste Jahr, nicht für die Verlängerung.',
    cancel:
      'Zum Kündigen melden Sie sich an, rufen unter „Mein Konto“ die Seite „Abrechnung“ auf und schalten die Verlängerung aus. Das ist jederzeit möglich, und Sie behalten den vollen Zugang bis zum Ende des bezahlten Jahres.',
  },
  refund: {
    subject: 'Erstattung von {amount} zur Bestellung {order}',
    intro:
      'wir haben {amount} auf die Karte oder das Konto erstattet, mit dem Sie bezahlt haben. Bis die Gutschrift bei Ihrer Bank zu sehen ist, können bis zu zehn Tage vergehen.',
    returned:
      'Ihre Bank hat Ihnen nach Ihrer Beanstandung der Zahlung {amount} zurückgegeben. Der Erstattungsbeleg dazu steht in dieser E-Mail.',
    whole:
      'Die Zahlung wurde vollständig erstattet, damit ist die Lizenz aus dieser Bestellung beendet. Sie können sich weiterhin anmelden und Vorlagen in der Vorschau ansehen.',
    left: 'Die Zahlung wurde vollständig erstattet. Ihr Tarif ist jetzt {item} und gilt bis zum {date}.',
    part: 'An Ihrer Lizenz ändert sich nichts.',
  },
  marketplace: {
    headline: 'Ihre Lizenz ist aktiv',
    subject: 'Ihre Lizenz ist aktiv (ClickBank-Bestellung {receipt})',
    intro:
      'Ihre Bestellung bei ClickBank ist eingegangen, vielen Dank. Ihre Lizenz für {product} ist bis zum {date} aktiv: Sie können die Vorlagen jetzt herunterladen, bearbeiten und drucken.',
    account: 'Sie gehört zum Konto mit dieser E-Mail-Adresse.',
    payment:
      'Die Zahlung hat ClickBank unter der Bestellnummer {receipt} abgewickelt; Fragen dazu beantwortet ClickBank.',
  },
  contact: {
    headline: 'Ihre Nachricht ist angekommen',
    subject: 'Ihre Nachricht {reference} ist angekommen',
    intro: 'Ihre Vorgangsnummer ist {reference}.',
    next: 'Unsere Antwort geht an diese Adresse. Nennen Sie bitte die Vorgangsnummer, wenn Sie uns dazu schreiben.',
    stranger:
      'Falls Sie uns nicht geschrieben haben, hat sich jemand bei der Adresse vertippt; Sie müssen nichts tun.',
  },
  welcome: {
    subject: 'Willkommen bei {brand}',
    intro:
      'Ihr Konto ist eingerichtet. Sie können die Vorlagen durchsuchen und jede in der Vorschau ansehen.',
    back: 'So melden Sie sich auf jedem Gerät an: Geben Sie diese Adresse ein, dann schicken wir Ihnen einen Link.',
    stranger:
      'Wenn Sie kein Konto erstellt haben, hat jemand versehentlich Ihre Adresse eingegeben. Sie müssen nichts tun.',
    open: 'Vorlagen ansehen',
  },
  login: {
    subject: 'Ihr Link zum Anmelden',
    intro:
      'Mit diesem Link melden Sie sich an. Er gilt nur einmal und läuft 15 Minuten nach der Anforderung ab.',
    stranger:
      'Wenn Sie ihn nicht angefordert haben, löschen Sie diese E-Mail: Ohne den Link kommt niemand hinein.',
    open: 'Anmelden',
  },
  agreementChanged: {
    subject: {
      'terms-of-use': 'Unsere Nutzungsbedingungen haben sich geändert',
      eula: 'Unser Lizenzvertrag hat sich geändert',
    },
    intro: 'Es gilt eine neue Fassung vom {date}, die für Ihr Abo etwas ändert.',
    open: 'Neue Fassung öffnen',
  },
}
