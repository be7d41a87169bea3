import type { SheetWords } from './sheet-words.ts'

const minutes: SheetWords['minutes'] = {
  head: [
    ['Datum', '[Datum], [9:00 bis 10:30]'],
    ['Anwesend', '[fünf Namen]'],
    ['Abwesend', '[ein Name]'],
  ],
  items: [
    ['1. Protokoll', 'Ohne Änderung genehmigt.'],
    ['2. Zahlen', 'Umsatz [4\u00A0%] über Plan. [Name] berichtet bis [Datum] zu den Kosten.'],
    [
      '3. Neue Räume',
      'Zwei Angebote verglichen. Beschluss: [das zweite], mit [vier] gegen [eine] Stimme.',
    ],
    ['4. Personal', 'Eine Stelle in der Werkstatt wird ab [Datum] ausgeschrieben.'],
    ['5. Nächste Sitzung', '[Datum], [9:00], in [Ort].'],
  ],
  signatures: ['Vorsitz', 'Protokoll'],
}

const agenda: SheetWords['agenda'] = {
  head: [
    ['Datum', '[Datum]'],
    ['Ort', '[Sitzungsraum]'],
    ['Vorsitz', '[Name]'],
  ],
  items: [
    ['9:00', 'Begrüßung und Protokoll der letzten Sitzung'],
    ['9:10', 'Zahlen des Monats: Umsatz, Kosten, Liquidität'],
    ['9:30', 'Bericht über [das Projekt], mit Fragen'],
    ['9:50', 'Beschluss: [Lieferant im nächsten Jahr]'],
    ['10:10', 'Personal: Urlaub, Kurse, Stellen'],
    ['10:25', 'Wer macht was bis wann'],
  ],
  signatures: ['Vorsitz', 'Versandt von'],
}

const form: SheetWords['form'] = {
  fields: ['Name', 'Firma', 'Adresse', 'Telefon', 'Datum', 'Abteilung', 'Freigabe'],
  boxes: [
    'Angaben vollständig',
    'Kopien beigefügt',
    'Beträge geprüft',
    'Zuständige Person informiert',
    'Unter Nummer abgelegt',
    'Datiert, signiert',
  ],
}

const checklist: SheetWords['checklist'] = {
  groups: [
    [
      'Vorher',
      [
        'Zuständige Person benennen',
        'Aufschreiben, was fertig sein muss',
        'Termine festlegen',
        'Beiträge anderer anfordern',
      ],
    ],
    ['Währenddessen', ['Jeden Schritt abhaken', 'Fehlendes notieren', 'Unterlagen zusammenhalten']],
    ['Danach', ['Unterlagen ablegen', 'Notieren, was schiefging', 'Betroffene informieren']],
  ],
}

const appraisal: SheetWords['appraisal'] = {
  lead: 'Name: [Name]   Zeitraum: [Beginn] bis [Ende]   Beurteilt von: [Name]',
  ends: ['selten', 'immer'],
  questions: [
    'Beherrscht die Arbeit und lernt dazu',
    'Hält vereinbarte Termine ein',
    'Bemerkt Fehler und meldet sie',
    'Hilft anderen unaufgefordert',
    'Spricht und schreibt verständlich',
    'Begegnet Kunden mit Geduld',
    'Macht Vorschläge',
    'Geht sorgsam mit Geld und Gerät um',
  ],
}

const survey: SheetWords['survey'] = {
  lead: 'Dauer: zwei Minuten. Ihre Antworten liest [Name]; sie helfen uns, besser zu werden.',
  ends: ['nein', 'ja, sehr'],
  questions: [
    'Sind Sie insgesamt zufrieden?',
    'Waren wir gut erreichbar?',
    'Haben wir Wort gehalten?',
    'War es Ihnen nützlich?',
    'Wussten Sie rechtzeitig Bescheid?',
    'Waren wir freundlich?',
    'Würden Sie es empfehlen?',
  ],
}

