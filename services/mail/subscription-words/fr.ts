import type { SubscriptionWords } from './words-type.ts'

/** Mail about a subscription in French. */
export const fr: SubscriptionWords = {
  billing: 'Ouvrir la facturation',
  notice: {
    subject: 'Votre abonnement se renouvelle le {date}',
    intro: 'Votre abonnement à {item} se renouvelle le {date} pour un an.',
    amount: 'Ce jour-là, nous prélèverons {total} sur votre carte ou votre compte.',
    amountWithTax:
      'Ce jour-là, nous prélèverons {total} sur votre carte ou votre compte, dont {tax} de taxes.',
    taxes: 'Taxes',
    stop: 'Si vous ne souhaitez pas le renouveler, désactivez le renouvellement sur la page Facturation, n’importe quel jour avant cette date. Vous gardez un accès complet jusqu’à la fin de l’année payée.',
    cancel: 'Résilier sans vous connecter',
  },
  failed: {
    subject: 'Le paiement du renouvellement a échoué',
    intro: 'Nous avons tenté de prélever {total} pour {item}, mais le paiement a été refusé.',
    access:
      'La période payée a pris fin le {date} : votre licence est suspendue jusqu’à l’arrivée du paiement.',
    due: 'Montant dû en\u00A0{currency}',
    next: 'Prochaine tentative',
    update: 'La page Facturation permet aussi de désactiver le renouvellement.',
    open: 'Changer de carte',
  },
  ended: {
    subject: 'Votre abonnement a pris fin',
    reasons: {
      stopped:
        'Comme vous l’avez demandé, votre abonnement à {item} n’a pas été renouvelé. Il a pris fin, et plus rien ne sera prélevé.',
      unpaid:
        'La dernière tentative de prélèvement a échoué elle aussi. Votre abonnement à {item} a pris fin, et plus rien ne sera prélevé.',
      'dispute-lost':
        'Votre banque vous a restitué un paiement. Votre abonnement à {item} et sa licence ont pris fin, et plus rien ne sera prélevé.',
    },
    after:
      'Votre compte reste ouvert : vous pouvez vous connecter, voir les aperçus et vous réabonner à tout moment.',
    open: 'Vous réabonner',
  },
  stopped: {
    subject: 'Votre abonnement ne sera pas renouvelé',
    intro: 'Nous avons désactivé le renouvellement automatique de {item} le {moment}.',
    access:
      'Vous gardez un accès complet jusqu’au {date}. L’abonnement prendra fin à cette date, et plus rien ne sera prélevé.',
    resume:
      'Si vous changez d’avis d’ici là, vous pouvez réactiver le renouvellement sur la page Facturation.',
    elsewhere:
      'Vous avez acheté sur ClickBank une licence active jusqu’au {until} : ainsi, vous ne payez pas deux fois. D’ici là, le renouvellement reste désactivé.',
    open: 'Réactiver le renouvellement',
  },
  resumed: {
    subject: 'Le renouvellement est réactivé',
    intro: 'Nous avons réactivé le renouvellement automatique de {item} le {moment}.',
    next: 'Votre abonnement est payé jusqu’au {date}. Nous vous indiquerons le montant avant le prélèvement pour l’année suivante.',
  },
  changed: {
    subject: 'Votre formule a changé',
    soon: 'Votre formule change le {date}',
    now: 'Vous avez désormais {item}.',
    next: 'À partir de la prochaine période, qui commence le {date}, vous aurez {item}.',
    notice: 'Nous vous indiquerons le montant avant le prélèvement pour l’année suivante.',
    open: 'Voir votre formule',
  },
  unchanged: {
    subject: 'Votre formule n’a pas changé',
    intro: 'Le paiement du passage à {item} n’a pas abouti : votre formule reste la même.',
    late: 'Si le montant était tout de même prélevé par la suite, nous vous le rembourserions sans que vous ayez à le demander. Vous pouvez choisir à nouveau l’autre formule sur la page Facturation.',
    open: 'Choisir à nouveau la formule',
  },
  disputed: {
    subject: 'Le paiement de la commande {order} est contesté',
    intro: 'Votre banque nous informe que le paiement de la commande {order} est contesté.',
    access: 'Jusqu’à la décision de la banque, votre licence est suspendue et rien n’est prélevé.',
    mistake: 'S’il s’agit d’une erreur, prévenez votre banque et écrivez-nous.',
  },
}
