import type { MemberWords } from './words-type.ts'

/** What members read in German. */
export const de: MemberWords = {
  account: 'Mein Konto',
  logOut: 'Abmelden',
  passwordTitle: 'Ihr Passwort',
  passwordText:
    'Per E-Mail können Sie sich immer anmelden. Das Passwort ist für alle, die lieber eines haben.',
  passwordLink: 'Festlegen oder ändern',
  currentPassword: 'Aktuelles Passwort',
  currentWrong: 'Das ist nicht Ihr aktuelles Passwort.',
  newPassword: 'Neues Passwort',
  passwordRule: 'Mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer.',
  passwordButton: 'Passwort speichern',
  passwordByMail:
    'Noch kein Passwort, oder vergessen? Wir schicken an {email} einen Link, der diese Seite öffnet.',
  passwordMailButton: 'Link per E-Mail schicken',
  passwordPatience:
    'Es wurden zu viele falsche Passwörter eingegeben. Lassen Sie sich den Link per E-Mail schicken.',
  passwordDropped:
    'Das beim Erstellen des Kontos eingegebene Passwort gilt nicht mehr, weil wir nicht wissen, ob Sie es eingegeben haben. Wählen Sie jetzt eines, oder melden Sie sich weiter per E-Mail an.',
  passwordSkip: 'Ohne Passwort weiter',
  passwordSet: 'Ihr Passwort ist gespeichert. Alle anderen Geräte wurden abgemeldet.',
  signOutEverywhere: 'Überall abmelden',
  signOutText:
    'Beendet jede Anmeldung in diesem Konto: hier, auf der Website und auf allen anderen Geräten.',
  accountTitle: 'Mein Konto',
  backToAccount: 'Zurück zum Konto',
  licence: 'Lizenz',
  licenceHeld: '{users}, bis zum {date}',
  noLicence: 'Kostenloses Konto',
  noLicenceText:
    'Sie sehen die Vorschau. Herunterladen, Bearbeiten und Drucken gehören zum bezahlten Abo.',
  toPlans: 'Tarife und Preise ansehen',
  toLicence: 'Lizenzvertrag lesen',
  noOrders: 'Sie haben noch nichts gekauft.',
  savePdf: 'Als PDF herunterladen',
  print: 'Sie können diese Seite auch drucken.',
  mail: 'E-Mails',
  mailTitle: 'Ihre E-Mails',
  mailText: 'Die Nachrichten, die wir Ihnen geschrieben haben.',
  mailHere:
    'Hier ist kein Mailserver eingerichtet: Was wir Ihnen geschickt hätten, steht auf dieser Seite.',
  noMail: 'Es gibt noch keine E-Mails an Sie.',
  mailGoesOut: 'E-Mails gehen an {email}.',
  backToMail: 'Zurück zu den E-Mails',
  download: 'Dokument herunterladen',
  mayDownload:
    'Ihre Lizenz: {plan}, bis zum {date}. Sie dürfen diese Vorlage herunterladen, bearbeiten und drucken.',
  forbiddenTitle: 'Das Herunterladen gehört zum bezahlten Abo',
  forbiddenText:
    'Das kostenlose Konto zeigt die Vorschau. Mit einem bezahlten Abo laden Sie alle Vorlagen herunter, bearbeiten und drucken sie.',
  limitedTitle: 'Downloads sind angehalten',
  tooManyDocuments:
    'Mit Ihrer Lizenz wurden an einem Tag {count} Dokumente heruntergeladen. Mehr erlaubt der Lizenzvertrag nicht.',
  tooManyAddresses:
    'Ihre Lizenz wurde an einem Tag von mehr als {count} IP-Adressen aus genutzt. Mehr erlaubt der Lizenzvertrag nicht.',
  limitedNext:
    'Spätestens nach einem Tag geht es weiter. Wenn Sie das nicht waren oder mehr brauchen, schreiben Sie uns.',
  toContact: 'Uns schreiben',
  fileNote:
    'Diese Datei kommt von der Seite, die anstelle der Web-App steht. Sie enthält den Titel der Vorlage und den Text ihrer Vorschau; das ganze Dokument gibt es in der Web-App.',
  fileFields: 'Ersetzen Sie, was in [Klammern] steht.',
}
