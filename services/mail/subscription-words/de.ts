import type { SubscriptionWords } from './words-type.ts'

/** Mail about a subscription in German. */
export const de: SubscriptionWords = {
  billing: 'Abrechnung öffnen',
  notice: {
    subject: 'Ihr Abo verlängert sich am {date}',
    intro: 'Ihr Abo von {item} verlängert sich am {date} um ein weiteres Jahr.',
    amount: 'An diesem Tag buchen wir {total} von Ihrer Karte oder Ihrem Konto ab.',
    amountWithTax:
      'An diesem Tag buchen wir {total} von Ihrer Karte oder Ihrem Konto ab, darin {tax} Steuern.',
    taxes: 'Steuern',
    stop: 'Wenn Sie nicht verlängern möchten, schalten Sie die Verlängerung unter „Abrechnung“ aus; das geht an jedem Tag davor. Bis zum Ende des bezahlten Jahres behalten Sie den vollen Zugang.',
    cancel: 'Ohne Anmeldung kündigen',
    lastDay: 'Letzter Tag, um die Verlängerung abzulehnen: {date}',
    coolingOff:
      'Als Verbraucher können Sie jede Verlängerung binnen {days} Tagen nach der Zahlung widerrufen und erhalten den ganzen Betrag zurück.',
  },
  failed: {
    subject: 'Die Zahlung für Ihre Verlängerung ist fehlgeschlagen',
    intro: 'wir wollten {total} für {item} abbuchen, die Zahlung wurde aber abgelehnt.',
    confirm:
      'wir wollten {total} für {item} abbuchen. Ihre Bank verlangt aber, dass Sie eine solche Zahlung selbst bestätigen. Bei einer automatischen Verlängerung ist das nicht möglich. Bitte geben Sie eine andere Karte an.',
    access:
      'Der bezahlte Zeitraum ist am {date} abgelaufen. Ihre Lizenz ruht, bis die Zahlung eingeht.',
    due: 'Offener Betrag in\u00A0{currency}',
    next: 'Nächster Versuch',
    last: 'Der nächste Versuch ist der letzte: Schlägt auch er fehl, endet Ihr Abo.',
    update: 'Unter „Abrechnung“ lässt sich auch die Verlängerung ausschalten.',
    open: 'Karte ändern',
  },
  ended: {
    subject: 'Ihr Abo ist beendet',
    reasons: {
      stopped:
        'wie gewünscht wurde Ihr Abo von {item} nicht verlängert. Es ist beendet, und es wird nichts mehr abgebucht.',
      unpaid:
        'auch der letzte Versuch, den Betrag für die Verlängerung abzubuchen, ist fehlgeschlagen. Ihr Abo von {item} ist beendet, und es wird nichts mehr abgebucht.',
      'dispute-lost':
        'Ihre Bank hat Ihnen eine Zahlung zurückgegeben. Ihr Abo von {item} und die Lizenz sind beendet, und es wird nichts mehr abgebucht.',
    },
    after:
      'Ihr Konto bleibt bestehen: Sie können sich anmelden, die Vorschauen ansehen und jederzeit wieder abonnieren.',
    open: 'Erneut abonnieren',
  },
  stopped: {
    subject: 'Ihr Abo verlängert sich nicht mehr',
    intro: 'wir haben die automatische Verlängerung von {item} am {moment} ausgeschaltet.',
    access:
      'Bis zum {date} behalten Sie den vollen Zugang. Dann endet das Abo, und es wird nichts mehr abgebucht.',
    resume:
      'Wenn Sie es sich bis dahin anders überlegen, können Sie die Verlängerung in der Abrechnung wieder einschalten.',
    elsewhere:
      'Sie haben bei ClickBank eine Lizenz gekauft, die bis zum {until} gilt. Bis dahin bleibt die Verlängerung ausgeschaltet, damit Sie nicht doppelt zahlen.',
    open: 'Verlängerung wieder einschalten',
  },
  resumed: {
    subject: 'Ihr Abo verlängert sich wieder',
    intro: 'wir haben die automatische Verlängerung von {item} am {moment} wieder eingeschaltet.',
    next: 'Bezahlt ist das Abo bis zum {date}. Bevor wir für das nächste Jahr abbuchen, nennen wir Ihnen per E-Mail den Betrag.',
  },
  changed: {
    subject: 'Ihr Tarif wurde geändert',
    soon: 'Ihr Tarif ändert sich am {date}',
    now: 'ab sofort haben Sie {item}.',
    next: 'ab dem {date}, wenn ein neuer Zeitraum beginnt, haben Sie {item}.',
    notice: 'Bevor wir für das nächste Jahr abbuchen, nennen wir Ihnen per E-Mail den Betrag.',
    renewal: 'Ihre Verlängerung am {date} bleibt wie angekündigt: {item} für {total}.',
    more: 'An diesem Tag buchen wir außerdem {total} einschließlich Steuern ab. So viel kostet der neue Tarif im verlängerten Jahr mehr.',
    open: 'Tarif ansehen',
  },
  unchanged: {
    subject: 'Der Wechsel Ihres Tarifs wurde nicht bezahlt',
    intro: 'die Zahlung für den Wechsel zu {item} ist nicht zustande gekommen.',
    held: 'Ihr Tarif ist {item}.',
    late: 'Sollte der Betrag später doch noch abgebucht werden, erstatten wir ihn unaufgefordert. Den anderen Tarif können Sie unter „Abrechnung“ erneut wählen.',
    open: 'Tarif erneut wählen',
  },
  disputed: {
    subject: 'Die Zahlung für die Bestellung {order} wurde beanstandet',
    intro:
      'Ihre Bank teilt uns mit, dass die Zahlung für die Bestellung {order} beanstandet wurde.',
    access: 'Bis die Bank entschieden hat, ruht Ihre Lizenz, und es wird nichts abgebucht.',
    mistake: 'Wenn das ein Irrtum ist, sagen Sie es bitte Ihrer Bank und schreiben Sie uns.',
  },
  disputeWon: {
    subject: 'Die Zahlung für die Bestellung {order} bleibt gültig',
    intro: 'Ihre Bank hat entschieden, dass die Zahlung für die Bestellung {order} gültig bleibt.',
    access: 'Ihre Lizenz ruht nicht mehr, und Ihr Abo läuft weiter wie zuvor.',
    again: 'Sie haben bis zum {date} wieder Zugang. Es wird nichts mehr abgebucht.',
  },
}
