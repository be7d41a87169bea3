import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const licence: Contract = {
  lead: '[Lizenzgeber] gestattet [Lizenznehmer], [das Werk] wie folgt zu nutzen.',
  clauses: [
    ['1. Umfang', 'Die Lizenz ist nicht exklusiv, nicht übertragbar und gilt in [Österreich].'],
    ['2. Entgelt', 'Das Entgelt beträgt monatlich [450\u00A0€] für bis zu [25] Nutzer.'],
    ['3. Support', 'Steht der Betrieb still, wird an Werktagen binnen [vier Stunden] reagiert.'],
    ['4. Rechte', 'Alle Rechte am Werk und an Änderungen daran verbleiben beim Lizenzgeber.'],
    [
      '5. Daten',
      'Erfasste Daten gehören dem Lizenznehmer und werden binnen [30\u00A0Tagen] nach Vertragsende übergeben.',
    ],
    [
      '6. Laufzeit',
      'Der Vertrag läuft [ein Jahr] und dann jährlich weiter; Kündigungsfrist [60\u00A0Tage].',
    ],
  ],
  signatures: ['Lizenzgeber', 'Lizenznehmer'],
}

const distribution: Contract = {
  lead: '[Lieferant] überträgt [Händler] den Vertrieb von [Waren] in [Gebiet].',
  clauses: [
    [
      '1. Gebiet',
      'Der Händler verkauft in [Gebiet] und wirbt außerhalb davon nicht aktiv um Kunden.',
    ],
    [
      '2. Mengen',
      'Jährlich werden mindestens [1.200] Stück bestellt, davon [300] im ersten Quartal.',
    ],
    [
      '3. Preise',
      'Der Rabatt auf den Listenpreis beträgt [35\u00A0%]. Neue Preise gelten nach [60\u00A0Tagen].',
    ],
    [
      '4. Lieferung',
      'Aufträge werden binnen [drei] Werktagen bestätigt und binnen [zehn] versandt.',
    ],
    ['5. Marke', 'Der Händler verwendet Namen und Zeichen nur so, wie es der Leitfaden vorgibt.'],
    ['6. Ende', 'Nach [zwei Jahren] kann jede Partei mit [90\u00A0Tagen] Frist kündigen.'],
  ],
  signatures: ['Lieferant', 'Händler'],
}

const amendment: Contract = {
  lead: 'Nachtrag zum Vertrag vom [Datum] zwischen [Partei A] und [Partei B].',
  clauses: [
    [
      '1. Änderung',
      'Ziffer [4] lautet ab [Datum]: [„Das Entgelt beträgt monatlich 1.900\u00A0€.“]',
    ],
    [
      '2. Ergänzung',
      'Nach Ziffer [7] folgt: [„Fahrten über 50\u00A0km werden je Kilometer vergütet.“]',
    ],
    ['3. Laufzeit', 'Der Vertrag endet am [Datum] statt am [Datum].'],
    ['4. Übriges', 'Alle übrigen Bestimmungen gelten unverändert fort.'],
    ['5. Inkrafttreten', 'Die Änderung tritt mit der letzten der beiden Unterschriften in Kraft.'],
  ],
  signatures: ['Partei A', 'Partei B'],
}

const ending: Contract = {
  lead: '[Partei A] und [Partei B] heben den Vertrag vom [Datum] auf.',
  clauses: [
    [
      '1. Vertragsende',
      'Der Vertrag endet am [Datum]. Bis dahin erfüllt jede Partei ihre Pflichten.',
    ],
    [
      '2. Abrechnung',
      '[Partei A] zahlt bis zum [Datum] insgesamt [12.500\u00A0€] für alle bisherigen Leistungen.',
    ],
    [
      '3. Rückgabe',
      'Schlüssel, Unterlagen und Geräte sind binnen [zehn Tagen] gegen Quittung zurückzugeben.',
    ],
    ['4. Erledigung', 'Mit dieser Zahlung sind alle gegenseitigen Ansprüche abgegolten.'],
    ['5. Vertraulichkeit', 'Die Geheimhaltung gilt fort. Abfällige Äußerungen unterbleiben.'],
  ],
  signatures: ['Partei A', 'Partei B'],
}

const services: Contract = {
  lead: '[Auftraggeber] beauftragt [Auftragnehmer] mit dem Werk in Ziffer\u00A01.',
  clauses: [
    ['1. Werk', 'Der Auftragnehmer liefert [das Werk laut Anlage A] bis zum [Datum].'],
    [
      '2. Preis',
      'Der Preis beträgt [7.200\u00A0€] in drei Raten: [30\u00A0%] sofort, [40\u00A0%] zur Halbzeit, der Rest am Ende.',
    ],
    ['3. Änderungen', 'Für Zusatzwünsche wird der Preis vor Beginn schriftlich vereinbart.'],
    [
      '4. Abnahme',
      'Der Auftraggeber prüft binnen [zehn Tagen]. Was er nicht rügt, gilt als abgenommen.',
    ],
    ['5. Rechte', 'Mit Zahlung gehört das Ergebnis dem Auftraggeber.'],
    ['6. Haftung', 'Jede Partei haftet bis zur Höhe [des Preises], bei Vorsatz unbeschränkt.'],
  ],
  signatures: ['Auftraggeber', 'Auftragnehmer'],
}

const deed: Contract = {
  lead: 'Ich, [Name], wohnhaft [Adresse], erkläre hiermit:',
  clauses: [
    [
      '1. Vollmacht',
      'Ich bevollmächtige [Name], mich [beim Verkauf des Hauses, Adresse] zu vertreten.',
    ],
    ['2. Umfang', 'Sie umfasst Unterschrift, Empfang und Quittung an meiner Stelle.'],
    ['3. Grenzen', 'Schenkungen und Untervollmachten sind ausgeschlossen.'],
    ['4. Dauer', 'Sie gilt vom [Datum] bis [Datum] oder bis zu meinem schriftlichen Widerruf.'],
    ['5. Recht', 'Es gilt das Recht von [Ort].'],
  ],
  signatures: ['Unterschrift', 'Zeuge'],
}

export const agreements = { licence, distribution, amendment, ending, services, deed }
