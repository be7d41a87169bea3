import type { AffiliateWords } from './words-type.ts'

/** The affiliate desk in French. */
export const fr: AffiliateWords = {
  title: 'Espace affilié',
  deskLink: 'Ce que vos liens ont rapporté, et la date de vos versements',
  back: 'Retour à l’espace affilié',
  applyTitle: 'Rejoindre le programme d’affiliation',
  applyText:
    'Placez notre lien là où vos lecteurs cherchent des contrats, des lettres et des plans. Vous gagnez {percent} de ce qu’ils paient, avant taxes, lors de la visite qui suit leur clic.',
  fields: {
    name: 'Votre nom ou votre entreprise',
    places: 'Où seront vos liens',
    payment: 'Comment vous souhaitez recevoir vos versements',
  },
  hints: {
    name: 'Les versements sont faits à ce nom.',
    places: 'Adresses de vos sites, lettres d’information ou profils, une par ligne.',
    payment:
      'Par exemple, un compte bancaire avec son numéro, ou un service de paiement avec votre identifiant.',
  },
  accept: 'J’accepte le [contrat d’affiliation].',
  version: 'Version du {date}',
  applyButton: 'Envoyer ma candidature',
  wrong: 'Veuillez remplir : {fields}.',
  acceptMissing: 'Veuillez accepter le contrat ; sans lui, vous ne pouvez pas participer.',
  declined:
    'Nous avons refusé votre candidature le {date}. Vous pourrez en présenter une autre dès que les motifs auront disparu.',
  appliedTitle: 'Votre candidature est arrivée',
  appliedText:
    'Nous l’avons reçue le {date}. Nous répondrons à {email}. Si elle est acceptée, vous y recevrez votre numéro d’affilié.',
  endedTitle: 'Votre contrat a pris fin',
  ended:
    'Le contrat d’affiliation a pris fin le {date}. Veuillez retirer tous les liens et bannières.',
  endedAfter:
    'Les commissions gagnées jusque-là ne sont versées que si leur total dépasse {forfeited} (article 24).',
  termsTitle: 'Le contrat a changé',
  termsText: 'Une nouvelle version est en vigueur depuis le {date}.',
  termsMeaning:
    'Les ventes antérieures sont payées aux conditions qui s’appliquaient alors. Si vous continuez à utiliser vos liens, la nouvelle version s’applique à vous (article 27). Si vous n’êtes pas d’accord, vous pouvez mettre fin au contrat en nous écrivant.',
  termsButton: 'Accepter la nouvelle version',
  number: 'Numéro d’affilié {number}',
  lastMonth: 'Votre commission pour {month}',
  counts: 'Ventes : {sales}. Clics : {clicks}.',
  payIn: 'Versement en {month}, dès que {minimum} au moins vous sont dus.',
  heldPart: 'Dont {amount} retenus à cause d’un signalement.',
  thisMonth: 'Jusqu’ici en {month} : {amount}',
  monthsTitle: 'Mois par mois',
  columns: {
    month: 'Mois',
    clicks: 'Clics',
    sales: 'Ventes',
    commission: 'Commission',
    reversed: 'Déduit',
    due: 'À vous',
    payment: 'Versement',
  },
  payment: { paid: 'Versé le {date}', due: 'Prévu en {month}', open: 'Pas encore versé' },
  noMonths:
    'Personne n’a encore cliqué sur vos liens. Placez le premier : ses clics apparaîtront ici.',
  salesTitle: 'Ventes, {month}',
  salesText:
    'Montants avant taxes. Nous n’indiquons que la vente, rien sur le client (article 22).',
  noSales: 'Aucune vente ce mois-ci.',
  sale: {
    day: 'Date',
    amount: 'Montant',
    commission: 'Commission',
    reversed: '{amount} déduits après un remboursement',
    held: 'Retenu à cause d’un signalement',
    lost: 'Non payé à cause d’un signalement',
    forfeited: 'Perdu avec la fin du contrat',
  },
  linksTitle: 'Vos liens et bannières',
  linksText: 'Tous portent votre numéro. Copiez le texte tel quel.',
  startLink: 'Lien vers la page de recommandation',
  plansLink: 'Lien vers les formules',
  banner: 'Bannière, {size} pixels',
  materials: 'Voir les bannières et les liens dans d’autres langues',
  flagsTitle: 'Signalements',
  kinds: {
    'paid-click': 'Clics d’une annonce payante',
    'click-flood': 'Trop de clics d’un même endroit',
    'self-purchase': 'Un achat de votre part',
    spam: 'Spam',
    placement: 'La façon dont un lien est placé',
    materials: 'Des liens ou images qui ne sont pas les nôtres',
    site: 'Votre site',
    disclosure: 'L’information de vos lecteurs',
    trademark: 'Notre nom ou nos modèles',
  },
  section: 'Article {section} du contrat',
  facts: {
    paidClick:
      'Clics portant l’identifiant d’une annonce payante ({field}), en {month} : {clicks}.',
    clickFlood:
      'Clics du {date} venant d’un même réseau et d’un même navigateur ({sender}) : {clicks}.',
    selfPurchase: 'La vente du {date} a été faite avec votre compte ou votre adresse e-mail.',
  },
  holds: 'Montant retenu jusqu’à la décision : {amount}.',
  holdsNothing: 'Aucune commission n’est retenue.',
  object: 'Contester',
  objectTitle: 'Contester ce signalement',
  objectText:
    'Dites-nous pourquoi le signalement est erroné. Chaque signalement peut être contesté une fois. Une personne lira votre message et décidera ; vous recevrez la décision par e-mail.',
  objection: 'Votre contestation',
  objectMissing: 'Veuillez écrire pourquoi le signalement est erroné.',
  objectButton: 'Envoyer la contestation',
  objected: 'Vous avez envoyé votre contestation le {date}. Vous recevrez la décision par e-mail.',
  decision: { released: 'Levé le {date} : {why}', upheld: 'Maintenu le {date} : {why}' },
  fee: 'Frais : {amount}',
  paidTitle: 'Ce que nous vous avons versé',
  noPaid: 'Rien n’a encore été versé.',
  balance: 'Pas encore versé : {amount}',
  paidFor: 'Versement, {month}',
  howTitle: 'Comment se font les versements',
  how: [
    'Vous gagnez {percent} de chaque vente, avant taxes. En cas de remboursement, la part correspondante est déduite.',
    'Les ventes d’un mois sont payées deux mois plus tard, en dollars américains (article 11).',
    'Un versement se fait à partir de {minimum} ; en dessous, le montant est reporté (article 12).',
    'Chaque cas de spam entraîne des frais de {fee} (article 16).',
    'Si le contrat prend fin sans motif grave, ce que vous avez gagné n’est versé que si le total dépasse {forfeited} (article 24).',
  ],
  agreement: 'Lire le contrat d’affiliation',
  said: {
    applied: 'Nous avons reçu votre candidature. Une confirmation vous parvient par e-mail.',
    accepted: 'Vous avez accepté la nouvelle version du contrat.',
    objected: 'Nous avons reçu votre contestation. Une confirmation vous parvient par e-mail.',
  },
  closing:
    'Votre contrat d’affiliation prend fin lui aussi. Les commissions qui ne dépassent pas {forfeited} au total sont alors perdues (article 24).',
}
