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
  addressChanged: {
    subject: string
    /** Names `{old}` and `{new}`. */
    intro: string
    /** Of a password that was typed at sign-up before anybody had opened a mailbox of the account. */
    dropped: string
    stranger: string
    open: string
  }
  passwordSet: {
    subject: string
    /** Names `{moment}`. */
    intro: string
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
    addressChanged: {
      subject: 'The email address of your account was changed',
      intro:
        'The account of {old} now has the address {new}. All devices have been logged out; log in with the new address.',
      dropped:
        'The password of the sign-up no longer counts. You can choose a new one in your account.',
      stranger: 'If this was not you, write to us.',
      open: 'Log in',
    },
    passwordSet: {
      subject: 'Your password was set',
      intro:
        'The password of your account was set on {moment}. Every other device has been logged out.',
      stranger:
        'If this was not you, log in with a link sent to this address and choose another password.',
      open: 'Log in',
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
    addressChanged: {
      subject: 'L’adresse e-mail de votre compte a changé',
      intro:
        'Le compte de {old} a désormais l’adresse {new}. Tous les appareils ont été déconnectés ; connectez-vous avec la nouvelle adresse.',
      dropped:
        'Le mot de passe de l’inscription n’est plus valable. Vous pouvez en choisir un autre dans votre compte.',
      stranger: 'Si ce n’était pas vous, écrivez-nous.',
      open: 'Se connecter',
    },
    passwordSet: {
      subject: 'Votre mot de passe a été défini',
      intro:
        'Le mot de passe de votre compte a été défini le {moment}. Tous les autres appareils ont été déconnectés.',
      stranger:
        'Si ce n’était pas vous, connectez-vous par un lien envoyé à cette adresse et choisissez un autre mot de passe.',
      open: 'Se connecter',
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
    addressChanged: {
      subject: 'La dirección de correo de su cuenta ha cambiado',
      intro:
        'La cuenta de {old} tiene ahora la dirección {new}. Se ha cerrado la sesión en todos los dispositivos; inicie sesión con la nueva dirección.',
      dropped: 'La contraseña del registro ya no es válida. Puede elegir otra en su cuenta.',
      stranger: 'Si no fue usted, escríbanos.',
      open: 'Iniciar sesión',
    },
    passwordSet: {
      subject: 'Se ha definido su contraseña',
      intro:
        'La contraseña de su cuenta se definió el {moment}. Se ha cerrado la sesión en todos los demás dispositivos.',
      stranger:
        'Si no fue usted, inicie sesión con un enlace enviado a este correo y elija otra contraseña.',
      open: 'Iniciar sesión',
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
    addressChanged: {
      subject: 'L’indirizzo e-mail del Suo account è cambiato',
      intro:
        'L’account di {old} ha ora l’indirizzo {new}. Tutti i dispositivi sono stati disconnessi: acceda con il nuovo indirizzo.',
      dropped:
        'La password della registrazione non è più valida. Può sceglierne una nuova nel Suo account.',
      stranger: 'Se non è stato Lei, ci scriva.',
      open: 'Acceda',
    },
    passwordSet: {
      subject: 'La Sua password è stata impostata',
      intro:
        'La password del Suo account è stata impostata il {moment}. Tutti gli altri dispositivi sono stati disconnessi.',
      stranger:
        'Se non è stato Lei, acceda con un link inviato a questo indirizzo e scelga un’altra password.',
      open: 'Acceda',
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
    addressChanged: {
      subject: 'O e-mail da sua conta mudou',
      intro:
        'A conta de {old} agora tem o endereço {new}. Todos os dispositivos foram desconectados; entre com o novo endereço.',
      dropped: 'A senha do cadastro não vale mais. Você pode escolher outra na sua conta.',
      stranger: 'Se não foi você, escreva para nós.',
      open: 'Entrar',
    },
    passwordSet: {
      subject: 'Sua senha foi definida',
      intro:
        'A senha da sua conta foi definida em {moment}. Todos os outros dispositivos foram desconectados.',
      stranger: 'Se não foi você, entre com um link enviado a este endereço e escolha outra senha.',
      open: 'Entrar',
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
    addressChanged: {
      subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      intro:
        'Das Konto von {old} hat jetzt die Adresse {new}. Alle Geräte wurden abgemeldet; melden Sie sich mit der neuen Adresse an.',
      dropped:
        'Das Passwort der Registrierung gilt nicht mehr. In Ihrem Konto können Sie ein neues wählen.',
      stranger: 'Wenn Sie das nicht waren, schreiben Sie uns.',
      open: 'Anmelden',
    },
    passwordSet: {
      subject: 'Ihr Passwort wurde festgelegt',
      intro:
        'Das Passwort Ihres Kontos wurde am {moment} festgelegt. Alle anderen Geräte wurden abgemeldet.',
      stranger:
        'Wenn Sie das nicht waren, lassen Sie sich einen Anmeldelink an diese Adresse schicken und wählen Sie ein anderes Passwort.',
      open: 'Anmelden',
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