const paper = {
  from: ['Von', '[Ihre Firma], [Adresse]'],
  to: ['Rechnung an', '[Kunde], [Adresse]'],
  date: 'Datum: [Datum]',
  columns: ['Position', 'Menge', 'Preis', 'Betrag'],
  subtotal: 'Netto',
  tax: 'MwSt.',
} as const

const invoice: SheetWords['invoice'] = {
  ...paper,
  number: 'Rechnung Nr.',
  items: [
    ['Arbeitsstunden', 65],
    ['Material', 120],
    ['Ortstermin', 90],
    ['Vorbereitung', 180],
    ['Anfahrt', 45],
    ['Lieferung', 30],
    ['Nachbetreuung', 75],
  ],
  total: 'Zu zahlen',
  foot: 'Zahlbar in {days} Tagen, bis [Datum], auf Konto [Nummer].',
}

const quote: SheetWords['quote'] = {
  ...paper,
  to: ['Angebot für', '[Kunde], [Adresse]'],
  number: 'Angebot Nr.',
  items: [
    ['Vorbereitung', 150],
    ['Arbeit, Tagessatz', 480],
    ['Material lt. Liste', 640],
    ['Anfahrt', 45],
    ['Lieferung', 60],
    ['Abstimmung', 95],
    ['Gebühren', 120],
  ],
  total: 'Summe',
  foot: 'Preise gültig für {days} Tage. Die Hälfte ist bei Annahme fällig.',
}

const order: SheetWords['order'] = {
  ...paper,
  from: ['Besteller', '[Ihre Firma], [Adresse]'],
  to: ['Lieferant', '[Lieferant], [Adresse]'],
  number: 'Bestell-Nr.',
  items: [
    ['Papier, Karton', 32],
    ['Toner, schwarz', 85],
    ['Tischlampe', 48],
    ['Aktenschrank', 230],
    ['Bürostuhl', 190],
    ['Kabel, 5\u00A0m', 9],
    ['Whiteboard', 110],
  ],
  total: 'Summe',
  foot: 'Lieferung bis [Datum] an obige Adresse. Zahlung binnen {days} Tagen.',
}

const receipt: SheetWords['receipt'] = {
  ...paper,
  to: ['Erhalten von', '[Name], [Adresse]'],
  number: 'Quittung Nr.',
  items: [
    ['Anzahlung', 200],
    ['Erste Rate', 350],
    ['Miete für [Monat]', 900],
    ['Rest der Rechnung', 240],
    ['Gebühr', 25],
  ],
  total: 'Betrag erhalten',
  foot: 'Bezahlt per [Zahlungsart] am [Datum]. Bitte {days} Tage aufbewahren.',
}

const certificate: SheetWords['certificate'] = {
  body: [
    'Wir bestätigen, dass',
    '[die Anforderungen] bei [Firma] vom [Datum] bis [Datum] erfüllt hat',
    'und dies dort unter Nr.\u00A0[17] im Register verzeichnet ist.',
  ],
  holder: '[Name]',
  signatures: ['Leitung', 'Sekretariat'],
}

const waybill: SheetWords['waybill'] = {
  from: ['Absender', '[Firma], [Adresse], [Ort]'],
  to: ['Empfänger', '[Name], [Firma], [Adresse], [Ort]'],
  rows: [
    ['Packstücke', '3'],
    ['Gewicht', '18,4\u00A0kg'],
    ['Frachtführer', '[Frachtführer]'],
    ['Versand', '[Folgetag]'],
    ['Inhalt', '[Maschinenteile]'],
    ['Wert', '[640\u00A0€]'],
  ],
  foot: 'Vollständig und unversehrt erhalten',
}

export const forms = {
  minutes,
  agenda,
  form,
  checklist,
  appraisal,
  survey,
  invoice,
  quote,
  order,
  receipt,
  certificate,
  waybill,
}
