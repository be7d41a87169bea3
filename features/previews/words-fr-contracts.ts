import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const lease: Contract = {
  lead: 'Le présent bail, conclu le [date], lie [bailleur] et [locataire].',
  clauses: [
    [
      '1. Lieux loués',
      'Le bailleur donne à bail [120\u00A0m²] au rez-de-chaussée du [adresse], à usage de [commerce].',
    ],
    [
      '2. Durée',
      'Le bail débute le [date] pour [cinq ans]. Le locataire peut le prolonger une fois de [trois].',
    ],
    [
      '3. Loyer',
      'Le loyer, de [2\u00A0400\u00A0€] par mois, est dû le [premier]. Il suit chaque année l’indice des prix.',
    ],
    [
      '4. Dépôt',
      'Un dépôt de [trois] mois de loyer est restitué dans les [30\u00A0jours] de la remise des clés.',
    ],
    [
      '5. Réparations',
      'Le bailleur répond du toit, des murs et du chauffage\u00A0; le locataire, de l’entretien courant.',
    ],
    [
      '6. Résiliation',
      'Après [30\u00A0jours] de retard de loyer, le bailleur peut résilier le bail par avis écrit.',
    ],
  ],
  signatures: ['Bailleur', 'Locataire'],
}

const employment: Contract = {
  lead: 'Entre [entreprise], l’employeur, et [nom], le salarié.',
  clauses: [
    ['1. Fonctions', 'Le salarié débute le [date] au poste de [titre] et relève de [nom].'],
    [
      '2. Période d’essai',
      'Pendant [trois mois], chaque partie peut rompre le contrat moyennant [deux semaines] de préavis.',
    ],
    [
      '3. Horaire',
      'La semaine compte [40] heures, du lundi au vendredi, avec [une heure] de pause par jour.',
    ],
    [
      '4. Salaire',
      'Le salaire est de [58\u00A0000\u00A0€] par an, versé le dernier jour ouvrable du mois.',
    ],
    ['5. Congés', 'Le salarié a droit à [20] jours de congé payé par an, à dates convenues.'],
    [
      '6. Confidentialité',
      'Ce que le salarié apprend sur les clients et les prix reste confidentiel après son départ.',
    ],
  ],
  signatures: ['Pour l’employeur', 'Salarié'],
}

const confidentiality: Contract = {
  lead: 'Entre [première entreprise] et [seconde entreprise], qui étudient ensemble [un projet].',
  clauses: [
    [
      '1. Informations visées',
      'Tout ce qui est marqué confidentiel ou déclaré tel par écrit dans les [cinq jours].',
    ],
    [
      '2. Exclusions',
      'Ce qui était déjà connu, est public ou a été reçu d’un tiers libre de le divulguer.',
    ],
    [
      '3. Usage',
      'Le destinataire ne s’en sert que pour [le projet] et n’y donne accès qu’au personnel concerné.',
    ],
    ['4. Restitution', 'Sur demande, toute copie est rendue ou détruite dans les [dix jours].'],
    ['5. Durée', 'Ces obligations subsistent [trois ans] après le dernier échange.'],
    [
      '6. Manquement',
      'Une indemnité ne suffit pas\u00A0: le tribunal peut ordonner que le manquement cesse.',
    ],
  ],
  signatures: ['Première partie', 'Seconde partie'],
}

const loan: Contract = {
  lead: 'Le [date], [prêteur] prête [25\u00A0000\u00A0€] à [emprunteur].',
  clauses: [
    ['1. Intérêts', 'Le prêt porte intérêt au taux de [6\u00A0%] l’an sur le solde dû.'],
    [
      '2. Remboursement',
      'Il est remboursé en [48] mensualités de [587,13\u00A0€], la première le [date].',
    ],
    ['3. Paiement anticipé', 'Tout ou partie du prêt est remboursable à tout moment, sans frais.'],
    [
      '4. Retard',
      'Toute somme en retard de plus de [15\u00A0jours] porte [2\u00A0%] de plus l’an.',
    ],
    ['5. Garantie', 'L’emprunteur donne en garantie [une fourgonnette], dont il garde l’usage.'],
    [
      '6. Défaut',
      'Après [deux] échéances impayées de suite, tout le solde devient aussitôt exigible.',
    ],
  ],
  signatures: ['Prêteur', 'Emprunteur'],
}

const sale: Contract = {
  lead: '[Vendeur] vend à [acheteur] le bien visé à l’article 1.',
  clauses: [
    ['1. Bien vendu', '[Un four, modèle et numéro de série], dans l’état où l’acheteur l’a vu.'],
    [
      '2. Prix',
      '[8\u00A0900\u00A0€], dont [2\u00A0000\u00A0€] à la signature et le solde à la livraison.',
    ],
    [
      '3. Livraison',
      'Le vendeur livre à [adresse] au plus tard le [date] et porte les risques jusque-là.',
    ],
    [
      '4. Propriété',
      'Le bien est libre de tout droit de tiers. La propriété passe à l’acheteur au paiement complet.',
    ],
    ['5. Garantie', 'Tout défaut apparu dans les [douze mois] est réparé, ou le prix est réduit.'],
    ['6. Examen', 'Tout défaut apparent est signalé dans les [sept jours] de la livraison.'],
  ],
  signatures: ['Vendeur', 'Acheteur'],
}

const partnership: Contract = {
  lead: 'Entre [premier associé] et [second associé], exploitant ensemble [entreprise].',
  clauses: [
    [
      '1. Apports',
      '[Premier associé] apporte [40\u00A0000\u00A0€]\u00A0; [second associé], le matériel de la liste jointe.',
    ],
    [
      '2. Parts',
      'Profits et pertes se partagent à [60] et [40]\u00A0%, une fois les comptes annuels approuvés.',
    ],
    [
      '3. Décisions',
      'Chacun gère le quotidien. Dès [5\u00A0000\u00A0€], et pour tout emprunt, les deux signent.',
    ],
    ['4. Prélèvements', 'Chacun peut prélever [3\u00A0500\u00A0€] par mois sur les profits.'],
    [
      '5. Départ',
      'L’associé sortant donne [six mois] de préavis\u00A0; l’autre a priorité pour racheter sa part.',
    ],
    ['6. Valeur', 'La part est évaluée par [un comptable] et payée en [douze] versements.'],
  ],
  signatures: ['Premier associé', 'Second associé'],
}

export const contracts = { lease, employment, confidentiality, loan, sale, partnership }
