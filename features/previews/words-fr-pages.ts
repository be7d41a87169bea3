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
      'Convenir du but',
      'Nommer l’équipe',
      'Fixer le budget',
      'Concevoir',
      'Réaliser',
      'Tester à l’usage',
      'Corriger',
      'Livrer',
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
    lead: 'Vous souhaitez que [l’entrepôt] expédie [le jour même]. Nous proposons trois étapes, en [huit semaines].',
    chart: ['Actuel', 'Étape 1', 'Étape 2', 'Étape 3'],
    sections: [
      ['Notre travail', 'Mesurer, réorganiser les rayons, former [douze] personnes.'],
      ['Votre avantage', 'Commandé avant [14\u00A0h], expédié le jour même.'],
      ['Le prix', '[18\u00A0400\u00A0€], payés en trois fois, à la fin de chaque étape.'],
    ],
  },
  report: {
    lead: 'Le [troisième] trimestre en une page, pour [le conseil]. Les chiffres sont comparés à l’an passé.',
    chart: ['Janv.', 'Févr.', 'Mars', 'Avr.', 'Mai', 'Juin', 'Juil.', 'Août', 'Sept.'],
    sections: [
      ['Les réussites', 'Commandes en hausse de [8\u00A0%], retours à [1,9\u00A0%].'],
      ['Les difficultés', 'Livraisons\u00A0: [un] jour de plus en [août].'],
      ['Les décisions', 'Un second chauffeur dès [octobre].'],
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
        ['Elle s’applique à tous', 'Elle prend effet le [date]', 'Elle est revue chaque année'],
      ],
      [
        'Règles',
        'Ce qui est permis, ce qui exige une signature et ce qui est exclu.',
        [
          'Jusqu’à [200\u00A0€]\u00A0: libre',
          'Au-delà\u00A0: [responsable] signe',
          'Jamais\u00A0: dons d’argent',
        ],
      ],
      ['Manquements', 'Signalez-les à [nom]. Un signalement ne nuit jamais à son auteur.', []],
    ],
  },
  procedure: {
    sections: [
      [
        'Avant de commencer',
        'Il vous faut la liste du [date], la clé de [salle] et [20] minutes.',
        [],
      ],
      [
        'Étape par étape',
        'Dans l’ordre\u00A0:',
        [
          'Comparer la livraison à la commande',
          'Noter ce qui manque ou est abîmé',
          'Signer et garder une copie',
          'Enregistrer l’entrée le jour même',
          'Placer les plus anciens devant',
        ],
      ],
      ['En cas de problème', 'Arrêtez, laissez tout en l’état et appelez [nom].', []],
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
