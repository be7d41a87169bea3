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
    lastDay: 'Date limite pour refuser la reconduction\u00A0: {date}',
    coolingOff:
      'En tant que consommateur, vous pouvez vous rétracter de chaque renouvellement dans les {days} jours suivant son paiement\u00A0; la totalité du montant vous est alors remboursée.',
  },
  failed: {
    subject: 'Le paiement du renouvellement a échoué',
    intro: 'Nous avons tenté de prélever {total} pour {item}, mais le paiement a été refusé.',
    confirm:
      'Nous avons tenté de prélever {total} pour {item}, mais votre banque exige que vous confirmiez vous-même un tel paiement. Un renouvellement automatique ne le permet pas. Veuillez utiliser une autre carte.',
    access:
      'La période payée a pris fin le {date} : votre licence est suspendue jusqu’à l’arrivée du paiement.',
    due: 'Montant dû en\u00A0{currency}',
    next: 'Prochaine tentative',
    last: 'La prochaine tentative est la dernière : si elle échoue aussi, votre abonnement prend fin.',
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
      'Vous avez acheté sur ClickBank une licence active jusqu’au {until}. D’ici là, le renouvellement reste désactivé, pour que vous ne payiez pas deux fois.',
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
    next: 'À partir du {date}, début d’une nouvelle période, vous aurez {item}.',
    notice: 'Nous vous indiquerons le montant avant le prélèvement pour l’année suivante.',
    renewal:
      'Votre renouvellement du {date} reste tel que nous l’avons annoncé\u00A0: {item} pour {total}.',
    more: 'Ce jour-là, nous prélèverons aussi {total}, taxes comprises. C’est ce que la nouvelle formule coûte en plus pour l’année renouvelée.',
    open: 'Voir votre formule',
  },
  unchanged: {
    subject: 'Votre changement de formule n’a pas été payé',
    intro: 'Le paiement du passage à {item} n’a pas abouti.',
    held: 'Votre formule est {item}.',
    late: 'Si le montant était tout de même prélevé par la suite, nous vous le rembourserions sans que vous ayez à le demander. Vous pouvez choisir à nouveau l’autre formule sur la page Facturation.',
    open: 'Choisir à nouveau la formule',
  },
  disputed: {
    subject: 'Le paiement de la commande {order} est contesté',
    intro: 'Votre banque nous informe que le paiement de la commande {order} est contesté.',
    access: 'Jusqu’à la décision de la banque, votre licence est suspendue et rien n’est prélevé.',
    mistake: 'S’il s’agit d’une erreur, prévenez votre banque et écrivez-nous.',
  },
  disputeWon: {
    subject: 'Le paiement de la commande {order} est maintenu',
    intro: 'Votre banque a décidé de maintenir le paiement de la commande {order}.',
    access: 'Votre licence n’est plus suspendue et votre abonnement se poursuit comme avant.',
    again: 'Vous avez de nouveau accès jusqu’au {date}. Plus rien n’est prélevé.',
  },
}
