import type { MailWords } from './words-type.ts'

/** Mail in German. */
export const de: MailWords = {
  greeting: 'Guten Tag {name},',
  closing: 'Danke für Ihr Vertrauen.',
  help: 'Haben Sie eine Frage? Schreiben Sie uns, oder rufen Sie {service} an.',
  links: {
    templates: 'Vorlagen öffnen',
    licence: 'Lizenzvertrag',
    refundPolicy: 'Erstattungsrichtlinie',
    contact: 'Uns schreiben',
  },
  receipt: {
    subject: 'Ihr Zahlungsbeleg {receipt} zur Bestellung {order}',
    intro:
      'Ihre Zahlung ist eingegangen, Ihr Abo ist aktiv. Sie können die Vorlagen jetzt herunterladen, bearbeiten und drucken.',
    renewal:
      'Ihr Abo ist bis zum {date} bezahlt und verlängert sich dann um ein Jahr, zu dem Preis, der dann gilt. Wir schreiben Ihnen 21 Tage vorher.',
    cancel:
      'Zum Kündigen melden Sie sich an, rufen unter „Mein Konto“ die Seite „Abrechnung“ auf und schalten die Verlängerung aus. Das geht an jedem Tag, und Sie behalten den vollen Zugang bis zum Ende des bezahlten Jahres.',
  },
  refund: {
    subject: 'Erstattung von {amount} zur Bestellung {order}',
    intro:
      'Wir haben {amount} auf die Karte oder das Konto erstattet, mit dem Sie bezahlt haben. Bis die Bank es anzeigt, können zehn Tage vergehen.',
    whole:
      'Die Zahlung ist vollständig erstattet, daher ist die Lizenz dieser Bestellung beendet. Sie können sich weiterhin anmelden und die Vorschau sehen.',
    part: 'Ihre Lizenz bleibt, wie sie ist.',
  },
  contact: {
    subject: 'Ihre Nachricht {reference} ist angekommen',
    intro: 'Ihre Nachricht ist bei uns angekommen. Sie hat die Nummer {reference}.',
    next: 'Wir antworten an diese Adresse. Nennen Sie bitte die Nummer, wenn Sie uns dazu schreiben oder anrufen.',
    stranger:
      'Falls Sie uns nicht geschrieben haben, hat sich jemand in der Adresse geirrt; Sie müssen nichts tun.',
  },
}
