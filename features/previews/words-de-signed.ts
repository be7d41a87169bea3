import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['agreement']

/** What holds for every agreement, and for every other document that is signed. */
const agreement: Contract = {
  lead: 'Geschlossen am [Datum] in [Ort] zwischen den Parteien aus Ziffer 1.',
  clauses: [
    ['1. Parteien', '[Name und Anschrift jeder Partei] und wer für sie unterschreibt.'],
    ['2. Gegenstand', '[Was die Parteien vereinbaren], wie in der Anlage beschrieben.'],
    ['3. Pflichten', '[Wer was leistet] bis [Datum] und [was im Gegenzug geschuldet ist].'],
    ['4. Dauer', 'Gültig vom [Datum] bis [Datum] oder bis zur schriftlichen Kündigung.'],
    ['5. Änderungen', 'Sie gelten, sobald beide Parteien unterschrieben haben.'],
    ['6. Recht', 'Es gilt das Recht von [Ort]. Jede Partei erhält eine Ausfertigung.'],
  ],
  signatures: ['Erste Partei', 'Zweite Partei'],
}

const instrument: Contract = {
  lead: 'Unterschrieben am [Datum] in [Ort] von [Name].',
  clauses: [
    ['1. Wer unterschreibt', '[Name oder Firma], [Anschrift].'],
    ['2. Inhalt', '[Was erklärt oder beschlossen wird], vollständig in der Anlage.'],
    ['3. Wirkung', 'Gültig vom [Datum] bis [Datum] oder bis zur Ersetzung.'],
    ['4. Änderungen', 'Sie folgen der Form, die das Gesetz für diese Urkunde verlangt.'],
    ['5. Ausfertigungen', 'Eine verwahrt [Name]; [Anzahl] erhalten [Namen].'],
    ['6. Recht', 'Es gilt das Recht von [Ort].'],
  ],
  signatures: ['Unterschrift', 'Zeuge'],
}

const shareholders: Contract = {
  lead: 'Zwischen den Gesellschaftern der [Firma], die Ziffer 1 nennt.',
  clauses: [
    ['1. Anteile', '[Gesellschafter A] hält [60] Anteile, [Gesellschafter B] hält [40].'],
    [
      '2. Beirat',
      'Wer mindestens [25 %] hält, entsendet ein Mitglied. Der Beirat tagt [viermal] im Jahr.',
    ],
    [
      '3. Zustimmung',
      'Neue Anteile, Kredite und der Verkauf der Firma brauchen die Zustimmung [aller].',
    ],
    [
      '4. Übertragung',
      'Wer verkaufen will, bietet die Anteile [30 Tage] lang zuerst den anderen an.',
    ],
    [
      '5. Gesamtverkauf',
      'Nehmen [75 %] ein Angebot an, verkaufen die anderen zu gleichen Bedingungen.',
    ],
    ['6. Ausschüttung', 'Was im [nächsten Jahr] nicht gebraucht wird, wird ausgeschüttet.'],
  ],
  signatures: ['Gesellschafter A', 'Gesellschafter B'],
}

export const signed = { agreement, instrument, shareholders }
