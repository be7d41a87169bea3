import type { SheetWords } from './sheet-words.ts'

const minutes: SheetWords['minutes'] = {
  head: [
    ['Date', '[date], [9\u00A0h à 10\u00A0h\u00A030]'],
    ['Présents', '[cinq noms]'],
    ['Absents', '[un nom]'],
  ],
  items: [
    ['1. Procès-verbal', 'Approuvé sans modification.'],
    [
      '2. Chiffres',
      'Ventes\u00A0: [4\u00A0%] au-delà du plan. [Nom] présente les coûts le [date].',
    ],
    [
      '3. Locaux',
      'Deux offres comparées. [La seconde] est retenue par [quatre] voix contre [une].',
    ],
    ['4. Embauche', 'Un poste à l’atelier sera annoncé à compter du [date].'],
    ['5. Prochaine réunion', 'Le [date] à [9\u00A0h], à [lieu].'],
  ],
  signatures: ['Présidence', 'Secrétariat'],
}

const agenda: SheetWords['agenda'] = {
  head: [
    ['Date', '[date]'],
    ['Lieu', '[salle de réunion]'],
    ['Présidence', '[nom]'],
  ],
  items: [
    ['9\u00A0h', 'Accueil et dernier procès-verbal'],
    ['9\u00A0h\u00A010', 'Chiffres du mois\u00A0: ventes, coûts, trésorerie'],
    ['9\u00A0h\u00A030', 'Point sur [le projet], avec questions'],
    ['9\u00A0h\u00A050', 'Décision\u00A0: [fournisseur de l’an prochain]'],
    ['10\u00A0h\u00A010', 'Congés, formation et embauches'],
    ['10\u00A0h\u00A025', 'Qui fait quoi, pour quand'],
  ],
  signatures: ['Présidence', 'Envoyé par'],
}

const form: SheetWords['form'] = {
  fields: ['Nom', 'Entreprise', 'Adresse', 'Téléphone', 'Date', 'Service', 'Approuvé par'],
  boxes: [
    'Données complètes',
    'Copies jointes',
    'Montants vérifiés',
    'Responsable informé',
    'Classé sous son numéro',
    'Daté et signé',
  ],
}

const checklist: SheetWords['checklist'] = {
  groups: [
    [
      'Avant',
      [
        'Nommer un responsable',
        'Noter ce qui doit être prêt',
        'Fixer les dates',
        'Demander ce que d’autres doivent',
      ],
    ],
    ['Pendant', ['Cocher chaque étape', 'Noter ce qui manque', 'Garder les pièces ensemble']],
    ['Après', ['Classer les pièces', 'Noter ce qui a mal tourné', 'Prévenir les intéressés']],
  ],
}

const appraisal: SheetWords['appraisal'] = {
  lead: 'Nom\u00A0: [nom]   Période\u00A0: du [début] au [fin]   Évaluation par\u00A0: [nom]',
  ends: ['rarement', 'toujours'],
  questions: [
    'Connaît son travail et progresse',
    'Respecte les délais convenus',
    'Repère les erreurs et les signale',
    'Aide ses collègues spontanément',
    'S’exprime bien à l’oral et à l’écrit',
    'Reçoit les clients avec patience',
    'Fait des propositions',
    'Gère avec soin argent et matériel',
  ],
}

const survey: SheetWords['survey'] = {
  lead: 'Comptez deux minutes. Vos réponses, lues par [nom], nous aideront à faire mieux.',
  ends: ['non', 'tout à fait'],
  questions: [
    'Êtes-vous satisfait en général\u00A0?',
    'Était-il facile de nous joindre\u00A0?',
    'Avons-nous tenu parole\u00A0?',
    'Cela vous a-t-il été utile\u00A0?',
    'Vous a-t-on informé à temps\u00A0?',
    'Étions-nous aimables\u00A0?',
    'Le recommanderiez-vous\u00A0?',
  ],
}

const paper = {
  from: ['De', '[Votre entreprise], [adresse]'],
  to: ['Facturé à', '[Client], [adresse]'],
  date: 'Date\u00A0: [date]',
  columns: ['Article', 'Qté', 'Prix', 'Montant'],
  subtotal: 'Sous-total',
  tax: 'Taxes',
} as const

const invoice: SheetWords['invoice'] = {
  ...paper,
  number: 'Facture n°',
  items: [
    ['Heures de travail', 65],
    ['Fournitures', 120],
    ['Visite sur place', 90],
    ['Préparation', 180],
    ['Déplacement', 45],
    ['Livraison', 30],
    ['Suivi', 75],
  ],
  total: 'Total à payer',
  foot: 'Payable à {days} jours, le [date], au compte [numéro].',
}

const quote: SheetWords['quote'] = {
  ...paper,
  to: ['Préparé pour', '[Client], [adresse]'],
  number: 'Offre n°',
  items: [
    ['Préparation', 150],
    ['Journée de travail', 480],
    ['Fournitures', 640],
    ['Déplacement', 45],
    ['Livraison', 60],
    ['Réunion de bilan', 95],
    ['Frais', 120],
  ],
  total: 'Total',
  foot: 'Prix valables {days} jours. La moitié est due à l’acceptation.',
}

const order: SheetWords['order'] = {
  ...paper,
  from: ['Commandé par', '[Votre entreprise], [adresse]'],
  to: ['Fournisseur', '[Fournisseur], [adresse]'],
  number: 'Commande n°',
  items: [
    ['Caisse de papier', 32],
    ['Toner noir', 85],
    ['Lampe de bureau', 48],
    ['Classeur à tiroirs', 230],
    ['Chaise de bureau', 190],
    ['Câble, 5\u00A0m', 9],
    ['Tableau blanc', 110],
  ],
  total: 'Total',
  foot: 'Livrer à l’adresse ci-dessus avant le [date]. Paiement à {days} jours.',
}

const receipt: SheetWords['receipt'] = {
  ...paper,
  to: ['Reçu de', '[Nom], [adresse]'],
  number: 'Reçu n°',
  items: [
    ['Acompte', 200],
    ['Premier versement', 350],
    ['Loyer de [mois]', 900],
    ['Solde de facture', 240],
    ['Frais', 25],
  ],
  total: 'Total reçu',
  foot: 'Payé par [mode] le [date]. Veuillez conserver ce reçu {days} jours.',
}

const certificate: SheetWords['certificate'] = {
  body: [
    'Nous certifions que',
    'a accompli [objet du certificat] au sein de [entreprise], du [date] au [date],',
    'et que mention en est faite au registre sous le n°\u00A0[17].',
  ],
  holder: '[Nom]',
  signatures: ['Présidence', 'Secrétariat'],
}

const waybill: SheetWords['waybill'] = {
  from: ['Expéditeur', '[Entreprise], [adresse], [ville]'],
  to: ['Destinataire', '[Nom], [entreprise], [adresse], [ville]'],
  rows: [
    ['Colis', '3'],
    ['Poids', '18,4\u00A0kg'],
    ['Transporteur', '[transporteur]'],
    ['Service', '[lendemain]'],
    ['Contenu', '[pièces de machine]'],
    ['Valeur', '[640\u00A0€]'],
  ],
  foot: 'Reçu complet et en bon état',
}

export const forms = {
  minutes,
  agenda,
  form,
  checklist,
  appraisal,
  survey,
  invoice,
  quote,
  order,
  receipt,
  certificate,
  waybill,
}
