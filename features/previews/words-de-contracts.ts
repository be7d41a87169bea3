import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const lease: Contract = {
  lead: 'Mietvertrag vom [Datum] zwischen [Vermieter] und [Mieter].',
  clauses: [
    [
      '1. Mietsache',
      'Vermietet werden [120\u00A0m²] im Erdgeschoss von [Adresse] zum Betrieb eines [Ladens].',
    ],
    [
      '2. Dauer',
      'Das Mietverhältnis beginnt am [Datum] und dauert [fünf Jahre], mit einer Option auf weitere [drei].',
    ],
    [
      '3. Miete',
      'Die Miete beträgt monatlich [2.400\u00A0€], fällig am [Ersten]. Sie folgt einmal jährlich dem Preisindex.',
    ],
    [
      '4. Kaution',
      'Die Kaution von [drei] Monatsmieten wird binnen [30\u00A0Tagen] nach Schlüsselrückgabe erstattet.',
    ],
    [
      '5. Reparaturen',
      'Der Vermieter hält Dach, Wände und Heizung instand, der Mieter alles täglich Genutzte.',
    ],
    [
      '6. Kündigung',
      'Bei einem Mietrückstand von [30\u00A0Tagen] kann der Vermieter schriftlich kündigen.',
    ],
  ],
  signatures: ['Vermieter', 'Mieter'],
}

const employment: Contract = {
  lead: 'Zwischen [Firma] als Arbeitgeber und [Name] als Arbeitnehmer.',
  clauses: [
    [
      '1. Tätigkeit',
      'Der Arbeitnehmer ist ab [Datum] als [Funktion] tätig und [Name] unterstellt.',
    ],
    [
      '2. Probezeit',
      'In den ersten [drei] Monaten kann jede Partei mit einer Frist von [zwei Wochen] kündigen.',
    ],
    [
      '3. Arbeitszeit',
      'Die Woche umfasst [40] Stunden, Montag bis Freitag, mit täglich [einer Stunde] Pause.',
    ],
    [
      '4. Gehalt',
      'Das Jahresgehalt beträgt brutto [58.000\u00A0€], zahlbar in Monatsraten zum Monatsende.',
    ],
    ['5. Urlaub', 'Der Arbeitnehmer hat jährlich [20] Tage bezahlten Urlaub, nach Absprache.'],
    [
      '6. Verschwiegenheit',
      'Über Kunden und Preise ist auch nach dem Ausscheiden Stillschweigen zu bewahren.',
    ],
  ],
  signatures: ['Arbeitgeber', 'Arbeitnehmer'],
}

const confidentiality: Contract = {
  lead: 'Zwischen [Firma A] und [Firma B], die Gespräche über [ein Projekt] führen wollen.',
  clauses: [
    [
      '1. Vertrauliche Angaben',
      'Was so bezeichnet oder binnen [fünf Tagen] schriftlich für vertraulich erklärt wird.',
    ],
    [
      '2. Ausnahmen',
      'Was schon bekannt war, öffentlich ist oder von befugten Dritten mitgeteilt wurde.',
    ],
    [
      '3. Nutzung',
      'Der Empfänger nutzt die Angaben nur für [das Projekt] und zeigt sie nur damit befassten Mitarbeitern.',
    ],
    ['4. Rückgabe', 'Kopien sind auf Verlangen binnen [zehn Tagen] herauszugeben oder zu löschen.'],
    ['5. Dauer', 'Diese Pflichten gelten nach dem letzten Gespräch noch [drei Jahre].'],
    [
      '6. Verstoß',
      'Neben Schadenersatz kann die andere Partei gerichtlich Unterlassung verlangen.',
    ],
  ],
  signatures: ['Firma A', 'Firma B'],
}

const loan: Contract = {
  lead: '[Name] gewährt [Name] am [Datum] ein Darlehen von [25.000\u00A0€].',
  clauses: [
    ['1. Zinsen', 'Die jeweilige Restschuld ist mit [6\u00A0%] pro Jahr zu verzinsen.'],
    [
      '2. Rückzahlung',
      'Das Darlehen wird in [48] Monatsraten zu [587,13\u00A0€] getilgt, erstmals am [Datum].',
    ],
    ['3. Sondertilgung', 'Sie ist jederzeit zulässig, ganz oder teilweise und ohne Entschädigung.'],
    [
      '4. Verzug',
      'Bei mehr als [15\u00A0Tagen] Verzug fallen auf die Rate weitere [2\u00A0%] pro Jahr an.',
    ],
    [
      '5. Sicherheit',
      'Als Sicherheit dient [ein Lieferwagen]; der Darlehensnehmer nutzt ihn weiter.',
    ],
    [
      '6. Fälligkeit',
      'Bleiben [zwei] Raten in Folge aus, wird die gesamte Restschuld sofort fällig.',
    ],
  ],
  signatures: ['Darlehensgeber', 'Darlehensnehmer'],
}

const sale: Contract = {
  lead: '[Verkäufer] verkauft an [Käufer] die Sache nach Ziffer\u00A01.',
  clauses: [
    [
      '1. Kaufsache',
      '[Ein Backofen, Modell und Seriennummer], in dem vom Käufer besichtigten Zustand.',
    ],
    [
      '2. Preis',
      'Er beträgt [8.900\u00A0€]: [2.000\u00A0€] bei Abschluss, der Rest bei Lieferung.',
    ],
    [
      '3. Lieferung',
      'Der Verkäufer liefert bis [Datum] an [Adresse] und trägt bis dahin die Gefahr.',
    ],
    [
      '4. Eigentum',
      'Die Sache ist frei von Rechten Dritter. Das Eigentum geht erst mit voller Bezahlung über.',
    ],
    [
      '5. Mängel',
      'Zeigt sich binnen [zwölf Monaten] ein Mangel, wird er behoben oder der Preis gemindert.',
    ],
    ['6. Rüge', 'Erkennbare Mängel rügt der Käufer binnen [sieben Tagen] nach Lieferung.'],
  ],
  signatures: ['Verkäufer', 'Käufer'],
}

const partnership: Contract = {
  lead: 'Zwischen [Gesellschafter A] und [Gesellschafter B], die [Betrieb] gemeinsam führen.',
  clauses: [
    [
      '1. Einlagen',
      '[Gesellschafter A] bringt [40.000\u00A0€] ein, [Gesellschafter B] das Inventar laut Liste.',
    ],
    [
      '2. Anteile',
      'Gewinn und Verlust werden nach Feststellung des Jahresabschlusses [60] zu [40] geteilt.',
    ],
    [
      '3. Beschlüsse',
      'Im Alltag entscheidet jeder allein; über [5.000\u00A0€] und bei Krediten zeichnen beide.',
    ],
    ['4. Entnahmen', 'Jeder darf monatlich [3.500\u00A0€] vorab vom Gewinn entnehmen.'],
    [
      '5. Austritt',
      'Die Kündigungsfrist beträgt [sechs Monate]; der andere hat ein Vorkaufsrecht am Anteil.',
    ],
    ['6. Abfindung', 'Den Anteil bewertet [ein Wirtschaftsprüfer]; gezahlt wird in [zwölf] Raten.'],
  ],
  signatures: ['Gesellschafter A', 'Gesellschafter B'],
}

export const contracts = { lease, employment, confidentiality, loan, sale, partnership }
