import type { SheetWords } from './sheet-words.ts'

const plans = {
  schedule: {
    weeks: 'Woche',
    steps: [
      'Vorbereitung',
      'Bestellungen',
      'Lieferung',
      'Aufbau',
      'Schulung',
      'Probelauf',
      'Eröffnung',
      'Rückblick',
    ],
  },
  actionPlan: {
    weeks: 'Woche',
    steps: [
      'Ziel klären',
      'Leitung benennen',
      'Stand erfassen',
      'Schritte wählen',
      'Budget festlegen',
      'Beginnen',
      'Stand prüfen',
      'Auswerten',
    ],
  },
  businessPlan: {
    lead: '[Firma] verkauft [Waren] und liefert sie [am selben Tag]. Für die zweite Filiale suchen wir [85.000\u00A0€].',
    chart: ['Jahr 1', 'Jahr 2', 'Jahr 3', 'Jahr 4'],
    sections: [
      [
        'Der Markt',
        '[11.000] Anwohner in [zehn] Gehminuten; der nächste Mitbewerber sitzt [zwei] Haltestellen weiter.',
      ],
      ['Das Team', '[Zwei] Gründer mit zusammen [24] Berufsjahren und [eine Buchhalterin].'],
      ['Die Zahlen', 'Kostendeckung ab Monat [14], bei [71] Kunden am Tag.'],
    ],
  },
  marketingPlan: {
    lead: 'Bis [Dezember] wollen wir [400] Neukunden gewinnen, für höchstens je [32\u00A0€].',
    chart: ['Suche', 'Netzwerk', 'Mailing', 'Events', 'Presse'],
    sections: [
      ['Zielgruppe', '[Inhaber kleiner Läden], die [jede Woche] bestellen.'],
      ['Botschaft', 'In einem Satz: [geliefert, bevor Sie öffnen].'],
      ['Messung', 'Bestellungen nach Herkunft, jeden [ersten] Montag im Monat.'],
    ],
  },
  proposal: {
    lead: 'Sie haben uns wegen [Ihres Anliegens] angesprochen. Wir schlagen drei Schritte in [acht Wochen] vor.',
    chart: ['Heute', 'Schritt 1', 'Schritt 2', 'Schritt 3'],
    sections: [
      ['Was wir vorschlagen', '[Was geschieht], in der Reihenfolge der Schritte.'],
      ['Was Sie erhalten', '[Das Ergebnis] bis [Datum].'],
      ['Was wir brauchen', '[Den Betrag] und [was sonst nötig ist] bis [Datum].'],
    ],
  },
  report: {
    lead: '[Zeitraum] auf einer Seite, für [Leser]: was geprüft wurde, was sich zeigt und was folgt.',
    chart: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    sections: [
      ['Was geprüft wurde', '[Gegenstand], vom [Datum] bis [Datum].'],
      ['Was sich zeigt', '[Ergebnisse], mit den Zahlen in [der Anlage].'],
      ['Was folgt', '[Nächster Schritt] bis [Datum]; zuständig ist [Name].'],
    ],
  },
  organisation: {
    head: 'Leitung',
    leads: ['Verkauf', 'Werkstatt', 'Büro'],
    roles: ['Außendienst', 'Onlineshop', 'Vorarbeiter', 'Lehrlinge', 'Buchhaltung', 'Empfang'],
    note: 'Jedes Feld nennt einen Namen und eine Vertretung. Änderungen werden am selben Tag eingetragen.',
  },
} satisfies Partial<SheetWords>

const texts = {
  handbook: {
    by: '[Firma]  ·  [Ausgabe Monat und Jahr]',
    chapters: [
      'Willkommen',
      'Wie wir arbeiten',
      'Zeiten und Urlaub',
      'Verhalten',
      'Arbeitsschutz',
      'Wenn etwas schiefgeht',
    ],
  },
  policy: {
    sections: [
      [
        'Zweck',
        'Diese Richtlinie sagt, wie [Firma] mit dem genannten Thema umgeht und wer entscheidet.',
        ['Sie gilt für [alle Beschäftigten]', 'Sie gilt ab [Datum]', 'Sie wird jährlich überprüft'],
      ],
      [
        'Regeln',
        '[Name] beantwortet Fragen und hält fest, was entschieden wird.',
        [
          'Erlaubt: [was alle tun dürfen]',
          'Nach Freigabe: [was vorher zu klären ist]',
          'Nicht erlaubt: [was niemand tun darf]',
        ],
      ],
      ['Verstöße', 'Verstöße sind [Name] zu melden. Wer meldet, hat keine Nachteile.', []],
    ],
  },
  procedure: {
    sections: [
      ['Zweck', 'Diese Anleitung ist für [Nutzerkreis] und behandelt [Thema].', []],
      [
        'Schritt für Schritt',
        'In dieser Reihenfolge:',
        [
          '[Was vorbereitet wird, und von wem]',
          '[Was zuerst geschieht]',
          '[Was danach geschieht]',
          '[Wer das Ergebnis prüft]',
          '[Wo es festgehalten wird]',
        ],
      ],
      [
        'Wenn eine Frage bleibt',
        'Fragen Sie [Name] und halten Sie die Antwort hier für andere fest.',
        [],
      ],
    ],
  },
  job: {
    sections: [
      ['Die Stelle', 'Berichtet an [Name]. Führt [drei] Personen. Arbeitet in [Ort].', []],
      [
        'Aufgaben',
        'Was den Alltag ausmacht:',
        [
          'Plant die Woche mit dem Team',
          'Hält die Kosten unter [12.000\u00A0€] im Monat',
          'Antwortet Kunden am selben Tag',
          'Berichtet [freitags]',
        ],
      ],
      [
        'Profil',
        'Was mehr zählt als Zeugnisse:',
        ['[Drei] Jahre in ähnlicher Stellung', 'Gut mit Zahlen und mit Menschen', 'Schreibt klar'],
      ],
    ],
  },
  interview: {
    lead: 'Bewerbung: [Name]   Datum: [Datum]   Gespräch: [Name]',
    questions: [
      'Warum diese Stelle?',
      'Schildern Sie einen Tag Ihrer jetzigen Arbeit.',
      'Was haben Sie dort verändert, und wie?',
      'Wann ging etwas schief, und was haben Sie getan?',
      'Was brauchen Sie von uns für gute Arbeit?',
      'Ab wann sind Sie frei?',
    ],
  },
} satisfies Partial<SheetWords>

export const pages = { ...plans, ...texts }
