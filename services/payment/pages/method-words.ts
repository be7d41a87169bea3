import type { Locale } from '#lib/config/locales.ts'

type MethodWords = {
  /** The pages that lead here, as the web app calls them. */
  account: string
  billing: string
  title: string
  /** Names what is on file, `{label}`. */
  text: string
  save: string
  back: string
  /** The bank refuses the card. */
  declined: string
  /** The link is too old, or its subscription has ended. */
  overTitle: string
  overText: string
}

/** What the page that changes a card says. */
export const METHOD_WORDS: Readonly<Record<Locale, MethodWords>> = {
  en: {
    account: 'My account',
    billing: 'Billing',
    title: 'Change your card',
    text: 'All further charges of your subscription go to the new card in place of {label}. Nothing is charged now.',
    save: 'Save this card',
    back: 'Back without a change',
    declined: 'The bank declines this card. The card on file stays.',
    overTitle: 'This page is no longer valid',
    overText: 'Open Billing once more and choose to change the card there.',
  },
  fr: {
    account: 'Mon compte',
    billing: 'Facturation',
    title: 'Changer de carte',
    text: 'Les prochains paiements de votre abonnement seront portés à la nouvelle carte, à la place de {label}. Rien n’est débité maintenant.',
    save: 'Enregistrer cette carte',
    back: 'Revenir sans rien changer',
    declined: 'La banque refuse cette carte. La carte enregistrée reste en place.',
    overTitle: 'Cette page n’est plus valable',
    overText: 'Rouvrez la page Facturation et demandez-y à changer de carte.',
  },
  es: {
    account: 'Mi cuenta',
    billing: 'Facturación',
    title: 'Cambiar la tarjeta',
    text: 'Los próximos cobros de su suscripción se harán en la nueva tarjeta en lugar de {label}. Ahora no se cobra nada.',
    save: 'Guardar esta tarjeta',
    back: 'Volver sin cambiar nada',
    declined: 'El banco ha rechazado esta tarjeta. Se mantiene la tarjeta registrada.',
    overTitle: 'Esta página ya no es válida',
    overText: 'Abra de nuevo la página Facturación y cambie allí la tarjeta.',
  },
  it: {
    account: 'Il mio account',
    billing: 'Fatturazione',
    title: 'Cambio della carta',
    text: 'I prossimi addebiti dell’abbonamento andranno sulla nuova carta invece che su {label}. Ora non viene addebitato nulla.',
    save: 'Salva questa carta',
    back: 'Torna senza cambiare',
    declined: 'La banca rifiuta questa carta. La carta registrata resta in uso.',
    overTitle: 'Questa pagina non è più valida',
    overText: 'Apra di nuovo la pagina Fatturazione e cambi lì la carta.',
  },
  pt: {
    account: 'Minha conta',
    billing: 'Pagamentos',
    title: 'Trocar o cartão',
    text: 'As próximas cobranças da sua assinatura serão feitas no novo cartão, no lugar de {label}. Nada é cobrado agora.',
    save: 'Salvar este cartão',
    back: 'Voltar sem trocar',
    declined: 'O banco recusou este cartão. O cartão registrado continua em uso.',
    overTitle: 'Esta página não é mais válida',
    overText: 'Abra de novo a página Pagamentos e troque o cartão por lá.',
  },
  de: {
    account: 'Mein Konto',
    billing: 'Abrechnung',
    title: 'Karte ändern',
    text: 'Alle weiteren Zahlungen Ihres Abos laufen statt über {label} über die neue Karte. Jetzt wird nichts abgebucht.',
    save: 'Diese Karte speichern',
    back: 'Zurück ohne Änderung',
    declined: 'Die Bank lehnt diese Karte ab. Die hinterlegte Karte bleibt.',
    overTitle: 'Diese Seite gilt nicht mehr',
    overText: 'Öffnen Sie die Seite „Abrechnung“ noch einmal und ändern Sie dort die Karte.',
  },
}
