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
      'Ziel vereinbaren',
      'Team benennen',
      'Budget festlegen',
      'Entwerfen',
      'Umsetzen',
      'Mit Nutzern testen',
      'Nachbessern',
      'Übergeben',
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
    lead: 'Sie fragten, wie [das Lager] [am selben Tag] versenden kann. Wir schlagen drei Schritte in [acht Wochen] vor.',
    chart: ['Heute', 'Schritt 1', 'Schritt 2', 'Schritt 3'],
    sections: [
      ['Vorgehen', 'Messen, Regale umstellen, [zwölf] Personen schulen.'],
      ['Ihr Nutzen', 'Bis [14\u00A0Uhr] bestellt, am selben Tag versandt.'],
      ['Kosten', '[18.400\u00A0€] in drei Raten, eine nach jedem Schritt.'],
    ],
  },
  report: {
    lead: 'Das [dritte] Quartal auf einer Seite, für [den Vorstand]. Verglichen wird mit dem Vorjahr.',
    chart: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep'],
    sections: [
      ['Was gut lief', 'Aufträge plus [8\u00A0%], Retouren nur noch [1,9\u00A0%].'],
      ['Was stockte', 'Lieferzeit im [August]: [ein] Tag länger.'],
      ['Was folgt', 'Ein zweiter Fahrer ab [Oktober].'],
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
        'Diese Richtlinie regelt, wie [Firma] die oben genannte Sache handhabt und wer entscheidet.',
        ['Sie gilt für alle im Haus', 'Sie gilt ab dem [Datum]', 'Sie wird jährlich überprüft'],
      ],
      [
        'Regeln',
        'Was erlaubt ist, was eine Unterschrift braucht und was nicht geht.',
        ['Bis [200\u00A0€]: ohne Freigabe', 'Darüber: [Leitung] zeichnet', 'Nie: Geldgeschenke'],
      ],
      ['Verstöße', 'Verstöße sind [Name] zu melden. Wer meldet, erleidet keine Nachteile.', []],
    ],
  },
  procedure: {
    sections: [
      [
        'Bevor Sie beginnen',
        'Sie brauchen: Liste vom [Datum], Schlüssel zu [Raum], [20] Minuten.',
        [],
      ],
      [
        'Ablauf',
        'Der Reihe nach:',
        [
          'Lieferung mit der Bestellung vergleichen',
          'Fehlendes und Schäden notieren',
          'Quittieren, Kopie behalten',
          'Waren am selben Tag erfassen',
          'Älteste Ware nach vorn stellen',
        ],
      ],
      ['Wenn es nicht klappt', 'Abbrechen, nichts verändern und [Name] anrufen.', []],
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
