import type { Locale } from '#lib/config/locales.ts'

type DeclarationWords = {
  /** Name `{reference}`. */
  subject: { cancel: string; withdraw: string }
  /** Name `{reference}` and `{at}`, day and time. */
  intro: { cancel: string; withdraw: string }
  labels: { name: string; email: string; orderNumber: string; reason: string; end: string }
  soonest: string
  /** What follows. */
  next: { stopped: string; refund: string; person: string }
  /** Whose words are repeated, and that long ones are not in whole. */
  typed: string
  shortened: string
  /** To who has declared nothing. */
  stranger: string
  /** Of a receipt: what consumers may do, and the link to it. */
  right: string
  link: string
}

/** The words that confirm a cancellation or withdrawal. */
export const DECLARATION_WORDS: Readonly<Record<Locale, DeclarationWords>> = {
  en: {
    subject: {
      cancel: 'We’ve received your cancellation {reference}',
      withdraw: 'We’ve received your withdrawal {reference}',
    },
    intro: {
      cancel:
        'Your cancellation reached us on {at}. Its reference number is {reference}. You entered:',
      withdraw:
        'Your withdrawal from the contract reached us on {at}. Its reference number is {reference}. You entered:',
    },
    labels: {
      name: 'Name',
      email: 'Email address',
      orderNumber: 'Order number',
      reason: 'Important reason',
      end: 'End',
    },
    soonest: 'as soon as possible',
    next: {
      stopped:
        'Automatic renewal is off, and no further year is charged. You keep full access until the end of the year you paid for.',
      refund:
        'We’re refunding the full amount of this order to the card or account you paid with, within 14 days of your withdrawal. A separate email confirms it.',
      person:
        'One of our people is looking at it and will answer at this address. It counts from the time given above.',
    },
    typed: 'This was written by the person who filled in the form on our website, not by us.',
    shortened:
      'Long text is shortened in this email; we keep all of it under the reference number.',
    stranger: 'If you didn’t send this, please write to us: someone has used your address.',
    right:
      'As a consumer you may withdraw from this contract within 14 days and get the whole amount back. The page “Withdraw from the contract” has the instruction, the model form and the way to do it without logging in.',
    link: 'Withdraw from the contract',
  },
  fr: {
    subject: {
      cancel: 'Nous avons reçu votre résiliation {reference}',
      withdraw: 'Nous avons reçu votre rétractation {reference}',
    },
    intro: {
      cancel:
        'Votre résiliation nous est parvenue le {at}. Sa référence est {reference}. Vous avez déclaré :',
      withdraw:
        'Votre rétractation nous est parvenue le {at}. Sa référence est {reference}. Vous avez déclaré :',
    },
    labels: {
      name: 'Nom',
      email: 'Adresse e-mail',
      orderNumber: 'Numéro de commande',
      reason: 'Motif légitime',
      end: 'Fin',
    },
    soonest: 'dès que possible',
    next: {
      stopped:
        'Le renouvellement automatique est désactivé et aucune autre année ne sera débitée. Vous gardez l’accès complet jusqu’à la fin de l’année payée.',
      refund:
        'Nous remboursons la totalité de cette commande sur la carte ou le compte qui a servi au paiement, dans les 14 jours suivant votre déclaration. Un autre e-mail le confirmera.',
      person:
        'Une personne de notre équipe examine votre déclaration et vous répondra à cette adresse. Votre déclaration compte à partir de l’heure indiquée ci-dessus.',
    },
    typed:
      'Ces indications ont été saisies par la personne qui a rempli le formulaire sur notre site ; ce ne sont pas nos mots.',
    shortened:
      'Les textes longs sont abrégés dans cet e-mail ; nous les conservons en entier sous cette référence.',
    stranger: 'Si vous n’avez rien déclaré, écrivez-nous : quelqu’un a utilisé votre adresse.',
    right:
      'En tant que consommateur, vous pouvez vous rétracter de ce contrat dans les 14 jours et être remboursé en totalité. La page « Se rétracter » contient les informations, le formulaire type et la marche à suivre sans vous connecter.',
    link: 'Se rétracter',
  },
  es: {
    subject: {
      cancel: 'Hemos recibido su cancelación {reference}',
      withdraw: 'Hemos recibido su desistimiento {reference}',
    },
    intro: {
      cancel:
        'Recibimos su cancelación el {at}. Su número de referencia es {reference}. Usted declaró lo siguiente:',
      withdraw:
        'Recibimos su desistimiento del contrato el {at}. Su número de referencia es {reference}. Usted declaró lo siguiente:',
    },
    labels: {
      name: 'Nombre',
      email: 'Correo electrónico',
      orderNumber: 'Número de pedido',
      reason: 'Motivo importante',
      end: 'Fin',
    },
    soonest: 'lo antes posible',
    next: {
      stopped:
        'La renovación automática está desactivada y no se cobrará ningún otro año. Conserva el acceso completo hasta el final del año pagado.',
      refund:
        'Le devolvemos el importe íntegro de este pedido a la tarjeta o cuenta con la que pagó, en los 14 días siguientes a su declaración. Otro correo lo confirmará.',
      person:
        'Una persona de nuestro equipo está revisando su declaración y le responderá a esta dirección. La declaración surte efecto desde la fecha y hora indicadas arriba.',
    },
    typed:
      'Estos datos los escribió quien completó el formulario de nuestro sitio web; no son palabras nuestras.',
    shortened:
      'Los textos largos se abrevian en este correo; los conservamos completos con este número de referencia.',
    stranger: 'Si usted no ha declarado nada, escríbanos: alguien ha usado su dirección.',
    right:
      'Como consumidor, puede desistir de este contrato en un plazo de 14 días y recuperar el importe íntegro. La página «Desistir del contrato» contiene la información, el modelo de formulario y la forma de hacerlo sin iniciar sesión.',
    link: 'Desistir del contrato',
  },
  it: {
    subject: {
      cancel: 'Abbiamo ricevuto la Sua disdetta {reference}',
      withdraw: 'Abbiamo ricevuto il Suo recesso {reference}',
    },
    intro: {
      cancel:
        'La Sua disdetta ci è pervenuta il {at}. Il numero di riferimento è {reference}. Lei ha dichiarato quanto segue:',
      withdraw:
        'Il Suo recesso dal contratto ci è pervenuto il {at}. Il numero di riferimento è {reference}. Lei ha dichiarato quanto segue:',
    },
    labels: {
      name: 'Nome',
      email: 'Indirizzo e-mail',
      orderNumber: 'Numero d’ordine',
      reason: 'Giusta causa',
      end: 'Fine',
    },
    soonest: 'appena possibile',
    next: {
      stopped:
        'Il rinnovo automatico è disattivato e non verrà addebitato nessun altro anno. L’accesso completo resta attivo fino alla fine dell’anno pagato.',
      refund:
        'Rimborsiamo l’intero importo di questo ordine sulla carta o sul conto usato per il pagamento, entro 14 giorni dalla Sua dichiarazione. Un’altra e-mail lo confermerà.',
      person:
        'Una persona del nostro team sta esaminando la Sua dichiarazione e Le risponderà a questo indirizzo. La dichiarazione ha effetto dalla data e dall’ora indicate sopra.',
    },
    typed:
      'Questi dati li ha digitati chi ha compilato il modulo sul nostro sito; non sono parole nostre.',
    shortened:
      'I testi lunghi sono abbreviati in questa e-mail; li conserviamo per intero con questo numero di riferimento.',
    stranger: 'Se non ha dichiarato nulla, ci scriva: qualcuno ha usato il Suo indirizzo.',
    right:
      'Come consumatore può recedere da questo contratto entro 14 giorni e ottenere il rimborso dell’intero importo. Alla pagina «Recedere dal contratto» trova le istruzioni, il modulo tipo e la procedura per recedere senza accedere all’account.',
    link: 'Recedere dal contratto',
  },
  pt: {
    subject: {
      cancel: 'Recebemos seu cancelamento {reference}',
      withdraw: 'Recebemos sua desistência {reference}',
    },
    intro: {
      cancel:
        'Recebemos seu cancelamento em {at}. O número de referência é {reference}. Você declarou o seguinte:',
      withdraw:
        'Recebemos sua desistência do contrato em {at}. O número de referência é {reference}. Você declarou o seguinte:',
    },
    labels: {
      name: 'Nome',
      email: 'E-mail',
      orderNumber: 'Número do pedido',
      reason: 'Motivo importante',
      end: 'Término',
    },
    soonest: 'o quanto antes',
    next: {
      stopped:
        'A renovação automática está desativada e nenhum outro ano será cobrado. O acesso completo continua até o fim do ano já pago.',
      refund:
        'Estamos devolvendo o valor total deste pedido ao cartão ou à conta usada no pagamento, em até 14 dias após sua declaração. Outro e-mail confirmará a devolução.',
      person:
        'Uma pessoa da nossa equipe está analisando sua declaração e responderá neste endereço. A declaração produz efeito a partir da data e da hora indicadas acima.',
    },
    typed:
      'Estes dados foram digitados por quem preencheu o formulário em nosso site; as palavras não são nossas.',
    shortened:
      'Textos longos são abreviados neste e-mail; nós os guardamos na íntegra com este número de referência.',
    stranger: 'Se você não declarou nada, fale conosco: alguém usou seu endereço.',
    right:
      'Como consumidor, você pode desistir deste contrato em até 14 dias e receber o valor total de volta. A página “Desistir do contrato” traz as instruções, o modelo de formulário e a forma de desistir sem entrar na conta.',
    link: 'Desistir do contrato',
  },
  de: {
    subject: {
      cancel: 'Ihre Kündigung {reference} ist eingegangen',
      withdraw: 'Ihr Widerruf {reference} ist eingegangen',
    },
    intro: {
      cancel:
        'Ihre Kündigung ist am {at} bei uns eingegangen. Die Vorgangsnummer lautet {reference}. Sie haben erklärt:',
      withdraw:
        'Ihr Widerruf ist am {at} bei uns eingegangen. Die Vorgangsnummer lautet {reference}. Sie haben erklärt:',
    },
    labels: {
      name: 'Name',
      email: 'E-Mail-Adresse',
      orderNumber: 'Bestellnummer',
      reason: 'Wichtiger Grund',
      end: 'Ende',
    },
    soonest: 'so bald wie möglich',
    next: {
      stopped:
        'Die automatische Verlängerung ist ausgeschaltet, und es wird kein weiteres Jahr berechnet. Sie behalten den vollen Zugang bis zum Ende des bezahlten Jahres.',
      refund:
        'Wir erstatten den vollen Betrag dieser Bestellung auf die Karte oder das Konto, mit dem Sie bezahlt haben, binnen 14 Tagen nach Ihrer Erklärung. Eine weitere E-Mail bestätigt das.',
      person:
        'Ihre Erklärung wird von einem Menschen geprüft; die Antwort kommt an diese Adresse. Es gilt der oben genannte Zeitpunkt des Eingangs.',
    },
    typed:
      'Diese Angaben stammen von der Person, die das Formular auf unserer Website ausgefüllt hat, nicht von uns.',
    shortened:
      'Lange Texte sind in dieser E-Mail gekürzt; wir bewahren sie unter dieser Nummer vollständig auf.',
    stranger:
      'Falls Sie nichts erklärt haben, schreiben Sie uns bitte: Jemand hat Ihre Adresse benutzt.',
    right:
      'Als Verbraucher können Sie diesen Vertrag binnen 14 Tagen widerrufen und erhalten den ganzen Betrag zurück. Die Seite „Vertrag widerrufen“ enthält die Widerrufsbelehrung, das Muster-Widerrufsformular und den Weg ohne Anmeldung.',
    link: 'Vertrag widerrufen',
  },
}
