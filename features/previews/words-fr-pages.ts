import type { SheetWords } from './sheet-words.ts'

const plans = {
  schedule: {
    weeks: 'Semaine',
    steps: [
      'Préparation',
      'Commandes',
      'Livraison',
      'Installation',
      'Formation',
      'Essai',
      'Ouverture',
      'Bilan',
    ],
  },
  actionPlan: {
    weeks: 'Semaine',
    steps: [
      'Fixer le but',
      'Nommer un pilote',
      'Faire le point',
      'Choisir l’action',
      'Budgéter',
      'Lancer',
      'Suivre l’action',
      'Faire le bilan',
    ],
  },
  businessPlan: {
    lead: '[Entreprise] vend [produits] et les livre [le jour même]. Nous cherchons [85\u00A0000\u00A0€] pour une deuxième boutique.',
    chart: ['Année 1', 'Année 2', 'Année 3', 'Année 4'],
    sections: [
      [
        'Le marché',
        '[11\u00A0000] habitants à [dix] minutes à pied\u00A0; le concurrent le plus proche est à [deux] arrêts.',
      ],
      ['L’équipe', '[Deux] fondateurs, [24] ans de métier à eux deux, et [un comptable].'],
      ['Les finances', 'Équilibre au mois [14], à [71] clients par jour.'],
    ],
  },
  marketingPlan: {
    lead: 'D’ici [décembre], nous visons [400] nouveaux clients à [32\u00A0€] chacun au plus.',
    chart: ['Recherche', 'Réseau', 'Bulletin', 'Salons', 'Presse'],
    sections: [
      ['Notre clientèle', '[Petits commerces] qui commandent [chaque semaine].'],
      ['Notre message', 'En une phrase\u00A0: [livré avant votre ouverture].'],
      ['Nos mesures', 'Commandes par origine, le [premier] lundi de chaque mois.'],
    ],
  },
  proposal: {
    lead: 'Vous nous avez consultés sur [le besoin]. Nous proposons trois étapes, en [huit semaines].',
    chart: ['Actuel', 'Étape 1', 'Étape 2', 'Étape 3'],
    sections: [
      ['Ce que nous proposons', '[Ce qui se fait], dans l’ordre des étapes.'],
      ['Ce que vous obtenez', '[Le résultat], avant le [date].'],
      ['Ce que nous demandons', '[Le montant], et [ce qu’il faut d’autre], avant le [date].'],
    ],
  },
  report: {
    lead: '[Période] en une page, pour [lecteur] : ce qui a été examiné, ce qui en ressort et la suite à donner.',
    chart: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    sections: [
      ['Ce qui a été examiné', '[Sujet], du [date] au [date].'],
      ['Ce qui en ressort', '[Constats], avec les chiffres en [annexe].'],
      ['La suite', '[Prochaine étape], avant le [date] ; [nom] s’en charge.'],
    ],
  },
  organisation: {
    head: 'Direction',
    leads: ['Ventes', 'Atelier', 'Bureau'],
    roles: ['Terrain', 'En ligne', 'Contremaître', 'Apprentis', 'Comptabilité', 'Accueil'],
    note: 'Chaque case porte un nom et celui d’un suppléant. Tout changement est inscrit le jour même.',
  },
} satisfies Partial<SheetWords>

const texts = {
  handbook: {
    by: '[Entreprise]  ·  [Édition de mois et année]',
    chapters: [
      'Bienvenue',
      'Nos méthodes',
      'Horaires et congés',
      'Conduite',
      'Santé et sécurité',
      'En cas de problème',
    ],
  },
  policy: {
    sections: [
      [
        'Objet',
        'Cette politique dit comment [entreprise] traite le sujet ci-dessus, et qui décide.',
        [
          'Elle s’applique à [tout le personnel]',
          'Elle prend effet le [date]',
          'Elle est revue chaque année',
        ],
      ],
      [
        'Règles',
        '[Nom] répond aux questions et note ce qui est décidé.',
        [
          'Permis : [ce que chacun peut faire]',
          'Avec accord : [ce qu’il faut demander]',
          'Exclu : [ce qui est interdit à tous]',
        ],
      ],
      ['Manquements', 'Signalez-les à [nom]. Un signalement ne nuit jamais à son auteur.', []],
    ],
  },
  procedure: {
    sections: [
      ['But', 'Ce document s’adresse à [ses lecteurs] et traite de [son sujet].', []],
      [
        'Étape par étape',
        'Dans cet ordre :',
        [
          '[Ce qui se prépare, et par qui]',
          '[Ce qui se fait d’abord]',
          '[Ce qui se fait ensuite]',
          '[Qui vérifie le résultat]',
          '[Où cela est noté]',
        ],
      ],
      [
        'S’il reste une question',
        'Posez-la à [nom] et notez la réponse ici pour les suivants.',
        [],
      ],
    ],
  },
  job: {
    sections: [
      ['Le poste', 'Relève de [nom]. Dirige [trois] personnes. Travaille à [lieu].', []],
      [
        'Les tâches',
        'Au quotidien\u00A0:',
        [
          'Plan de la semaine en équipe',
          'Coûts limités à [12\u00A0000\u00A0€] par mois',
          'Réponse aux clients en un jour',
          'Bilan chaque [vendredi]',
        ],
      ],
      [
        'Le profil',
        'Ce qui compte plus que les diplômes\u00A0:',
        ['[Trois] ans à un poste semblable', 'Sens des chiffres et du contact', 'Bonne plume'],
      ],
    ],
  },
  interview: {
    lead: 'Candidature\u00A0: [nom]   Date\u00A0: [date]   Questions\u00A0: [nom]',
    questions: [
      'Pourquoi ce poste\u00A0?',
      'Décrivez une journée de votre travail actuel.',
      'Qu’y avez-vous changé, et comment\u00A0?',
      'Quand cela a-t-il mal tourné, et qu’avez-vous fait\u00A0?',
      'Qu’attendez-vous de nous pour réussir\u00A0?',
      'Quand débuteriez-vous\u00A0?',
    ],
  },
} satisfies Partial<SheetWords>

export const pages = { ...plans, ...texts }
