import type { Locale } from '#lib/config/locales.ts'

type AccountWords = {
  emailChange: {
    subject: string
    /** Names `{old}` and `{new}`. */
    intro: string
    how: string
    /** To who has not asked for it. */
    stranger: string
    open: string
  }
  closed: {
    subject: string
    /** Names `{moment}`. */
    intro: string
    kept: string
    stranger: string
  }
}

/** The words of the mail about an account itself. */
export const ACCOUNT_WORDS: Readonly<Record<Locale, AccountWords>> = {
  en: {
    emailChange: {
      subject: 'Please confirm the change of your email address',
      intro:
        'Somebody who is logged in to the account of {old} asks to change its address to {new}.',
      how: 'Open the link within 24 hours and confirm. A link has also gone to the other address; nothing changes before both have confirmed.',
      stranger: 'If this was not you, ignore this email: the address then stays as it is.',
      open: 'See the change and confirm',
    },
    closed: {
      subject: 'Your account is closed',
      intro:
        'Your account was closed on {moment}. Your subscription and your license have ended, and nothing more is charged.',
      kept: 'We keep orders, receipts and credit notes for as long as the law requires.',
      stranger: 'If this was not you, write to us.',
    },
  },
  fr: {
    emailChange: {
      subject: 'Veuillez confirmer le changement de votre adresse e-mail',
      intro:
        'Une personne connectée au compte de {old} demande à remplacer cette adresse par {new}.',
      how: 'Ouvrez le lien dans les 24 heures et confirmez. Un lien est aussi parti à l’autre adresse ; rien ne change tant que les deux n’ont pas confirmé.',
      stranger: 'Si ce n’était pas vous, ignorez cet e-mail : l’adresse reste alors inchangée.',
      open: 'Voir le changement et confirmer',
    },
    closed: {
      subject: 'Votre compte est fermé',
      intro:
        'Votre compte a été fermé le {moment}. Votre abonnement et votre licence ont pris fin, et plus rien ne sera débité.',
      kept: 'Nous conservons commandes, reçus et notes de crédit aussi longtemps que la loi l’exige.',
      stranger: 'Si ce n’était pas vous, écrivez-nous.',
    },
  },
  es: {
    emailChange: {
      subject: 'Confirme el cambio de su dirección de correo',
      intro:
        'Una persona con la sesión iniciada en la cuenta de {old} solicita cambiar la dirección por {new}.',
      how: 'Abra el enlace en un plazo de 24 horas y confirme. También hemos enviado un enlace a la otra dirección; nada cambia hasta que ambas hayan confirmado.',
      stranger: 'Si no fue usted, ignore este correo: la dirección seguirá como está.',
      open: 'Ver el cambio y confirmar',
    },
    closed: {
      subject: 'Su cuenta está cerrada',
      intro:
        'Su cuenta se cerró el {moment}. Su suscripción y su licencia han terminado y no se cobrará nada más.',
      kept: 'Conservamos pedidos, recibos y notas de crédito durante el tiempo que exige la ley.',
      stranger: 'Si no fue usted, escríbanos.',
    },
  },
  it: {
    emailChange: {
      subject: 'Confermi la modifica del Suo indirizzo e-mail',
      intro:
        'Una persona che ha effettuato l’accesso all’account di {old} chiede di sostituire l’indirizzo con {new}.',
      how: 'Apra il link entro 24 ore e confermi. Un link è stato inviato anche all’altro indirizzo; nulla cambia finché entrambi non hanno confermato.',
      stranger: 'Se la richiesta non è Sua, ignori questa e-mail: l’indirizzo resterà invariato.',
      open: 'Verifichi e confermi la modifica',
    },
    closed: {
      subject: 'Il Suo account è chiuso',
      intro:
        'Il Suo account è stato chiuso il {moment}. L’abbonamento e la licenza sono terminati e non verrà addebitato altro.',
      kept: 'Conserviamo ordini, ricevute e note di credito per il tempo richiesto dalla legge.',
      stranger: 'Se non è stato Lei, ci scriva.',
    },
  },
  pt: {
    emailChange: {
      subject: 'Confirme a troca do seu endereço de e-mail',
      intro: 'Uma pessoa conectada à conta de {old} pediu a troca do endereço por {new}.',
      how: 'Abra o link em até 24 horas e confirme. O outro endereço também recebeu um link; nada muda antes que os dois tenham confirmado.',
      stranger: 'Se não foi você, ignore este e-mail: o endereço continuará o mesmo.',
      open: 'Ver a troca e confirmar',
    },
    closed: {
      subject: 'Sua conta foi encerrada',
      intro:
        'Sua conta foi encerrada em {moment}. A assinatura e a licença terminaram, e nada mais será cobrado.',
      kept: 'Guardamos pedidos, recibos e notas de crédito pelo tempo que a lei exige.',
      stranger: 'Se não foi você, escreva para nós.',
    },
  },
  de: {
    emailChange: {
      subject: 'Bitte bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      intro: 'Jemand, der im Konto von {old} angemeldet ist, möchte die Adresse in {new} ändern.',
      how: 'Öffnen Sie den Link innerhalb von 24 Stunden und bestätigen Sie. Auch an die andere Adresse ging ein Link; es ändert sich erst etwas, wenn beide bestätigt haben.',
      stranger:
        'Wenn Sie das nicht waren, beachten Sie diese E-Mail nicht: Dann bleibt die Adresse, wie sie ist.',
      open: 'Änderung ansehen und bestätigen',
    },
    closed: {
      subject: 'Ihr Konto ist geschlossen',
      intro:
        'Ihr Konto wurde am {moment} geschlossen. Abo und Lizenz sind beendet, und es wird nichts mehr abgebucht.',
      kept: 'Bestellungen, Zahlungs- und Erstattungsbelege bewahren wir so lange auf, wie das Gesetz es verlangt.',
      stranger: 'Wenn Sie das nicht waren, schreiben Sie uns.',
    },
  },
}
