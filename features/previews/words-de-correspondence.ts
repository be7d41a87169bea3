import type { SheetWords } from './sheet-words.ts'

const to = ['[Name]', '[Firma]', '[Adresse]']
const home = ['[Name]', '[Adresse]']
const date = '[Datum]'

const reference: SheetWords['reference'] = {
  to,
  date,
  paragraphs: [
    'Sehr geehrte Damen und Herren, vom [Datum] bis [Datum] war Frau [Name] als [Funktion] bei uns tätig, davon [drei] Jahre unter meiner Leitung.',
    'In dieser Zeit schloss sie [ein Projekt] mit einem Team von [fünf] Personen [zwei Wochen] früher ab. Viele Kunden fragten ausdrücklich nach ihr.',
    'Ich kann Frau [Name] ohne Einschränkung empfehlen. Für Rückfragen erreichen Sie mich unter [Telefon].',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const resignation: SheetWords['resignation'] = {
  to,
  date,
  paragraphs: [
    'Sehr geehrte Frau [Name], hiermit kündige ich mein Arbeitsverhältnis als [Funktion] mit der vertraglichen Frist von [vier Wochen] zum [Datum].',
    'Bis dahin schließe ich [laufende Arbeiten] ab und übergebe alles Weitere geordnet an [Name].',
    'Vielen Dank für [sechs] Jahre, in denen ich viel gelernt habe. Bitte bestätigen Sie mir den Erhalt und das Austrittsdatum schriftlich.',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const dismissal: SheetWords['dismissal'] = {
  to: home,
  date,
  paragraphs: [
    'Sehr geehrte Frau [Name], hiermit kündigen wir Ihr Arbeitsverhältnis mit [Firma] unter Einhaltung der Frist von [vier Wochen] zum [Datum].',
    'Grund der Kündigung ist, wie am [Datum] besprochen, [Grund]. Ihr Gehalt läuft bis zum letzten Tag; [sechs] Tage Resturlaub zahlen wir aus.',
    'Bitte geben Sie [Schlüssel, Laptop und Unterlagen] bis [Datum] zurück. Ihre Papiere und Ihr Arbeitszeugnis erhalten Sie am selben Tag.',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const warning: SheetWords['warning'] = {
  to: home,
  date,
  paragraphs: [
    'Sehr geehrte Frau [Name], am [Datum] und erneut am [Datum] haben Sie [was vorgefallen ist]. Darüber haben wir am [Datum] gesprochen.',
    'Hiermit erteilen wir Ihnen die [erste] Abmahnung. Ab sofort erwarten wir [was erwartet wird], wie es Ziffer\u00A0[4] [des Personalhandbuchs] verlangt.',
    'Im Wiederholungsfall müssen Sie mit [der Kündigung] rechnen. Stellung nehmen können Sie schriftlich bis [Datum]. Eine Kopie geht in Ihre Personalakte.',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const thanks: SheetWords['thanks'] = {
  to,
  date,
  paragraphs: [
    'Sehr geehrte Frau [Name], vielen Dank für [Ihre Bestellung vom Datum]. Sie hatten die Wahl, und wir freuen uns, dass sie auf uns gefallen ist.',
    'Ihren Hinweis zu [den Deckeln] hat sich [Name] notiert. Beim nächsten Mal sind sie [ganz nach Ihrem Wunsch].',
    'Mit diesem Brief erhalten Sie [ein Glas Konfitüre]. Das geht aufs Haus.',
  ],
  closing: 'Mit herzlichen Grüßen',
}

const refusal: SheetWords['refusal'] = {
  to,
  date,
  paragraphs: [
    'Sehr geehrte Frau [Name], vielen Dank für [Ihre Anfrage] vom [Datum]. Wir haben sie sorgfältig geprüft.',
    'Leider können wir [Ihrem Wunsch] nicht entsprechen: [Grund]. Ein Urteil über [Ihre Arbeit] ist das nicht.',
    'Bis [Datum] können wir Ihnen [eine andere Lösung] anbieten. Wenn Ihnen das weiterhilft, rufen Sie mich bitte an: [Telefon].',
  ],
  closing: 'Mit freundlichen Grüßen',
}

const announcement: SheetWords['announcement'] = {
  to,
  date,
  paragraphs: [
    'Sehr geehrte Frau [Name], ab dem [Datum] gilt bei uns: [was sich ändert]. Sie sollen es zuerst von uns erfahren.',
    'Für Sie bedeutet das: [was es bedeutet]. [Preise], Liefertage und Ihre Ansprechpersonen bleiben dieselben.',
    'Der Grund: [Grund]. Ihre Fragen beantwortet [Name] gern unter [Telefon].',
  ],
  closing: 'Mit freundlichen Grüßen',
}

export const correspondence = {
  reference,
  resignation,
  dismissal,
  warning,
  thanks,
  refusal,
  announcement,
}
