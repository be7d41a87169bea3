import type { SheetWords } from './sheet-words.ts'

const resolution: SheetWords['resolution'] = {
  lead: 'In der Sitzung von [Firma] vom [Datum] in [Ort] wurde in Anwesenheit von [fünf] der [sechs] Mitglieder beschlossen:',
  decisions: [
    'BESCHLUSS: Der oben genannten Sache wird zu den vorgelegten Bedingungen zugestimmt.',
    'BESCHLUSS: [Name] darf im Namen von [Firma] alle dafür nötigen Urkunden unterzeichnen.',
    'BESCHLUSS: Dies gilt ab dem [Datum] und wird in das Protokollbuch eingetragen.',
  ],
  record: 'Wir bestätigen, dass die Beschlüsse richtig wiedergegeben sind und unverändert gelten.',
  signatures: ['Vorsitz der Sitzung', 'Protokoll'],
}

const to = ['[Name]', '[Firma]', '[Adresse]']
const date = '[Datum]'

const offer: SheetWords['offer'] = {
  to: ['[Name]', '[Adresse]'],
  date,
  paragraphs: [
    'Sehr geehrte Frau [Name], gern bieten wir Ihnen die Stelle als [Funktion] ab dem [Datum] an.',
    'Ihr Jahresgehalt beträgt [58.000\u00A0€], mit [20] Urlaubstagen und den Leistungen auf der nächsten Seite. Sie berichten an [Name].',
    'Das Angebot gilt bis zum [Datum]. Bitte senden Sie uns ein Exemplar unterschrieben zurück; alles Weitere zum ersten Tag erhalten Sie dann.',
    'Wir freuen uns auf die Zusammenarbeit.',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const collection: SheetWords['collection'] = {
  to,
  date,
  paragraphs: [
    'Rechnung Nr.\u00A0[1042] vom [Datum], [1.860,00\u00A0€], fällig am [Datum]',
    'Sehr geehrte Frau [Name], diese Rechnung ist seit [30\u00A0Tagen] überfällig. Auf unser Schreiben vom [Datum] haben Sie nicht reagiert.',
    'Bitte überweisen Sie den Betrag bis [Datum]. Danach berechnen wir Verzugszinsen in [gesetzlicher Höhe].',
    'Sollten Sie inzwischen gezahlt haben, danken wir Ihnen. Stimmt etwas nicht, rufen Sie uns bitte an: [Telefon].',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const application: SheetWords['application'] = {
  to,
  date,
  paragraphs: [
    'Sehr geehrte Frau [Name], ich bewerbe mich um die am [Datum] ausgeschriebene Stelle als [Funktion].',
    'Seit [sechs] Jahren arbeite ich bei [Firma] und verantworte dort ein Team von [vier] Personen und ein Budget von [320.000\u00A0€].',
    'Ich bringe mit: [Erfahrung], [ein Ergebnis in Zahlen] und die Gewohnheit, Begonnenes zu Ende zu führen.',
    'Gern erzähle ich Ihnen mehr im Gespräch. Sie erreichen mich unter [Telefon].',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const sales: SheetWords['sales'] = {
  to,
  date,
  paragraphs: [
    'Guten Tag [Name], [drei] Ihrer Nachbarn in der [Straße] sind seit [Jahr] unsere Kunden. Gern zeigen wir Ihnen, warum.',
    'Wir liefern [Ware] vor [7\u00A0Uhr], zu [0,45\u00A0€] das Stück, und nehmen zurück, was Sie nicht verkaufen.',
    'Testen Sie uns [zwei Wochen], die ersten [100] gratis. Abschnitt abtrennen oder anrufen: [Telefon].',
  ],
  closing: 'Mit besten Grüßen',
}

const customer: SheetWords['customer'] = {
  to,
  date,
  paragraphs: [
    'Ihre Bestellung Nr.\u00A0[2207] vom [Datum]',
    'Guten Tag [Name], danke für Ihre Nachricht. Sie haben recht: [Zwei] der [zwölf] Kartons fehlten.',
    'Die Nachlieferung ist heute abgegangen und am [Datum] bei Ihnen. Die Versandkosten haben wir gutgeschrieben.',
    'Auch die Ursache ist gefunden: Wir haben [den Ablauf] geändert, damit es nicht wieder vorkommt.',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const letter: SheetWords['letter'] = {
  to,
  date,
  paragraphs: [
    'Sehr geehrte Frau [Name], in der oben genannten Sache möchte ich Ihnen den Stand der Dinge darlegen.',
    'Am [Datum] vereinbarten wir, [was vereinbart wurde]. Seither [was geschehen ist].',
    'Mein Vorschlag: [nächster Schritt] bis [Datum]. Bitte teilen Sie mir mit, ob Ihnen das passt.',
    'Vielen Dank für Ihre Zeit. Sie erreichen mich werktags unter [Telefon].',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const press: SheetWords['press'] = {
  head: [
    ['Sperrfrist', '[Datum], [8\u00A0Uhr]'],
    ['Kontakt', '[Name], [Telefon]'],
  ],
  paragraphs: [
    '[ORT] – [Firma], bekannt für [Produkt], gibt am [Datum] bekannt: [die Neuigkeit]. Sie richtet sich an [wen sie betrifft].',
    '„[Was das für uns bedeutet]“, sagt [Name], seit [Jahr] an der Spitze von [Firma].',
    '[Wo und wann zu sehen, zu testen oder zu besuchen]. Fragen beantwortet [Name] unter [Telefon].',
    'Über [Firma]: [was sie macht, für wen, seit wann, mit wie vielen Mitarbeitenden].',
  ],
  foot: '– Ende –',
}

const memo: SheetWords['memo'] = {
  head: [
    ['An', '[Belegschaft]'],
    ['Von', '[Name, Funktion]'],
    ['Betreff', '[Worum es geht]'],
  ],
  paragraphs: [
    'Ab [Datum] gilt: [was sich ändert oder geschieht]. Für [wen es betrifft] heißt das: [was es bedeutet].',
    'Der Grund: [Grund]. Entschieden hat es [Name] am [Datum].',
    'Bitte [was zu tun ist] bis [Datum]. Fragen beantwortet [Name].',
  ],
  foot: 'Bitte nicht außerhalb der Firma weitergeben.',
}

const notice: SheetWords['notice'] = {
  head: [
    ['An', '[Name], [Adresse]'],
    ['Von', '[Firma], [Adresse]'],
    ['Datum', '[Datum]'],
  ],
  paragraphs: [
    'ZUR KENNTNIS: Gestützt auf Ziffer [Nummer] [des Vertrags vom Datum] macht Ihnen [Firma] aus dem oben genannten Grund diese Mitteilung.',
    'Sachverhalt: [Tatsachen]. Die Folgen daraus treten am [Datum] ein, [30\u00A0Tage] nach Zugang dieses Schreibens.',
    'Eine Stellungnahme richten Sie bitte schriftlich bis [Datum] an die obige Adresse.',
  ],
  foot: 'Zugestellt am [Datum] per [Einschreiben]',
}

export const letters = {
  resolution,
  offer,
  collection,
  application,
  sales,
  customer,
  letter,
  press,
  memo,
  notice,
}
