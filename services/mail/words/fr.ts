import type { MailWords } from './words-type.ts'

/** Mail in French. */
export const fr: MailWords = {
  greeting: 'Bonjour {name},',
  closing: 'Merci de votre confiance.',
  help: 'Une question ? Écrivez-nous, ou appelez le {service}.',
  links: {
    templates: 'Accéder à vos modèles',
    licence: 'Contrat de licence',
    refundPolicy: 'Politique de remboursement',
    contact: 'Nous écrire',
  },
  receipt: {
    headline: 'Merci pour votre paiement',
    subject: 'Votre reçu {receipt} pour la commande {order}',
    intro:
      'Nous avons bien reçu votre paiement de {total} et votre abonnement est actif. Vous pouvez maintenant télécharger, modifier et imprimer les modèles.',
    notOwed:
      'Nous avons reçu un paiement de {total} que vous ne nous devez pas. Il sera remboursé automatiquement sur la carte ou le compte débité. Un autre e-mail vous le confirmera.',
    renewal:
      'Votre abonnement est payé jusqu’au {date}, puis se renouvelle pour un an, au prix en vigueur à ce moment-là. Nous vous préviendrons 30 jours, puis 10 jours avant.',
    renewalPrice: {
      added: 'Au tarif d’aujourd’hui, l’année suivante coûte {price} avant taxes.',
      included: 'Au tarif d’aujourd’hui, l’année suivante coûte {price} TVA comprise.',
      reverse:
        'Au tarif d’aujourd’hui, l’année suivante coûte {price} sans la TVA, que vous acquittez vous-même.',
    },
    renewalKept:
      'L’année suivante ne coûtera pas plus que ce que vous avez payé pour celle-ci\u00A0: {price} avant taxes.',
    firstYear:
      'La remise valait pour la première année ; elle ne s’applique pas au renouvellement.',
    cancel:
      'Pour résilier, connectez-vous, allez à la page Mon compte, puis Facturation, et désactivez le renouvellement. Vous pouvez le faire n’importe quel jour, et vous gardez un accès complet jusqu’à la fin de l’année payée.',
  },
  refund: {
    subject: 'Remboursement de {amount} pour la commande {order}',
    intro:
      'Nous avons remboursé {amount} sur la carte ou le compte qui a servi au paiement. Selon la banque, le remboursement peut mettre jusqu’à dix jours à apparaître sur votre relevé.',
    returned:
      'Votre banque vous a restitué {amount} à la suite de votre contestation du paiement. Voici la note de crédit correspondante.',
    whole:
      'Le paiement est remboursé en totalité : la licence de cette commande a donc pris fin. Vous pouvez toujours vous connecter et voir les aperçus.',
    left: 'Le paiement est remboursé en totalité. Vous avez désormais {item}, jusqu’au {date}.',
    part: 'Votre licence reste inchangée.',
  },
  marketplace: {
    headline: 'Votre licence est active',
    subject: 'Votre licence est active (commande ClickBank {receipt})',
    intro:
      'Merci de votre commande sur ClickBank. Votre licence pour {product} est active jusqu’au {date} : vous pouvez dès maintenant télécharger, modifier et imprimer les modèles.',
    account: 'Elle est rattachée au compte de cette adresse e-mail.',
    payment:
      'C’est ClickBank qui a encaissé le paiement, sous le numéro de commande {receipt}, et qui répond aux questions à ce sujet.',
  },
  contact: {
    headline: 'Nous avons reçu votre message',
    subject: 'Nous avons reçu votre message {reference}',
    intro: 'Votre numéro de référence est {reference}.',
    next: 'Nous vous répondrons à cette adresse. Indiquez ce numéro si vous nous écrivez à ce sujet.',
    stranger:
      'Si vous ne nous avez pas écrit, quelqu’un s’est trompé d’adresse : vous n’avez rien à faire.',
  },
  welcome: {
    subject: 'Bienvenue chez {brand}',
    intro:
      'Votre compte est prêt. Vous pouvez chercher parmi les modèles et voir chacun d’eux en aperçu.',
    back: 'Pour vous connecter depuis n’importe quel appareil, saisissez cette adresse : nous vous enverrons un lien.',
    stranger:
      'Si cette inscription ne vient pas de vous, quelqu’un a saisi votre adresse par erreur ; vous pouvez ignorer ce message.',
    open: 'Parcourir les modèles',
  },
  login: {
    subject: 'Votre lien de connexion',
    intro:
      'Ce lien vous connecte. Il est valable une seule fois, pendant les 15 minutes qui suivent votre demande.',
    stranger:
      'Si vous ne l’avez pas demandé, ignorez ce message : sans le lien, personne ne peut entrer.',
    open: 'Se connecter',
  },
  agreementChanged: {
    subject: {
      'terms-of-use': 'Nos conditions d’utilisation ont changé',
      eula: 'Notre contrat de licence a changé',
    },
    intro:
      'Une nouvelle version, datée du {date}, est en vigueur et a une incidence sur votre abonnement.',
    open: 'Ouvrir la nouvelle version',
  },
}
